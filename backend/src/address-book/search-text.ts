import type { WrittenAddress } from './judge-address.js';
import type { Locality } from './records/locality.entity.js';

/** Everything a person might look an address up by. */
export const searchTextOf = (address: WrittenAddress, locality: Locality | null): string =>
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
