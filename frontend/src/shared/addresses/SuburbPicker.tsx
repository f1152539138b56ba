import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appAddressTexts } from '@contracts/texts/app/addresses';
import { MIN_SEARCH_LENGTH } from '@contracts/rules/address';
import type { SuburbView } from '@contracts/views/address.view';

import { useDebounced } from '../commands/useDebounced';
import { SEARCH_DEBOUNCE_MS } from '../filters/SearchBox';
import { SEARCH_MAX_LENGTH } from '../filters/filter-config';
import { FormField } from '../forms/FormField';
import { useSearchSuburbsQuery } from './addresses.api';
import { suburbText } from './suburb-text';

export interface SuburbPickerProps {
  readonly label: string;
  readonly value: SuburbView | null;
  readonly error?: string | undefined;
  readonly onChange: (suburb: SuburbView | null) => void;
  readonly onBlur?: () => void;
}

/** Finds a suburb by three or more letters or digits (ADDR-47, ADDR-49, ADDR-52). */
export function SuburbPicker({ label, value, error, onChange, onBlur }: SuburbPickerProps) {
  const [typed, setTyped] = useState(value ? suburbText(value) : '');
  const { options, isWaiting, emptyText } = useSuburbs(typed.trim(), value);

  return (
    <FormField label={label} error={error}>
      {(field) => (
        <Autocomplete<SuburbView>
          id={field.id}
          options={options}
          filterOptions={(found) => found}
          getOptionLabel={suburbText}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
          value={value}
          inputValue={typed}
          onInputChange={(_event, text) => {
            setTyped(text);
          }}
          onChange={(_event, suburb) => {
            onChange(suburb);
          }}
          loading={isWaiting}
          noOptionsText={emptyText}
          autoHighlight
          clearOnBlur
          disablePortal
          forcePopupIcon={false}
          {...(onBlur && { onBlur })}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              {...params}
              {...slotProps.input}
              fullWidth
              error={error !== undefined}
              placeholder={appAddressTexts.suburbHint}
              inputProps={{
                ...slotProps.htmlInput,
                ...field,
                autoComplete: 'off',
                maxLength: SEARCH_MAX_LENGTH,
              }}
            />
          )}
        />
      )}
    </FormField>
  );
}

function useSuburbs(typed: string, value: SuburbView | null) {
  const isSelected = value !== null && typed === suburbText(value);
  const criteria = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const isLongEnough = typed.length >= MIN_SEARCH_LENGTH && !isSelected;
  const isSettled = typed === criteria;
  const { currentData, isFetching, isError } = useSearchSuburbsQuery(
    isLongEnough && isSettled ? criteria : skipToken,
  );
  return {
    options: isLongEnough ? (currentData ?? []) : [],
    isWaiting: isLongEnough && (!isSettled || isFetching),
    emptyText: emptyTextOf(typed, isError),
  };
}

function emptyTextOf(typed: string, isError: boolean): string {
  if (typed.length < MIN_SEARCH_LENGTH) return addressTexts.searchTooShort;
  return isError ? addressTexts.fetchFailed : addressTexts.noneFound;
}
