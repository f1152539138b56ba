import Box from '@mui/material/Box';
import { Check, Truck } from 'lucide-react';

import { trackingTexts } from '@contracts/texts/spec/tracking';

import { DateText } from '../text/values';
import { SpecText } from '../text/SpecText';
import { vars } from '../theme/vars';
import type { TrackingStep } from './tracking-steps';

export interface TrackingStepperProps {
  readonly steps: readonly TrackingStep[];
  /** Shown below the last step while it is pending. */
  readonly due: string | null;
  /** IANA name; zone of the sender (TRK-26). */
  readonly zone: string;
}

/** Whether the step is current; the last one even when completed, since nothing follows it. */
const isCurrent = ({ state }: TrackingStep, index: number, count: number): boolean =>
  state === 'active' || (state === 'completed' && index === count - 1);

/** The five steps as an ordered list; the current one is `aria-current`. */
export function TrackingStepper({ steps, due, zone }: TrackingStepperProps) {
  return (
    <Box component="ol" aria-label={trackingTexts.title} sx={listSx}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step.name}
          data-state={step.state}
          aria-current={isCurrent(step, index, steps.length) ? 'step' : undefined}
          sx={stepSx}
        >
          <Box className="dot" aria-hidden>
            {step.state === 'completed' && <Check size={13} strokeWidth={2.4} />}
            {step.state === 'active' && <Truck size={13} strokeWidth={1.8} />}
          </Box>
          <Box className="name">
            <SpecText>{trackingTexts.steps[step.name]}</SpecText>
          </Box>
          <Box className="time">
            {step.at && <DateText value={step.at} show="date-minute" zone={zone} />}
            {step.location && <div>{step.location}</div>}
            {!step.at && due && index === steps.length - 1 && (
              <>
                Due <DateText value={due} />
              </>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listSx = {
  display: 'flex',
  listStyle: 'none',
  m: 0,
  px: { xs: 2, sm: 4 },
  py: '18px',
  bgcolor: 'app.sunken',
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const stepSx = {
  flex: 1,
  minWidth: 0,
  position: 'relative',
  textAlign: 'center',
  typography: 'body2',
  color: 'app.textMuted',
  '& .dot': {
    width: 24,
    height: 24,
    mx: 'auto',
    mb: '6px',
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    zIndex: 1,
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'app.lineStrong',
    bgcolor: 'background.paper',
  },
  '& .name': { fontWeight: 500 },
  // A phone has no room for five times; they are in the table below.
  '& .time': {
    display: { xs: 'none', sm: 'block' },
    minHeight: 18,
    fontSize: '0.75rem',
    overflowWrap: 'anywhere',
  },
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 11,
    right: '50%',
    width: '100%',
    height: 2,
    bgcolor: 'app.lineStrong',
  },
  '&[data-state="completed"], &[data-state="active"]': {
    '& .name': { color: 'text.primary' },
    '&::before': { bgcolor: 'app.tone.done.glyph' },
  },
  '&[data-state="completed"] .dot': {
    borderColor: 'app.tone.done.glyph',
    bgcolor: 'app.tone.done.glyph',
    color: 'background.paper',
  },
  '&[data-state="active"] .dot': {
    borderColor: 'app.tone.move.glyph',
    color: 'app.tone.move.glyph',
    boxShadow: (theme: Parameters<typeof vars>[0]) => `0 0 0 4px ${vars(theme).app.tone.move.bg}`,
  },
} as const;
