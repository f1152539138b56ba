import Box from '@mui/material/Box';

import { FormField } from '../forms/FormField';
import { NativeSelectInput } from '../forms/NativeSelectInput';
import { formatPickupTime, timeChoices, type PickupTimes } from './pickup-times';

export interface PickupTimeFieldsProps {
  readonly times: PickupTimes;
  /** Whether no pickup is requested, so that times are disabled. */
  readonly isDisabled: boolean;
  readonly onChange: (times: PickupTimes) => void;
}

/** Ready and closing time of the pickup. */
export function PickupTimeFields({ times, isDisabled, onChange }: PickupTimeFieldsProps) {
  const options = timeChoices(times.ready, times.closing).map((time) => ({
    value: time,
    label: formatPickupTime(time),
  }));
  const field = (label: string, key: keyof PickupTimes) => (
    <FormField label={label}>
      {(attributes) => (
        <NativeSelectInput
          {...attributes}
          options={options}
          value={times[key]}
          isDisabled={isDisabled}
          onChange={(value) => {
            onChange({ ...times, [key]: value });
          }}
        />
      )}
    </FormField>
  );

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
      {field('Goods ready', 'ready')}
      {field('Closing time', 'closing')}
    </Box>
  );
}
