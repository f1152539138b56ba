import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FormSectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly remark?: ReactNode;
  /** At the right end of the title's line. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A white card of the form. */
export function FormSection({ title, remark, tools, children }: FormSectionProps) {
  return (
    <Box component="section" aria-label={title} sx={sectionSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 30, mb: 2 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {remark}
        <Box sx={{ flex: 1 }} />
        {tools}
      </Box>
      {children}
    </Box>
  );
}

const sectionSx = {
  p: { xs: 3, sm: '14px' },
  pt: { xs: 2, sm: '6px' },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  minWidth: 0,
} as const;
