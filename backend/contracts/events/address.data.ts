import type { AddressClass, AddressStatus } from '../rules/address.js';

export interface SuburbData {
  readonly id: number;
  readonly name: string;
  readonly postcode: string;
  /** NSW, VIC, QLD, SA, WA, TAS, NT or ACT. */
  readonly state: string;
  readonly etaZone: string | null;
}

/** Address as it was when the event happened; later changes to the address book do not alter it. */
export interface AddressData {
  readonly id: number;
  readonly isDefault: boolean;
  readonly status: AddressStatus;
  readonly addressClass: AddressClass;
  readonly referenceId: string | null;
  readonly company: string;
  readonly contactName: string | null;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly suburb: SuburbData | null;
  readonly specialInstructions: string | null;
}
