import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

import { FormField } from '../../shared/forms/FormField';

export interface IdSelectProps {
  readonly label: string;
  /** Label of the empty option. */
  readonly unset: string;
  readonly value: number | null;
  readonly options: readonly Option[];
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onChange: (id: number | null) => void;
}

interface Option {
  readonly id: number;
  readonly name: string;
}

/** Keeps the chosen option in the list when another user has since taken it: the choice stays visible. */
function useOptions(options: readonly Option[], value: number | null) {
  const [chosen, setChosen] = useState<Option | null>(null);
  const isListed = options.some(({ id }) => id === value);
  const isTaken = !isListed && chosen !== null && chosen.id === value;
  return {
    shown: isTaken ? [...options, chosen] : options,
    remember: (id: number | null) => {
      setChosen(options.find((option) => option.id === id) ?? null);
    },
  };
}

/** Select of a record by id; disabled while it depends on another choice. */
export function IdSelect(props: IdSelectProps) {
  const { label, unset, value, options, isDisabled = false, error, onRetry, onChange } = props;
  const { shown, remember } = useOptions(options, value);
  return (
    <FormField label={label} error={error} onRetry={onRetry}>
      {(field) => (
        <NativeSelect
          value={String(value ?? '')}
          disabled={isDisabled}
          error={error !== undefined}
          onChange={({ target }) => {
            const id = target.value === '' ? null : Number(target.value);
            remember(id);
            onChange(id);
          }}
          input={<OutlinedInput />}
          inputProps={field}
        >
          <option value="">{unset}</option>
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
