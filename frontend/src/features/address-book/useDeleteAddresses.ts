import { addressTexts } from '@contracts/texts/spec/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { companyName } from '../../shared/addresses/company-name';
import { useConfirm } from '../../shared/feedback/useConfirm';
import { ALERT_DURATION_MS, useToast } from '../../shared/feedback/useToast';
import { summariseNames } from '../../shared/text/summarise-names';
import { useDeleteAddressesMutation } from './address-book.api';

/** Confirms and deletes; resolves to whether they were deleted (ADDR-22, ADDR-23, ADDR-61). */
export function useDeleteAddresses() {
  const [deleteAddresses] = useDeleteAddressesMutation();
  const confirm = useConfirm();
  const toast = useToast({ durationMs: ALERT_DURATION_MS }); // ADDR-62

  return async (addresses: readonly AddressView[]): Promise<boolean> => {
    const [question = '', ...rest] = addressTexts.deleteConfirm.split(/(?<=\?) /);
    const isConfirmed = await confirm({
      title: question,
      body: `${summariseNames(addresses.map(companyName))}\n${rest.join(' ')}`,
      confirmLabel: addressTexts.deleteConfirmed,
      isDestructive: true,
    });
    if (!isConfirmed) return false;

    const { error } = await deleteAddresses(addresses);
    if (error) toast.failure(error, addressTexts.deleteFailed);
    else toast.success(addressTexts.deleted);
    return !error;
  };
}
