import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { appHostKeyTexts as texts } from '@contracts/texts/app/host-keys';
import type { HostKeyView } from '@contracts/views/host-key.view';

import { LoadFailedAlert } from '../feedback/LoadFailedAlert';
import { useTimeZone } from '../session/useSession';
import { formatDateTime, interpolate } from '../text/format';
import type { HostKeyOwner } from './host-keys.api';
import { textsOf, useHostKey } from './useHostKey';

interface HostKeyPartProps {
  readonly owner: HostKeyOwner;
  /** Whether the user may pin another key, or forget the pinned one. */
  readonly canChange: boolean;
  /** As typed. */
  readonly server: string;
  readonly port: string;
  /** A fingerprint entered with the carrier takes precedence over the pinned one. */
  readonly entered?: string;
}

/** Pinned host key of the entered SSH server. */
export function HostKeyPart({ entered = '', ...key }: HostKeyPartProps) {
  if (key.server.trim() === '') return null;
  return (
    <Box role="group" aria-label={texts.title} sx={{ display: 'grid', gap: '5px' }}>
      <FormLabel component="span">{texts.title}</FormLabel>
      {entered.startsWith('SHA256:') ? (
        <FingerprintWithNote fingerprint={entered} note={texts.entered} />
      ) : (
        <FirstConnectionKey {...key} />
      )}
    </Box>
  );
}

function FirstConnectionKey({ canChange, ...location }: Omit<HostKeyPartProps, 'entered'>) {
  const { reload, isLoaded, hostKey, accept, forget } = useHostKey(location);
  if (reload) return <LoadFailedAlert message={texts.failed} onRetry={reload} />;
  if (!hostKey) return isLoaded && <Note>{texts.notSeenYet}</Note>;
  const changes = {
    onAccept: () => void accept(hostKey),
    onForget: () => void forget(hostKey),
  };
  return (
    <PinnedKey hostKey={hostKey} words={textsOf(location.owner)} {...(canChange && changes)} />
  );
}

interface PinnedKeyProps {
  readonly words: ReturnType<typeof textsOf>;
  readonly hostKey: HostKeyView;
  readonly onAccept?: () => void;
  readonly onForget?: () => void;
}

function PinnedKey({ words, hostKey, onAccept, onForget }: PinnedKeyProps) {
  const zone = useTimeZone();
  const { fingerprint, acceptedBy, pinnedAt, refused } = hostKey;
  const date = formatDateTime(pinnedAt, zone);
  const note =
    acceptedBy === null
      ? interpolate(texts.pinnedOnFirstConnection, { date })
      : interpolate(texts.accepted, { date, name: acceptedBy });
  return (
    <>
      <FingerprintWithNote fingerprint={fingerprint} note={note} />
      {refused && (
        <Alert severity="error">
          <Typography>
            {interpolate(texts.changed, { date: formatDateTime(refused.at, zone) })}
          </Typography>
          <Box component="dl" sx={comparisonSx}>
            <dt>{texts.pinnedKey}</dt>
            <Box component="dd" sx={keySx}>
              {fingerprint}
            </Box>
            <dt>{texts.shownKey}</dt>
            <Box component="dd" sx={keySx}>
              {refused.fingerprint}
            </Box>
          </Box>
          <Typography>{words.compare}</Typography>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {refused && onAccept && <Button onClick={onAccept}>{words.accept}</Button>}
        {onForget && <Button onClick={onForget}>{texts.forget}</Button>}
      </Box>
    </>
  );
}

const FingerprintWithNote = ({
  fingerprint,
  note,
}: {
  readonly fingerprint: string;
  readonly note: string;
}) => (
  <>
    <Box sx={keySx}>{fingerprint}</Box>
    <Note>{note}</Note>
  </>
);

const Note = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" sx={{ color: 'app.textMuted' }}>
    {children}
  </Typography>
);

const keySx: SxProps<Theme> = {
  m: 0,
  minWidth: 0,
  typography: 'mono',
  overflowWrap: 'anywhere',
};

const comparisonSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 1,
  my: 2,
};
