import OutlinedInput from '@mui/material/OutlinedInput';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';

import type { FieldAttributes } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import type { RulesField } from '../plan/rules-plan.types';

export interface RulesInputProps {
  readonly field: RulesField;
  readonly value: string;
  /** Adds an accessible name where there is no visible label. */
  readonly isNamed?: boolean;
  readonly attributes: Partial<FieldAttributes>;
  readonly onChange: (value: string) => void;
}

/** Number or select; either may be blank. */
export function RulesInput({ field, value, isNamed, attributes, onChange }: RulesInputProps) {
  const name = isNamed ? { 'aria-label': field.label } : {};
  if (field.choices)
    return (
      <NativeSelectInput
        id={field.name}
        {...attributes}
        {...name}
        value={value}
        options={[{ value: '', label: texts.unset }, ...field.choices]}
        onChange={onChange}
      />
    );
  return (
    <OutlinedInput
      fullWidth
      value={value}
      autoComplete="off"
      inputProps={{ id: field.name, ...attributes, ...name, inputMode: 'decimal' }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
