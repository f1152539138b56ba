import type { AddressData } from '@contracts/events/address.data.js';
import type { AddressView, SuburbView } from '@contracts/views/address.view.js';

import type { Address } from './records/address.entity.js';
import type { Locality } from './records/locality.entity.js';

export const toSuburbView = ({ id, name, postcode, state, etaZone }: Locality): SuburbView => ({
  id,
  name,
  postcode,
  state,
  etaZone,
});

/** Maps an address to the form that events store; needs its locality loaded. */
export const toAddressData = (
  address: Omit<Address, 'clientId' | 'version' | 'searchText' | 'createdAt'>,
): AddressData => ({
  id: address.id,
  isDefault: address.isDefault,
  status: address.status,
  addressClass: address.addressClass,
  referenceId: address.referenceId,
  company: address.company,
  contactName: address.contactName,
  phoneNumber: address.phoneNumber,
  email: address.email,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  suburb: address.locality && toSuburbView(address.locality),
  specialInstructions: address.specialInstructions,
});

/** Maps an address to the API's view; needs its locality loaded. */
export const toAddressView = (address: Address): AddressView => ({
  ...toAddressData(address),
  clientId: address.clientId,
  version: address.version,
  suburb: address.locality && toSuburbView(address.locality),
  formattedAddress: formatAddress(address),
});

/** Joins street, suburb, state and postcode in one line for pickers, without the blank ones. */
function formatAddress({
  addressLine1,
  addressLine2,
  locality,
}: Pick<Address, 'addressLine1' | 'addressLine2' | 'locality'>): string {
  const suburb = locality && `${locality.name} ${locality.state} ${locality.postcode}`;
  return [addressLine1, addressLine2, suburb].filter(Boolean).join(', ');
}
