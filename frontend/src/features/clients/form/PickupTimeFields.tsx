import Box from '@mui/material/Box';

import { appClientFeatures, appClientTexts as texts } from '@contracts/texts/app/organisations';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { formatPickupTime, timeChoices } from '../../../shared/manifesting/pickup-times';
import type { ClientFormState } from './useClientForm';

/** CLIENT-28: default pickup window of new manifests. */
export const PickupTimeFields = ({ state }: { readonly state: ClientFormState }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, alignItems: 'start' }}>
    <TimeField field="preferredPickupStart" state={state} />
    <TimeField field="preferredPickupEnd" state={state} />
  </Box>
);

interface TimeFieldProps {
  readonly field: 'preferredPickupStart' | 'preferredPickupEnd';
  readonly state: ClientFormState;
}

function TimeField({ field, state: { form, visibleErrors, change } }: TimeFieldProps) {
  const value = form[field];
  const times = timeChoices(...(value === '' ? [] : [value]));
  return (
    <FormField label={appClientFeatures[field]} error={visibleErrors[field]}>
      {(attributes) => (
        <NativeSelectInput
          {...attributes}
          value={value}
          options={[
            { value: '', label: texts.selectTime },
            ...times.map((time) => ({ value: time, label: formatPickupTime(time) })),
          ]}
          onChange={(time) => {
            change({ [field]: time });
          }}
        />
      )}
    </FormField>
  );
}
