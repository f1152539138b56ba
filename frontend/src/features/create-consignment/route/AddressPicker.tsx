import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/OutlinedInput';
import { skipToken } from '@reduxjs/toolkit/query';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appAddressTexts } from '@contracts/texts/app/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { companyName } from '../../../shared/addresses/company-name';
import { suburbText } from '../../../shared/addresses/suburb-text';
import { useDebounced } from '../../../shared/commands/useDebounced';
import { SEARCH_MAX_LENGTH } from '../../../shared/filters/filter-config';
import { FormField } from '../../../shared/forms/FormField';
import { useSearchAddressesQuery } from '../create-consignment.api';

/** Spec part 1, section 9. */
const DEBOUNCE_MS = 600;
const MIN_SEARCH_LENGTH = 3;

export interface AddressPickerProps {
  readonly label: string;
  readonly clientId: number;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onSelect: (address: AddressView) => void;
}

/** Finds an address in the address book by three or more characters. */
export function AddressPicker({ label, clientId, error, autoFocus, onSelect }: AddressPickerProps) {
  const [typed, setTyped] = useState('');
  const { options, isWaiting, isError } = useAddressSearch(clientId, typed.trim());

  return (
    <FormField label={label} error={error}>
      {(field) => (
        <Autocomplete<AddressView>
          id={field.id}
          options={options}
          filterOptions={(options) => options}
          getOptionLabel={companyName}
          getOptionKey={({ id }) => id}
          value={null}
          inputValue={typed}
          onInputChange={(_event, text, reason) => {
            if (reason !== 'reset') setTyped(text);
          }}
          onChange={(_event, address) => {
            if (address) onSelect(address);
          }}
          loading={isWaiting}
          noOptionsText={emptyText(typed, isError)}
          autoHighlight
          forcePopupIcon={false}
          renderOption={(props, address) => (
            <AddressOption {...props} key={address.id} address={address} />
          )}
          renderInput={({ slotProps, ...params }) => (
            <InputBase
              {...params}
              {...slotProps.input}
              fullWidth
              autoFocus={autoFocus === true}
              error={error !== undefined}
              placeholder="Company, reference or suburb"
              startAdornment={<SearchIcon />}
              inputProps={{
                ...slotProps.htmlInput,
                ...field,
                'aria-label': label,
                maxLength: SEARCH_MAX_LENGTH,
              }}
            />
          )}
        />
      )}
    </FormField>
  );
}

const SearchIcon = () => <Search size={14} aria-hidden style={{ flex: 'none', marginRight: 8 }} />;

function useAddressSearch(clientId: number, typed: string) {
  const criteria = useDebounced(typed, DEBOUNCE_MS);
  const isLongEnough = criteria.length >= MIN_SEARCH_LENGTH;
  const { currentData, isFetching, isError } = useSearchAddressesQuery(
    isLongEnough ? { clientId, criteria } : skipToken,
  );
  const isSearching = typed !== criteria || isFetching;
  return {
    options: isLongEnough && !isSearching ? (currentData ?? []) : [],
    isWaiting: isSearching && typed.length >= MIN_SEARCH_LENGTH,
    isError,
  };
}

function emptyText(typed: string, isError: boolean): string {
  if (typed.trim().length < MIN_SEARCH_LENGTH) return addressTexts.searchTooShort;
  return isError ? addressTexts.fetchFailed : addressTexts.noneFound;
}

type AddressOptionProps = React.HTMLAttributes<HTMLLIElement> & { readonly address: AddressView };

function AddressOption({ address, ...props }: AddressOptionProps) {
  const { suburb } = address;
  return (
    <Box component="li" {...props} sx={{ display: 'block !important' }}>
      <Box sx={{ fontWeight: 500 }}>{companyName(address)}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[address.addressLine1, suburb && suburbText(suburb)].filter(Boolean).join(', ')}
        {address.status === 'DRAFT' && ` · ${appAddressTexts.draft}`}
      </Box>
    </Box>
  );
}
