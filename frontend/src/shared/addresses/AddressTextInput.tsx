import Box from '@mui/material/Box';

import { addressLimits } from '@contracts/rules/address';
import { cleanInput } from '@contracts/rules/clean-text';
import { appAddressTexts } from '@contracts/texts/app/addresses';

import { TextInput } from '../forms/TextInput';
import type { AddressTextField } from './address-form';
import type { AddressFormState } from './useAddressForm';

export interface AddressTextInputProps {
  readonly state: AddressFormState;
  readonly field: AddressTextField;
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
  readonly type?: 'text' | 'tel' | 'email';
  readonly autoFocus?: boolean;
}

/** Text field of an address: cleaned while typing and on blur, with its message below. */
export function AddressTextInput(props: AddressTextInputProps) {
  const { state, field, isOptional, isLong, type, autoFocus } = props;
  const text = state.form[field];
  return (
    <TextInput
      label={appAddressTexts[field]}
      value={text}
      error={state.visibleErrors[field]}
      // not the user's own address: autofill would be wrong
      autoComplete="off"
      onChange={({ target }) => {
        state.change({ [field]: cleanInput(target.value) });
      }}
      onBlur={() => {
        state.leaveText(field);
      }}
      {...(isOptional && { isOptional })}
      {...(type && { type })}
      {...(autoFocus && { autoFocus })}
      {...(isLong && { multiline: true, minRows: 2, help: <CharacterCount text={text} /> })}
    />
  );
}

const CharacterCount = ({ text }: { readonly text: string }) => (
  <Box component="span" sx={{ display: 'block', textAlign: 'right' }}>
    {`${text.length}/${addressLimits.specialInstructions}`}
  </Box>
);
