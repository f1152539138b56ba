import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo } from 'react';

import { addressLimits } from '@contracts/rules/address';
import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';

import { TextInput } from '../../../shared/forms/TextInput';
import type { ConsignmentForm } from '../form/consignment-form';
import { FormSection } from '../form/FormSection';
import type { ConsignmentFormState } from '../form/useConsignmentForm';

export interface DeliverySectionProps {
  readonly state: ConsignmentFormState;
}

/** Delivery instructions and options. */
export function DeliverySection({ state }: DeliverySectionProps) {
  const { form, change } = state;
  return (
    <FormSection title="Delivery details">
      <Instructions state={state} />
      <Box sx={{ display: 'grid', justifyItems: 'start', mt: 3, gap: '6px' }}>
        <Choice
          field="isTailgateRequired"
          label="Tailgate required"
          isOn={form.isTailgateRequired}
          change={change}
        />
        <Choice
          field="authorityToLeave"
          label="Authority to leave"
          isOn={form.authorityToLeave}
          change={change}
        />
      </Box>
    </FormSection>
  );
}

function Instructions({ state: { form, change } }: DeliverySectionProps) {
  const { specialInstructions, receiver } = form;
  const isCopied =
    specialInstructions !== '' && receiver?.specialInstructions === specialInstructions;

  return (
    <TextInput
      label="Special instructions"
      isOptional
      multiline
      minRows={2}
      value={specialInstructions}
      inputProps={{ maxLength: addressLimits.specialInstructions }}
      onChange={({ target }) => {
        change({ specialInstructions: target.value });
      }}
      help={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>{isCopied && consignmentFormTexts.copiedFromDelivery}</span>
          <span>{`${specialInstructions.length}/${addressLimits.specialInstructions}`}</span>
        </Box>
      }
    />
  );
}

interface ChoiceProps {
  readonly field: 'isTailgateRequired' | 'authorityToLeave';
  readonly label: string;
  readonly isOn: boolean;
  readonly change: (part: Partial<ConsignmentForm>) => void;
}

/** Memoised: typing the instructions does not re-render it. */
const Choice = memo(function Choice({ field, label, isOn, change }: ChoiceProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={isOn}
          onChange={(_event, isNowOn) => {
            change({ [field]: isNowOn });
          }}
        />
      }
    />
  );
});
