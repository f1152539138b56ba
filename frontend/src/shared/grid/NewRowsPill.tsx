import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUp } from 'lucide-react';

export interface NewRowsPillProps {
  readonly arrived: number;
  readonly departed: number;
  readonly onShow: () => void;
}

/** Others have added or removed rows: says so, and shows them when asked. */
export const NewRowsPill = ({ arrived, departed, onShow }: NewRowsPillProps) => (
  <Box role="status" sx={placeSx}>
    {arrived + departed > 0 && (
      <Button size="small" variant="contained" onClick={onShow}>
        <ArrowUp size={13} strokeWidth={1.8} aria-hidden />
        {arrived > 0 ? `${arrived} new, show` : 'List has changed, show'}
      </Button>
    )}
  </Box>
);

/** Over the first rows, so that nothing moves when it comes. */
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
