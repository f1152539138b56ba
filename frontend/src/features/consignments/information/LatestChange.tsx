import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { History } from 'lucide-react';

import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { HistoryEventView } from '@contracts/views/history.view';

import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatDateTime, interpolate } from '../../../shared/text/format';

export interface LatestChangeProps {
  readonly consignmentId: number;
  readonly event: HistoryEventView;
}

/** Latest change, with a link to its entry in the history. */
export function LatestChange({ consignmentId, event }: LatestChangeProps) {
  const zone = useTimeZone();
  const history = useRecordDialog('history');
  const at = formatDateTime(event.at, zone, { seconds: false });
  return (
    <Box sx={latestSx}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
        <History size={14} aria-hidden />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <b>{event.summary}</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {interpolate(texts.latest, { name: event.actor.name, at })}
        </Box>
      </Box>
      <Button
        size="small"
        variant="text"
        onClick={() => {
          history.open(`consignment-${consignmentId}`, event.revision);
        }}
        sx={{ flex: 'none', color: 'app.link' }}
      >
        {texts.seeChange}
      </Button>
    </Box>
  );
}

const latestSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: 1,
  typography: 'body2',
  '@media print': { display: 'none' },
} as const;
