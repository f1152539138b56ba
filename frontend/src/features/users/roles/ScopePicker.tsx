import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';

import { appRoleTexts as texts } from '@contracts/texts/app/users';

import { FormField } from '../../../shared/forms/FormField';

export interface RoleScope {
  readonly id: number;
  readonly name: string;
}

export interface ScopePickerProps {
  readonly label: string;
  readonly scopes: readonly RoleScope[];
  readonly chosen: readonly number[];
  /** Single selection: a new one replaces the previous one. */
  readonly isSingle: boolean;
  readonly isDisabled: boolean;
  /** Reason it is disabled, or the error. */
  readonly help?: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

/** A customer may have thousands of clients: limits the options rendered; typing finds the others. */
const filterOptions = createFilterOptions<RoleScope>({ limit: 60, stringify: ({ name }) => name });

/** Multi-select of clients or customers, with search. */
export function ScopePicker(props: ScopePickerProps) {
  const { label, scopes, chosen, isSingle, isDisabled, help, onChange } = props;
  return (
    <FormField label={label} help={help}>
      {(field) => (
        <Autocomplete<RoleScope, true>
          multiple
          disableCloseOnSelect={!isSingle}
          disabled={isDisabled}
          id={field.id}
          options={scopes}
          filterOptions={filterOptions}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          value={scopes.filter(({ id }) => chosen.includes(id))}
          onChange={(_event, selected) => {
            const ids = selected.map(({ id }) => id);
            onChange(isSingle ? ids.filter((id) => !chosen.includes(id) || ids.length === 1) : ids);
          }}
          forcePopupIcon={false}
          slotProps={{
            chip: { deleteIcon: <X size={12} aria-hidden />, sx: chipSx },
            clearIndicator: { sx: { display: 'none' } },
          }}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              {...params}
              {...slotProps.input}
              fullWidth
              placeholder={chosen.length === 0 && !isDisabled ? texts.select : ''}
              inputProps={{ ...slotProps.htmlInput, ...field, autoComplete: 'off' }}
            />
          )}
        />
      )}
    </FormField>
  );
}

/** Styled like the tags of the cards. */
const chipSx = {
  height: 22,
  borderRadius: '5px',
  bgcolor: 'app.tone.neutral.bg',
  color: 'app.tone.neutral.fg',
  typography: 'label',
  '& .MuiChip-deleteIcon': { m: '0 5px 0 0', width: 12, color: 'inherit' },
} as const;
