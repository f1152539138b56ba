import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';

import { appTexts } from '@contracts/texts/app/common';

import { api, apiTags } from '../../../shared/api/api';
import { useLiveState, type LiveStatus } from '../../../shared/live/live-state';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime } from '../../../shared/text/format';

const styles = {
  live: { label: appTexts.live, tone: 'done' },
  connecting: { label: appTexts.connecting, tone: 'neutral' },
  reconnecting: { label: appTexts.reconnecting, tone: 'warn' },
  offline: { label: appTexts.offline, tone: 'neutral' },
} as const satisfies Record<LiveStatus, { label: string; tone: string }>;

/** Shown in the header, except on phones, where there is no space for it. */
export const LivePill = () => (
  <Box role="status" sx={{ display: { xs: 'none', sm: 'block' } }}>
    <LiveState />
  </Box>
);

/** Shown below the header on phones while the connection is lost. */
export function LostConnection() {
  const { status } = useLiveState();
  const isLost = status === 'reconnecting' || status === 'offline';
  return (
    <Box role="status" sx={{ display: { sm: 'none' }, px: 3, pb: isLost ? 2 : 0 }}>
      {isLost && <LiveState />}
    </Box>
  );
}

/** State of the live connection, as text and colour. */
function LiveState() {
  const { status, lastLiveAt } = useLiveState();
  const zone = useTimeZone();
  const { label, tone } = styles[status];
  const isOffline = status === 'offline';
  const isLastLiveShown = isOffline && lastLiveAt !== null;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={pillSx(tone)}>
        <i aria-hidden />
        {label}
        {isLastLiveShown && ` · ${formatTime(new Date(lastLiveAt).toISOString(), zone)}`}
      </Box>
      {isOffline && <RefreshButton />}
    </Box>
  );
}

function RefreshButton() {
  const dispatch = useDispatch();
  return (
    <Button
      size="small"
      onClick={() => {
        dispatch(api.util.invalidateTags([...apiTags]));
      }}
    >
      {appTexts.refresh}
    </Button>
  );
}

const pillSx = (tone: string) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  height: 26,
  pl: 2,
  pr: '9px',
  borderRadius: '13px',
  typography: 'label',
  whiteSpace: 'nowrap',
  color: `app.tone.${tone}.fg`,
  bgcolor: `app.tone.${tone}.bg`,
  '& i': {
    width: 7,
    height: 7,
    borderRadius: '50%',
    color: `app.tone.${tone}.glyph`,
    bgcolor: 'currentColor',
    boxShadow: '0 0 0 3px color-mix(in srgb, currentColor 22%, transparent)',
  },
});
