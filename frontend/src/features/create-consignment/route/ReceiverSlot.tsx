import Box from '@mui/material/Box';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { formatPickupTime, timeChoices } from '../../../shared/manifesting/pickup-times';
import type { ConsignmentForm } from '../form/consignment-form';

export interface ReceiverSlotProps {
  /** HH:mm, or empty. */
  readonly from: string;
  readonly to: string;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<ConsignmentForm>) => void;
}

const none = { value: '', label: '--' };

/** Receiver's time slot: quarter hours, both ends or neither. */
export function ReceiverSlot({ from, to, error, onChange }: ReceiverSlotProps) {
  const options = [
    none,
    ...timeChoices(...[from, to].filter(Boolean)).map((value) => ({
      value,
      label: formatPickupTime(value),
    })),
  ];

  return (
    <FormField label="Receiver time slot" isOptional error={error}>
      {(field) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
          <NativeSelectInput
            {...field}
            options={options}
            value={from}
            onChange={(slotFrom) => {
              onChange({ slotFrom });
            }}
          />
          to
          <NativeSelectInput
            {...field}
            id={`${field.id}-end`}
            aria-label="End of the receiver time slot"
            options={options}
            value={to}
            onChange={(slotTo) => {
              onChange({ slotTo });
            }}
          />
        </Box>
      )}
    </FormField>
  );
}
