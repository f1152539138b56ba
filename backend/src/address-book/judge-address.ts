import {
  addressLimits,
  australianPhonePattern,
  emailPattern,
  poBoxPattern,
  type AddressClass,
  type AddressStatus,
} from '@contracts/rules/address.js';

import type { Address } from './records/address.entity.js';

/** What a person wrote, cleaned. */
export type WrittenAddress = Pick<
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

/** ADDR-29: VALID when a carrier finds all it needs and whatever else is filled is right. */
export function statusOf(address: WrittenAddress): AddressStatus {
  const hasPlace = address.company !== '' && address.addressLine1 !== '';
  return hasPlace && address.localityId !== null && isReachable(address) ? 'VALID' : 'DRAFT';
}

/** ADDR-33: PO box words in a line outweigh what was chosen. */
export const classOf = ({
  addressLine1,
  addressLine2,
  addressClass,
}: WrittenAddress): AddressClass =>
  poBoxPattern.test(addressLine1) || poBoxPattern.test(addressLine2 ?? '')
    ? 'PO_BOX'
    : addressClass;

const isReachable = ({ contactName, referenceId, phoneNumber, email }: WrittenAddress): boolean =>
  (phoneNumber === null || australianPhonePattern.test(phoneNumber)) &&
  (email === null || emailPattern.test(email)) &&
  [contactName, referenceId].every((text) => (text?.length ?? 0) <= addressLimits.name);
