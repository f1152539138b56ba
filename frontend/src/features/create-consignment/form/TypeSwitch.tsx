import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ArrowUpFromLine, CornerUpLeft, Waypoints, type LucideIcon } from 'lucide-react';

import type { FormType } from '../../../shared/navigation/consignment-paths';

export interface TypeSwitchProps {
  readonly value: FormType;
  readonly onChange: (type: FormType) => void;
}

const kinds: readonly (readonly [FormType, string, LucideIcon])[] = [
  ['DEFAULT', 'Consignment', ArrowUpFromLine],
  ['RETURN', 'Return', CornerUpLeft],
  ['THIRD_PARTY', 'Third Party', Waypoints],
];

/** CON-06: consignment type of the form; items and references are kept. */
export const TypeSwitch = ({ value, onChange }: TypeSwitchProps) => (
  <ToggleButtonGroup
    exclusive
    value={value}
    aria-label="Consignment type"
    onChange={(_event, type: FormType | null) => {
      if (type) onChange(type);
    }}
  >
    {kinds.map(([type, label, Icon]) => (
      <ToggleButton key={type} value={type} sx={{ gap: '7px', whiteSpace: 'nowrap' }}>
        <Icon size={14} strokeWidth={1.6} aria-hidden />
        {label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
