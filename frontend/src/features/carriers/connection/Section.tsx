import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Titled section of the dialog. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: '14px' }}>
      <Typography id={id} variant="h3" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Two fields side by side, stacked on a phone. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={pairSx}>{children}</Box>
);

const pairSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: '14px',
} as const;

export const Remark = ({ children }: { readonly children: ReactNode }) => (
  <Typography sx={{ color: 'app.textMuted' }}>{children}</Typography>
);
