import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';

import type { TimeScrubberProps } from './time-scrubber.types';

/** Buttons to reach every event without dragging (WCAG 2.5.7). */
export function StepButtons({ events, at, isPlaying, onMove, onPlay }: TimeScrubberProps) {
  const last = events.length - 1;
  const moveTo = (index: number) => () => {
    onMove(index);
  };

  return (
    <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
      <StepButton label="Previous event" isDisabled={at <= 0} onClick={moveTo(at - 1)}>
        <ChevronLeft size={14} aria-hidden />
      </StepButton>
      <StepButton label={isPlaying ? 'Pause' : 'Play'} isDisabled={last < 1} onClick={onPlay}>
        {isPlaying ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
      </StepButton>
      <StepButton label="Next event" isDisabled={at >= last} onClick={moveTo(at + 1)}>
        <ChevronRight size={14} aria-hidden />
      </StepButton>
      <Button size="small" onClick={moveTo(last)}>
        Now
      </Button>
    </Box>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const StepButton = ({ label, isDisabled, onClick, children }: StepButtonProps) => (
  <IconButton
    size="small"
    aria-label={label}
    disabled={isDisabled}
    onClick={onClick}
    sx={{ border: 1, borderColor: 'app.lineStrong', bgcolor: 'background.paper' }}
  >
    {children}
  </IconButton>
);
