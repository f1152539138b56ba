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

/**
 * Text in lower case as the database compares it: letter by letter, so that İ becomes one letter, and a Σ at the end of a
 * word the same as elsewhere.
 */
export const lowerCase = (text: string): string =>
  Array.from(text, (letter) => Array.from(letter.toLowerCase())[0] ?? letter).join('');
