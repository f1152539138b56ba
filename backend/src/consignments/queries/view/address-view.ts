import type { AddressData } from '@contracts/events/address.data.js';
import type { AddressView } from '@contracts/views/address.view.js';

/** The address as it was when the consignment was saved. */
export function toAddressView(clientId: number, address: AddressData | null): AddressView | null {
  if (!address) return null;
  const { addressLine1, addressLine2, suburb } = address;
  const place = suburb && `${suburb.name} ${suburb.state} ${suburb.postcode}`;
  return {
    ...address,
    clientId,
    formattedAddress: [addressLine1, addressLine2, place].filter(Boolean).join(', '),
  };
}
