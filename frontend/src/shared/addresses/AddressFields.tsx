import Box from '@mui/material/Box';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appAddressTexts as texts } from '@contracts/texts/app/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { SegmentedControl } from '../forms/SegmentedControl';
import { FormField } from '../forms/FormField';
import { addressClassOf, looksLikePoBox } from './address-form';
import { AddressOwner } from './AddressOwner';
import { AddressTextInput } from './AddressTextInput';
import { SuburbPicker } from './SuburbPicker';
import type { AddressFormState } from './useAddressForm';

export interface AddressFieldsProps {
  readonly state: AddressFormState;
  readonly address: AddressView | null;
  readonly canChooseClient: boolean;
  /** Whether the company field is focused initially; defaults to true for a new address. */
  readonly takesFocus?: boolean;
}

/** Fields of an address (ADDR-25), in the usual order. */
export function AddressFields(props: AddressFieldsProps) {
  const { state, address, canChooseClient, takesFocus = address === null } = props;
  return (
    <Box sx={gridSx}>
      <AddressOwner state={state} address={address} canChooseClient={canChooseClient} />
      <Box className="wide">
        <AddressTextInput state={state} field="company" autoFocus={takesFocus} />
      </Box>
      <AddressType state={state} />
      <Box className="wide">
        <AddressTextInput state={state} field="addressLine1" />
      </Box>
      <Box className="wide">
        <AddressTextInput state={state} field="addressLine2" isOptional />
      </Box>
      <Box className="wide">
        <SuburbPicker
          label={texts.suburb}
          value={state.form.suburb}
          error={state.visibleErrors.suburb}
          onChange={(suburb) => {
            state.change({ suburb });
          }}
          onBlur={() => {
            state.leave('suburb');
          }}
        />
      </Box>
      <AddressTextInput state={state} field="contactName" isOptional />
      <AddressTextInput state={state} field="phoneNumber" isOptional type="tel" />
      <AddressTextInput state={state} field="email" isOptional type="email" />
      <AddressTextInput state={state} field="referenceId" isOptional />
      <Box className="wide">
        <AddressTextInput state={state} field="specialInstructions" isOptional isLong />
      </Box>
    </Box>
  );
}

/** ADDR-33, ADDR-34: PO box words in a line determine the type, and the form shows a note. */
function AddressType({ state: { form, change } }: Pick<AddressFieldsProps, 'state'>) {
  const isDetected = looksLikePoBox(form);
  return (
    <Box className="wide">
      <FormField label={texts.type} help={isDetected ? addressTexts.poBoxDetected : undefined}>
        {() => (
          <SegmentedControl
            label={texts.type}
            value={addressClassOf(form)}
            segments={[
              { value: 'BUSINESS', label: texts.business, isDisabled: isDetected },
              { value: 'RESIDENTIAL', label: texts.residential, isDisabled: isDetected },
              { value: 'PO_BOX', label: texts.poBox },
            ]}
            onChange={(addressClass) => {
              change({ addressClass });
            }}
          />
        )}
      </FormField>
    </Box>
  );
}

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: '14px 12px',
  px: 5,
  pb: 5,
  '& .wide': { gridColumn: '1 / -1', minWidth: 0 },
} as const;
