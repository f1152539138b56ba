import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface SlideOpenProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Fields that depend on a switch: they slide open below it and are removed when it is off. */
export const SlideOpen = ({ isOpen, children }: SlideOpenProps) =>
  isOpen ? (
    <Box sx={slideSx}>
      <div>
        <Box sx={contentSx}>{children}</Box>
      </div>
    </Box>
  ) : null;

const slide = keyframes`from { grid-template-rows: 0fr; opacity: 0; }`;

const slideSx = {
  display: 'grid',
  gridTemplateRows: '1fr',
  bgcolor: 'app.sunken',
  animation: `${slide} 160ms ease-out`,
  '& > div': { minHeight: 0, overflow: 'hidden' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

/** Aligns a nested switch with the fields. */
const contentSx = {
  display: 'grid',
  gap: '14px',
  p: 3,
  '& .feature': { p: 0 },
} as const;
