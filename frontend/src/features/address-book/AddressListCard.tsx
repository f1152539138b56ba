import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';

import { appAddressTexts } from '@contracts/texts/app/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { companyName } from '../../shared/addresses/company-name';
import { CardSelect } from '../../shared/grid/CardSelect';
import { suburbText } from '../../shared/addresses/suburb-text';
import { StatusChip } from '../../shared/status/StatusChip';
import { CompanyName } from './address-columns';
import type { AddressBookList } from './useAddressBook';

export interface AddressListCardProps {
  readonly address: AddressView;
  /** Name of its client, in a list of several clients. */
  readonly owner: string | null;
  readonly book: Pick<AddressBookList, 'canEdit' | 'canDelete' | 'selectedIds' | 'select'>;
  readonly onEdit: (address: AddressView) => void;
}

/** Card of an address, for phones. */
export function AddressListCard({ address, owner, book, onEdit }: AddressListCardProps) {
  const { suburb, addressLine1, contactName, phoneNumber, status } = address;
  const locationText = [addressLine1, suburb && suburbText(suburb)].filter(Boolean).join(', ');
  const contact = [contactName, phoneNumber].filter(Boolean).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 500 }}>
        {book.canDelete(address) && (
          <CardSelect
            id={address.id}
            name={companyName(address)}
            selection={{ ids: book.selectedIds, onChange: book.select }}
          />
        )}
        <CompanyName address={address} />
        <Box sx={{ flex: 1 }} />
        <StatusChip status={status} />
        {book.canEdit(address) && (
          <IconButton
            size="small"
            aria-label={`${appAddressTexts.edit} ${companyName(address)}`}
            onClick={() => {
              onEdit(address);
            }}
          >
            <Pencil size={14} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </Box>
      {owner && <div>{owner}</div>}
      {locationText && <Box sx={{ color: 'text.secondary' }}>{locationText}</Box>}
      {contact && <Box sx={{ color: 'app.textMuted' }}>{contact}</Box>}
    </Box>
  );
}
