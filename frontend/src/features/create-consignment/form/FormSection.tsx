import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FormSectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly remark?: ReactNode;
  /** Right of the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Card of the form, with a heading. */
export function FormSection({ title, remark, tools, children }: FormSectionProps) {
  return (
    <Box component="section" aria-label={title} sx={sectionSx}>
      <Box sx={headSx}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {remark}
        {tools && <Box className="tools">{tools}</Box>}
      </Box>
      {children}
    </Box>
  );
}

/** The tools stay together, below the title if there is no room beside it. */
const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: 30,
  mb: 2,
  '& .tools': { display: 'flex', gap: 2, ml: 'auto' },
} as const;

const sectionSx = {
  p: { xs: 3, sm: '14px' },
  pt: { xs: 2, sm: '6px' },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  minWidth: 0,
} as const;
