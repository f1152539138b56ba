import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';

import { ownAddressTexts } from '@contracts/texts/own-screens';
import type { AddressView } from '@contracts/views/address.view';

import { AppCheckbox } from '../../shared/forms/AppCheckbox';
import { suburbText } from '../../shared/addresses/suburb-text';
import { StatusChip } from '../../shared/status/StatusChip';
import { CompanyName } from './address-columns';
import type { AddressBookList } from './useAddressBook';

export interface AddressListCardProps {
  readonly address: AddressView;
  readonly book: Pick<AddressBookList, 'mayEdit' | 'mayDelete' | 'selectedIds' | 'select'>;
  readonly onEdit: (address: AddressView) => void;
}

/** An address on a phone. */
export function AddressListCard({ address, book, onEdit }: AddressListCardProps) {
  const { suburb, addressLine1, contactName, phoneNumber, status } = address;
  const place = [addressLine1, suburb && suburbText(suburb)].filter(Boolean).join(', ');
  const contact = [contactName, phoneNumber].filter(Boolean).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 500 }}>
        {book.mayDelete(address) && <SelectBox address={address} book={book} />}
        <CompanyName address={address} />
        <Box sx={{ flex: 1 }} />
        <StatusChip status={status} />
        {book.mayEdit(address) && (
          <IconButton
            size="small"
            aria-label={`${ownAddressTexts.edit} ${address.company}`}
            onClick={() => {
              onEdit(address);
            }}
          >
            <Pencil size={14} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </Box>
      {place && <Box sx={{ color: 'text.secondary' }}>{place}</Box>}
      {contact && <Box sx={{ color: 'app.textMuted' }}>{contact}</Box>}
    </Box>
  );
}

/** ADDR-10: what the first column of the list is on a wide screen. */
function SelectBox({ address, book }: Pick<AddressListCardProps, 'address' | 'book'>) {
  const { selectedIds, select } = book;
  return (
    <Box sx={{ flex: 'none', ml: -1, mr: -1, my: -1 }}>
      <AppCheckbox
        checked={selectedIds.has(address.id)}
        slotProps={{ input: { 'aria-label': `${ownAddressTexts.select} ${address.company}` } }}
        onChange={(_event, isOn) => {
          const next = new Set(selectedIds);
          if (isOn) next.add(address.id);
          else next.delete(address.id);
          select(next);
        }}
      />
    </Box>
  );
}
