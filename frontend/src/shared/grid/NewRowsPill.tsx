import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUp } from 'lucide-react';

import type { PendingChanges } from './useStableRows';

export interface NewRowsPillProps extends PendingChanges {
  readonly onShow: () => void;
}

/** Says that others have added or removed rows, and shows them on request. */
export const NewRowsPill = ({ isBehind, growth, onShow }: NewRowsPillProps) => (
  <Box role="status" sx={placeSx}>
    {isBehind && (
      <Button size="small" variant="contained" onClick={onShow}>
        <ArrowUp size={13} strokeWidth={1.8} aria-hidden />
        {wordsFor(growth)}
      </Button>
    )}
  </Box>
);

/** Counts the net change: one row added and one removed leave the total unchanged. */
function wordsFor(growth: number): string {
  if (growth > 0) return `${growth} new, show`;
  return growth < 0 ? `${-growth} gone, show` : 'List has changed, show';
}

/** Overlays the first rows, so that nothing moves when it appears. */
const placeSx = {
  position: 'relative',
  zIndex: 3,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  '& .MuiButton-root': {
    mt: '42px',
    gap: '6px',
    borderRadius: '13px',
    boxShadow: (theme: {
      readonly vars?: { readonly palette: { app: { shadowFloat: string } } };
    }) => theme.vars?.palette.app.shadowFloat,
  },
} as const;
