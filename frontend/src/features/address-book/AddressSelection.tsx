import { Trash2 } from 'lucide-react';

import { addressTexts } from '@contracts/texts/spec/addresses';

import { companyName } from '../../shared/addresses/company-name';
import { useCommand } from '../../shared/commands/useCommand';
import { BulkBar } from '../../shared/layout/BulkBar';
import type { AddressBookList } from './useAddressBook';
import { useDeleteAddresses } from './useDeleteAddresses';

/** Bulk actions of the address book (ADDR-12). */
export function AddressSelection({ book }: { readonly book: AddressBookList }) {
  const deleteAddresses = useDeleteAddresses();
  const { selected, clearSelection, deselect } = book;
  const only = selected.length === 1 ? selected[0] : undefined;

  async function remove() {
    if (await deleteAddresses(selected)) deselect(selected.map(({ id }) => id));
  }

  useCommand({
    id: 'addresses.delete',
    label: `${addressTexts.delete} ${selected.length}`,
    group: 'Actions',
    keys: 'Delete',
    when: selected.length > 0,
    run: () => void remove(),
  });

  return (
    <BulkBar
      count={selected.length}
      {...(only && { summary: companyName(only) })}
      actions={[
        {
          label: addressTexts.delete,
          icon: Trash2,
          isDestructive: true,
          onClick: () => void remove(),
        },
      ]}
      onClose={clearSelection}
    />
  );
}
