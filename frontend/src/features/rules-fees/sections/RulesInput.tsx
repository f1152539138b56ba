import OutlinedInput from '@mui/material/OutlinedInput';

import { ownRulesTexts as words } from '@contracts/texts/own-rules';

import type { FieldWiring } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import type { RulesField } from '../plan/rules-plan.types';

export interface RulesInputProps {
  readonly field: RulesField;
  readonly value: string;
  /** Names it where no label stands above. */
  readonly isNamed?: boolean;
  readonly wiring: Partial<FieldWiring>;
  readonly onChange: (value: string) => void;
}

/** A number or a choice; either may be left blank. */
export function RulesInput({ field, value, isNamed, wiring, onChange }: RulesInputProps) {
  const name = isNamed ? { 'aria-label': field.label } : {};
  if (field.choices)
    return (
      <NativeSelectInput
        id={field.name}
        {...wiring}
        {...name}
        value={value}
        options={[{ value: '', label: words.unset }, ...field.choices]}
        onChange={onChange}
      />
    );
  return (
    <OutlinedInput
      fullWidth
      value={value}
      autoComplete="off"
      inputProps={{ id: field.name, ...wiring, ...name, inputMode: 'decimal' }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
