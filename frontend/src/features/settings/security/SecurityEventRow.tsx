import Box from '@mui/material/Box';

import { appSecurityLogTexts as texts } from '@contracts/texts/app/security-log';
import type { SecurityEventView } from '@contracts/views/security-log.view';

import { Tag } from '../../../shared/status/Tag';
import { DateText } from '../../../shared/text/values';

export interface SecurityEventRowProps {
  readonly event: SecurityEventView;
  /** The user whose log it is. */
  readonly userId: number;
}

/** One entry: event, actor if not the user, address and time. */
export function SecurityEventRow({ event, userId }: SecurityEventRowProps) {
  const { kind, outcome, details, address, at } = event;
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ flex: '2 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>
          {texts.kinds[kind]} {outcome === 'REFUSED' && <Tag tone="bad">{texts.denied}</Tag>}
        </Box>
        {details && <Box className="second">{details}</Box>}
        {event.userId !== userId && <Box className="second">{actorText(event)}</Box>}
      </Box>
      <Box sx={{ flex: '1 1 120px', overflowWrap: 'anywhere' }}>{address ?? texts.noAddress}</Box>
      <Box sx={{ flex: '0 1 190px' }}>
        <DateText value={at} show="date-time" />
      </Box>
    </Box>
  );
}

const actorText = ({ userName }: SecurityEventView) =>
  userName === null ? texts.byAnonymous : texts.by(userName);

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: 48,
  px: 3,
  py: 2,
  '& .second': { color: 'app.textMuted' },
} as const;
