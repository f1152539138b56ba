import Box from '@mui/material/Box';

import { addressLimits } from '@contracts/rules/address';
import { cleanTyped } from '@contracts/rules/clean-text';
import { ownAddressTexts } from '@contracts/texts/own-screens';

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

/** One text of an address: cleaned as it is typed and when it is left, its message below it. */
export function AddressTextInput(props: AddressTextInputProps) {
  const { state, field, isOptional, isLong, type, autoFocus } = props;
  const text = state.form[field];
  return (
    <TextInput
      label={ownAddressTexts[field]}
      value={text}
      error={state.shown[field]}
      // somebody else's place: the browser's own address would only be wrong
      autoComplete="off"
      onChange={({ target }) => {
        state.change({ [field]: cleanTyped(target.value) });
      }}
      onBlur={() => {
        state.leaveText(field);
      }}
      {...(isOptional && { isOptional })}
      {...(type && { type })}
      {...(autoFocus && { autoFocus })}
      {...(isLong && { multiline: true, minRows: 2, help: <Length text={text} /> })}
    />
  );
}

const Length = ({ text }: { readonly text: string }) => (
  <Box component="span" sx={{ display: 'block', textAlign: 'right' }}>
    {`${text.length}/${addressLimits.specialInstructions}`}
  </Box>
);
