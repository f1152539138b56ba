import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

import { FormField } from '../../shared/forms/FormField';

export interface IdSelectProps {
  readonly label: string;
  /** Label of the empty option. */
  readonly unset: string;
  readonly value: number | null;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onChange: (id: number | null) => void;
}

/** Select of a record by id; disabled while it depends on another choice. */
export function IdSelect(props: IdSelectProps) {
  const { label, unset, value, options, isDisabled = false, error, onRetry, onChange } = props;
  return (
    <FormField label={label} error={error} onRetry={onRetry}>
      {(field) => (
        <NativeSelect
          value={String(value ?? '')}
          disabled={isDisabled}
          error={error !== undefined}
          onChange={({ target }) => {
            onChange(target.value === '' ? null : Number(target.value));
          }}
          input={<OutlinedInput />}
          inputProps={field}
        >
          <option value="">{unset}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
