import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';

import { ownRoleTexts as words } from '@contracts/texts/own-users';

import { FormField } from '../../../shared/forms/FormField';

export interface Place {
  readonly id: number;
  readonly name: string;
}

export interface PlacePickerProps {
  readonly label: string;
  readonly places: readonly Place[];
  readonly chosen: readonly number[];
  /** Choosing another lets the first one go. */
  readonly isSingle: boolean;
  readonly isDisabled: boolean;
  /** Why it cannot be used, or what went wrong. */
  readonly help?: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

/** A customer may have thousands of clients: a few are drawn at a time, and typing finds the others. */
const firstFew = createFilterOptions<Place>({ limit: 60, stringify: ({ name }) => name });

/** Clients or customers, as many as are wanted, found by typing. */
export function PlacePicker(props: PlacePickerProps) {
  const { label, places, chosen, isSingle, isDisabled, help, onChange } = props;
  return (
    <FormField label={label} help={help}>
      {(field) => (
        <Autocomplete<Place, true>
          multiple
          disableCloseOnSelect={!isSingle}
          disabled={isDisabled}
          id={field.id}
          options={places}
          filterOptions={firstFew}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          value={places.filter(({ id }) => chosen.includes(id))}
          onChange={(_event, picked) => {
            const ids = picked.map(({ id }) => id);
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
              placeholder={chosen.length === 0 && !isDisabled ? words.pick : ''}
              inputProps={{ ...slotProps.htmlInput, ...field, autoComplete: 'off' }}
            />
          )}
        />
      )}
    </FormField>
  );
}

/** As the tags of the cards: square, quiet. */
const chipSx = {
  height: 22,
  borderRadius: '5px',
  bgcolor: 'app.tone.neutral.bg',
  color: 'app.tone.neutral.fg',
  typography: 'label',
  '& .MuiChip-deleteIcon': { m: '0 5px 0 0', width: 12, color: 'inherit' },
} as const;
