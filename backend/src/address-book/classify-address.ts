import {
  addressLimits,
  australianPhonePattern,
  emailPattern,
  poBoxPattern,
  type AddressClass,
  type AddressStatus,
} from '@contracts/rules/address.js';

import type { Address } from './records/address.entity.js';

/** Fields of an address as entered, trimmed. */
export type AddressInput = Pick<
  Address,
  | 'addressClass'
  | 'referenceId'
  | 'company'
  | 'contactName'
  | 'phoneNumber'
  | 'email'
  | 'addressLine1'
  | 'addressLine2'
  | 'localityId'
  | 'specialInstructions'
>;

/**
 * ADDR-29: VALID with company, street and suburb, when every optional field is empty or well-formed. An import may have
 * kept text that is too long.
 */
export function deriveAddressStatus(address: AddressInput): AddressStatus {
  const hasStreet =
    address.localityId !== null && address.company !== '' && address.addressLine1 !== '';
  return hasStreet && hasValidLengths(address) && hasValidContact(address) ? 'VALID' : 'DRAFT';
}

/** ADDR-33: a line that names a PO box overrides the selected address class. */
export const deriveAddressClass = ({
  addressLine1,
  addressLine2,
  addressClass,
}: AddressInput): AddressClass =>
  poBoxPattern.test(addressLine1) || poBoxPattern.test(addressLine2 ?? '')
    ? 'PO_BOX'
    : addressClass;

const hasValidLengths = (address: AddressInput): boolean =>
  [address.company, address.contactName, address.referenceId].every(isWithin(addressLimits.name)) &&
  [address.addressLine1, address.addressLine2, address.email].every(isWithin(addressLimits.line));

const isWithin = (limit: number) => (text: string | null) => (text?.length ?? 0) <= limit;

const hasValidContact = ({ phoneNumber, email }: AddressInput): boolean =>
  (phoneNumber === null || australianPhonePattern.test(phoneNumber)) &&
  (email === null || emailPattern.test(email));
