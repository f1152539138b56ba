import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A numbered step of the page. */
export function Step({ number, title, children }: StepProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={stepSx}>
      <Box component="span" aria-hidden className="number">
        {number}
      </Box>
      <Typography id={titleId} variant="h2" sx={{ lineHeight: '24px' }}>
        {title}
      </Typography>
      <Box sx={{ gridColumn: 2, display: 'grid', gap: 3, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const stepSx = {
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '12px 14px',
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    height: 24,
    borderRadius: '12px',
    fontWeight: 600,
    fontSize: '0.75rem',
    color: 'text.secondary',
    bgcolor: 'app.tone.neutral.bg',
  },
} as const;
