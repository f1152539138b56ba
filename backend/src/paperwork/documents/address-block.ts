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
    contact: isNotEmpty([contactName, phoneNumber]).join(', '),
    streets: isNotEmpty([addressLine1, addressLine2]),
    ...(suburb && { suburb: suburb.name, state: suburb.state, postcode: suburb.postcode }),
  };
}

/** 'Brunswick VIC 3056'. */
export const locality = ({ suburb, state, postcode }: AddressBlock): string =>
  isNotEmpty([suburb, state, postcode]).join(' ');

export const isNotEmpty = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
