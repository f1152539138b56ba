import { addressTexts } from '@contracts/texts/spec/addresses';
import { shellTexts } from '@contracts/texts/spec/shell';
import type { AddressView } from '@contracts/views/address.view';

import { usePermissionCheck } from '../../../shared/session/usePermission';

/** Link to the screen on which the default address is set. */
export interface DefaultAddressScreen {
  readonly to: string;
  readonly label: string;
}

/**
 * Screen on which the user can set the client's default address; null without permission. Users of the client have it in
 * their settings, staff of the customer in the address book.
 */
export function useDefaultAddressScreen(
  clientId: number,
  defaultAddress: AddressView | null,
): DefaultAddressScreen | null {
  const can = usePermissionCheck();
  if (can('SETTINGS_SCREEN') && can('CLIENT_CONTENT', clientId))
    return { to: '/settings/sender-address', label: shellTexts.settings };
  const canSave = can(defaultAddress ? 'UPDATE_ADDRESS' : 'CREATE_ADDRESS', clientId);
  if (!canSave || !can('UPDATE_CLIENT', clientId)) return null;
  return { to: `/address-book?address=${defaultAddress?.id ?? 'new'}`, label: addressTexts.title };
}
