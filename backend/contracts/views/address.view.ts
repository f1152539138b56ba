import type { AddressClass, AddressStatus } from '../rules/address.js';
import type { PageCounts } from './page.view.js';

export interface SuburbView {
  id: number;
  name: string;
  postcode: string;
  state: string;
  etaZone: string | null;
}

/** An address in API responses and requests (spec part 1, section 3). */
export interface AddressView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions); 0 in the copy stored with a consignment. */
  version: number;
  clientId: number;
  isDefault: boolean;
  status: AddressStatus;
  addressClass: AddressClass;
  referenceId: string | null;
  company: string;
  contactName: string | null;
  phoneNumber: string | null;
  email: string | null;
  addressLine1: string;
  addressLine2: string | null;
  suburb: SuburbView | null;
  specialInstructions: string | null;
  /** One line for pickers: street, suburb, state, postcode. */
  formattedAddress: string;
}

/** One page of an address book. */
export interface AddressPage extends PageCounts {
  addresses: AddressView[];
}
