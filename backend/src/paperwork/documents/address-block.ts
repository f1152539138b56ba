import type { AddressData } from '@contracts/events/address.data.js';

/** An address in print, top to bottom. */
export interface AddressBlock {
  readonly company: string;
  readonly contact: string;
  readonly streets: readonly string[];
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
}

const blank: AddressBlock = {
  company: '',
  contact: '',
  streets: [],
  suburb: '',
  state: '',
  postcode: '',
};

export function toAddressBlock(address: AddressData | null): AddressBlock {
  if (!address) return blank;
  const { company, contactName, phoneNumber, addressLine1, addressLine2, suburb } = address;
  return {
    ...blank,
    company,
    contact: nonBlank([contactName, phoneNumber]).join(', '),
    streets: nonBlank([addressLine1, addressLine2]),
    ...(suburb && { suburb: suburb.name, state: suburb.state, postcode: suburb.postcode }),
  };
}

/** 'Brunswick VIC 3056'. */
export const formatLocality = ({ suburb, state, postcode }: AddressBlock): string =>
  nonBlank([suburb, state, postcode]).join(' ');

export const nonBlank = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
