import Button from '@mui/material/Button';
import { MapPinOff } from 'lucide-react';

import { addressTexts } from '@contracts/texts/addresses';
import { ownAddressTexts } from '@contracts/texts/own-screens';
import { ownTexts } from '@contracts/texts/own';

import { EmptyState } from '../../shared/feedback/EmptyState';
import type { AddressBookList } from './useAddressBook';

export interface NoAddressesProps {
  readonly book: AddressBookList;
  readonly onAdd: () => void;
}

/** ADDR-18, with the reason: a search or a filter hides what is there, or there is nothing yet. */
export function NoAddresses({ book, onAdd }: NoAddressesProps) {
  if (book.isFiltered)
    return (
      <EmptyState
        icon={MapPinOff}
        title={addressTexts.empty}
        reason={ownAddressTexts.hiddenByFilters}
        action={<Button onClick={book.filters.clear}>{ownTexts.clearFilters}</Button>}
      />
    );
  return (
    <EmptyState
      icon={MapPinOff}
      title={addressTexts.empty}
      reason={ownAddressTexts.firstUse}
      action={
        book.mayAdd && (
          <Button variant="contained" onClick={onAdd}>
            {ownAddressTexts.addTitle}
          </Button>
        )
      }
    />
  );
}
