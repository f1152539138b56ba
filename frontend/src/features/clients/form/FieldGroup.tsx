import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Titled group of a form. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: '14px' }}>
      <Typography id={titleId} variant="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
