import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { focusRing, vars } from '../theme/vars';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Single choice of a few options, side by side; radio buttons, so arrow keys move between them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, segments, onChange } = props;
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={label} sx={groupSx}>
      {segments.map(({ value: segmentValue, label: text, icon: Icon, isDisabled }) => (
        <Box
          component="label"
          key={segmentValue}
          data-on={segmentValue === value}
          data-off={isDisabled}
        >
          <input
            type="radio"
            name={name}
            value={segmentValue}
            checked={segmentValue === value}
            disabled={isDisabled}
            onChange={() => {
              onChange(segmentValue);
            }}
          />
          {Icon && <Icon size={14} strokeWidth={1.6} aria-hidden />}
          {text}
        </Box>
      ))}
    </Box>
  );
}

const groupSx: SxProps<Theme> = {
  display: 'inline-flex',
  maxWidth: 1,
  p: '2px',
  gap: '2px',
  borderRadius: '8px',
  bgcolor: 'app.tone.neutral.bg',
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: { xs: 44, sm: 26 },
    px: '10px',
    borderRadius: '6px',
    fontSize: '0.8125rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'text.secondary',
  },
  '& label[data-on="true"]': {
    color: 'text.primary',
    bgcolor: 'background.paper',
    boxShadow: (theme) => `0 0 0 1px ${vars(theme).app.line}, ${vars(theme).app.shadowSmall}`,
  },
  '& label[data-off="true"]': { color: 'app.textMuted', cursor: 'default' },
  '& label:has(:focus-visible)': focusRing,
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
};
