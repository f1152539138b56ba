import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

import { withoutInvisible } from '@contracts/rules/clean-text';

import { FormField } from './FormField';

export interface TextInputProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Shows the invalid state without a message. */
  readonly isInvalid?: boolean;
}

/** Labelled text field with help or an error below. */
export function TextInput({
  label,
  isOptional,
  help,
  error,
  isInvalid,
  ref,
  ...input
}: TextInputProps) {
  return (
    <FormField
      label={label}
      error={error}
      help={help}
      {...(isOptional && { isOptional })}
      {...(input.id !== undefined && { id: input.id })}
    >
      {(field) => (
        <OutlinedInput
          fullWidth
          {...input}
          onChange={(event) => {
            if (input.type !== 'password') clean(event.target);
            input.onChange?.(event);
          }}
          inputRef={ref}
          error={error !== undefined || isInvalid === true}
          inputProps={{
            ...input.inputProps,
            ...field,
            ...(isInvalid && { 'aria-invalid': true }),
          }}
        />
      )}
    </FormField>
  );
}

/** Pasted control characters would stay in the field until the server removes them. */
function clean(field: HTMLInputElement | HTMLTextAreaElement): void {
  const shown = withoutInvisible(field.value);
  if (shown !== field.value) field.value = shown;
}
