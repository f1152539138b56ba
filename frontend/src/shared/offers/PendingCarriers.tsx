import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

import { liveRateTexts as texts } from '@contracts/texts/app/live-rates';

import { messageOf } from '../api/api-error';
import { interpolate } from '../text/format';

interface PendingCarriersProps {
  /** Display names. */
  readonly pending: readonly string[];
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Lists carriers that have not sent a price yet, below the offers so that no row moves. */
export function PendingCarriers({ pending, error, onRetry }: PendingCarriersProps) {
  return (
    <Box role="status" sx={listSx}>
      {pending.map((carrier, index) => (
        <Box key={`${carrier} ${index}`} className="row">
          <CircularProgress size={14} aria-hidden />
          {interpolate(texts.pricing, { carrier })}
        </Box>
      ))}
      {error !== undefined && (
        <Box className="row">
          {messageOf(error, texts.askFailed)}
          <Button variant="text" size="small" onClick={onRetry}>
            {texts.askAgain}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const listSx = {
  display: 'grid',
  gap: '6px',
  '&:not(:empty)': { mt: '6px' },
  '& .row': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 40,
    px: '12px',
    border: '1px dashed',
    borderColor: 'app.lineStrong',
    borderRadius: '10px',
    color: 'text.secondary',
  },
} as const;
