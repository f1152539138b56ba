import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

import type { FieldAttributes } from './FormField';

export interface NativeSelectInputProps extends FieldAttributes {
  /** For inputs without a visible label. */
  readonly 'aria-label'?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** Native select, for long lists in which users type to find an option. */
export function NativeSelectInput(props: NativeSelectInputProps) {
  const { options, value, isDisabled = false, onChange, ...field } = props;
  return (
    <NativeSelect
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      input={<OutlinedInput />}
      inputProps={field}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
