import type { AddressData, SuburbData } from '@contracts/events/address.data.js';

const noSuburb: SuburbData = { id: 0, name: '', postcode: '', state: '', etaZone: null };
const noAddress: Omit<AddressData, 'id' | 'isDefault' | 'status' | 'referenceId'> = {
  addressClass: 'BUSINESS',
  company: '',
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: '',
  addressLine2: null,
  suburb: noSuburb,
  specialInstructions: null,
};

/** An address as carriers are told it; one that is missing has empty fields. */
export function place(address: AddressData | null) {
  const { company, contactName, phoneNumber, email, ...rest } = address ?? noAddress;
  const { name, postcode, state } = rest.suburb ?? noSuburb;
  return {
    company,
    contactName,
    phoneNumber,
    email,
    addressLine1: rest.addressLine1,
    addressLine2: rest.addressLine2,
    suburb: name,
    postcode,
    state,
    isResidential: rest.addressClass === 'RESIDENTIAL',
    specialInstructions: rest.specialInstructions,
  };
}
