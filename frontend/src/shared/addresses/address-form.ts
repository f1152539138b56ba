import { recordOf } from '@contracts/keys-of';
import { poBoxPattern, type AddressClass } from '@contracts/rules/address';
import { cleanText } from '@contracts/rules/clean-text';
import type { AddressView, SuburbView } from '@contracts/views/address.view';

/** Text fields of an address in the form. */
const addressTextFields = [
  'company',
  'contactName',
  'referenceId',
  'phoneNumber',
  'email',
  'addressLine1',
  'addressLine2',
  'specialInstructions',
] as const;
export type AddressTextField = (typeof addressTextFields)[number];

export interface AddressForm extends Readonly<Record<AddressTextField, string>> {
  /** Version of the address as opened; absent for a new address and for the copy stored with a consignment. */
  readonly version?: number | undefined;
  readonly clientId: number | null;
  /** Selected by the user; PO box words in a line override it (ADDR-33). */
  readonly addressClass: AddressClass;
  readonly suburb: SuburbView | null;
  readonly isDefault: boolean;
}

/** Body of POST and PUT address (ADDR-55). */
export interface AddressToSave extends Readonly<Record<AddressTextField, string | null>> {
  readonly id: number | null;
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
  readonly clientId: number;
  readonly isDefault: boolean;
  readonly addressClass: AddressClass;
  readonly suburb: SuburbView | null;
}

const noTexts: Readonly<Record<AddressTextField, string>> = {
  company: '',
  contactName: '',
  referenceId: '',
  phoneNumber: '',
  email: '',
  addressLine1: '',
  addressLine2: '',
  specialInstructions: '',
};

export const emptyAddressForm = (clientId: number | null): AddressForm => ({
  ...noTexts,
  clientId,
  addressClass: 'BUSINESS',
  suburb: null,
  isDefault: false,
});

export const addressFormOf = (address: AddressView): AddressForm => ({
  version: address.version || undefined,
  clientId: address.clientId,
  addressClass: address.addressClass,
  suburb: address.suburb,
  isDefault: address.isDefault,
  company: address.company,
  contactName: address.contactName ?? '',
  referenceId: address.referenceId ?? '',
  phoneNumber: address.phoneNumber ?? '',
  email: address.email ?? '',
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2 ?? '',
  specialInstructions: address.specialInstructions ?? '',
});

export const looksLikePoBox = ({
  addressLine1,
  addressLine2,
}: Pick<AddressForm, 'addressLine1' | 'addressLine2'>): boolean =>
  poBoxPattern.test(addressLine1) || poBoxPattern.test(addressLine2);

export const addressClassOf = (form: AddressForm): AddressClass =>
  looksLikePoBox(form) ? 'PO_BOX' : form.addressClass;

/** Cleans every string (ADDR-44), replacing empty ones with null. */
export function addressToSave(
  form: AddressForm & { readonly clientId: number },
  id: number | null,
): AddressToSave {
  const { clientId, suburb, isDefault, version } = form;
  const texts = recordOf(addressTextFields, (field) => cleanText(form[field]));
  return { ...texts, id, version, clientId, suburb, isDefault, addressClass: addressClassOf(form) };
}
