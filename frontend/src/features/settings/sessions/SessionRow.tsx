import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Laptop, Smartphone, Tablet, Terminal } from 'lucide-react';

import { appSessionTexts as texts } from '@contracts/texts/app/settings';
import type { UserSessionView } from '@contracts/views/user-session.view';

import { useTimeZone } from '../../../shared/session/useSession';
import { formatDateTime } from '../../../shared/text/format';

const icons = { desktop: Laptop, phone: Smartphone, tablet: Tablet, program: Terminal } as const;

export interface SessionRowProps {
  readonly session: UserSessionView;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** One session: device, address, last use, and a button to end it. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const zone = useTimeZone();
  const { device, kind, address, isCurrent, lastUsedAt, createdAt } = session;
  const Icon = icons[kind];
  const name = device ?? texts.unknownDevice;
  const formatInstant = (instant: string) => formatDateTime(instant, zone, { seconds: false });
  const since = texts.since(formatInstant(createdAt));

  return (
    <Box component="li" sx={rowSx}>
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      <Box sx={{ flex: '2 1 160px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 500 }}>{name}</Box>
        <Box className="second">
          {isCurrent && `${texts.thisOne}, `}
          {since}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 120px', overflowWrap: 'anywhere' }}>{address ?? texts.noAddress}</Box>
      <Box sx={{ flex: '1 1 150px' }}>
        {isCurrent ? texts.now : texts.lastUsed(formatInstant(lastUsedAt))}
      </Box>
      {isCurrent ? (
        <Chip size="small" color="success" label={texts.current} />
      ) : (
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={texts.endOne(name, since)}
          onClick={onEnd}
          sx={{ minHeight: { xs: 44, md: 30 } }}
        >
          {texts.end}
        </Button>
      )}
    </Box>
  );
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  minHeight: 56,
  px: 3,
  py: 2,
  '& > svg': { flex: 'none', color: 'app.textMuted' },
  '& .second': { color: 'app.textMuted' },
} as const;
