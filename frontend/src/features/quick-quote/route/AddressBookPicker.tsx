import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { MIN_SEARCH_LENGTH } from '@contracts/rules/address';
import { addressTexts } from '@contracts/texts/spec/addresses';
import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';
import type { AddressView } from '@contracts/views/address.view';

import { companyName } from '../../../shared/addresses/company-name';
import { useSearchBookQuery } from '../../../shared/addresses/addresses.api';
import { useDebounced } from '../../../shared/commands/useDebounced';
import { SEARCH_DEBOUNCE_MS } from '../../../shared/filters/SearchBox';
import { FormField } from '../../../shared/forms/FormField';

export interface AddressBookPickerProps {
  readonly label: string;
  readonly clientId: number;
  readonly value: AddressView | null;
  readonly onChange: (address: AddressView | null) => void;
}

/** Finds an address in the client's address book, including the default address (ADDR-48, ADDR-49). */
export function AddressBookPicker({ label, clientId, value, onChange }: AddressBookPickerProps) {
  const [typed, setTyped] = useState(value?.company ?? '');
  const search = useBookSearch(clientId, typed.trim());

  return (
    <FormField
      label={label}
      error={value?.status === 'DRAFT' ? addressTexts.incomplete : undefined}
    >
      {(field) => (
        <Autocomplete<AddressView>
          id={field.id}
          options={search.options}
          filterOptions={(found) => found}
          getOptionLabel={companyName}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
          value={value}
          inputValue={typed}
          onInputChange={(_event, text) => {
            setTyped(text);
          }}
          onChange={(_event, address) => {
            onChange(address);
          }}
          loading={search.isWaiting}
          noOptionsText={
            typed.trim().length < MIN_SEARCH_LENGTH
              ? addressTexts.searchTooShort
              : addressTexts.noneFound
          }
          autoHighlight
          disablePortal
          forcePopupIcon={false}
          renderOption={(props, address) => (
            <BookOption {...props} key={address.id} address={address} />
          )}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              {...params}
              {...slotProps.input}
              fullWidth
              placeholder={texts.addressHint}
              inputProps={{ ...slotProps.htmlInput, ...field, autoComplete: 'off' }}
            />
          )}
        />
      )}
    </FormField>
  );
}

type BookOptionProps = React.HTMLAttributes<HTMLLIElement> & { readonly address: AddressView };

const BookOption = ({ address, ...props }: BookOptionProps) => (
  <Box component="li" {...props} sx={{ display: 'block !important' }}>
    <Box sx={{ fontWeight: 500 }}>{companyName(address)}</Box>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{address.formattedAddress}</Box>
  </Box>
);

function useBookSearch(clientId: number, typed: string) {
  const criteria = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const isRequested = criteria === typed && criteria.length >= MIN_SEARCH_LENGTH;
  const { currentData, isFetching } = useSearchBookQuery(
    isRequested ? { clientId, criteria } : skipToken,
  );
  return {
    options: currentData ?? [],
    isWaiting: typed.length >= MIN_SEARCH_LENGTH && (!isRequested || isFetching),
  };
}
