import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Controls under one heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
      <Typography id={titleId} variant="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
