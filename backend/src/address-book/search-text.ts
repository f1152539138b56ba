import type { AddressInput } from './classify-address.js';
import type { Locality } from './records/locality.entity.js';

/** Joins the fields covered by the address search. */
export const toSearchText = (address: AddressInput, locality: Locality | null): string =>
  [
    address.referenceId,
    address.company,
    address.contactName,
    address.addressLine1,
    address.addressLine2,
    locality && `${locality.name} ${locality.state} ${locality.postcode}`,
    address.specialInstructions,
  ]
    .filter(Boolean)
    .join(' ');
