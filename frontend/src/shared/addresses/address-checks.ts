import {
  addressLimits,
  australianPhonePattern,
  emailPattern,
  type AddressStatus,
} from '@contracts/rules/address';
import { cleanText } from '@contracts/rules/clean-text';
import { appAddressTexts } from '@contracts/texts/app/addresses';
import { addressTexts } from '@contracts/texts/spec/addresses';
import { shellTexts } from '@contracts/texts/spec/shell';

import type { AddressForm, AddressTextField } from './address-form';

export const validatedFields = [
  'clientId',
  'company',
  'addressLine1',
  'addressLine2',
  'suburb',
  'contactName',
  'referenceId',
  'phoneNumber',
  'email',
  'specialInstructions',
] as const;
export type ValidatedField = (typeof validatedFields)[number];
export type AddressErrors = Partial<Record<ValidatedField, string>>;

/** Field names in the list of missing fields. */
export const addressErrorLabels: Readonly<Record<ValidatedField, string>> = {
  clientId: 'client',
  company: 'company name',
  addressLine1: 'address line 1',
  addressLine2: 'address line 2',
  suburb: 'suburb',
  contactName: 'contact name',
  referenceId: 'address ref',
  phoneNumber: 'phone',
  email: 'email',
  specialInstructions: 'special instructions',
};

const isLonger = (text: string, limit: number) => (cleanText(text)?.length ?? 0) > limit;
const isMismatch = (text: string, pattern: RegExp) => {
  const clean = cleanText(text);
  return clean !== null && !pattern.test(clean);
};

const isCompanyInvalid = ({ company }: AddressForm) =>
  cleanText(company) === null || isLonger(company, addressLimits.name);

/** Validates an address, with the specified messages (ADDR-35 to ADDR-43). */
export function validateAddress(form: AddressForm): AddressErrors {
  const { name, line, specialInstructions } = addressLimits;
  const isInvalid: Record<ValidatedField, boolean> = {
    clientId: form.clientId === null,
    company: isCompanyInvalid(form),
    addressLine1: cleanText(form.addressLine1) === null || isLonger(form.addressLine1, line),
    addressLine2: isLonger(form.addressLine2, line),
    suburb: form.suburb === null,
    contactName: isLonger(form.contactName, name),
    referenceId: isLonger(form.referenceId, name),
    phoneNumber: isMismatch(form.phoneNumber, australianPhonePattern),
    email: isMismatch(form.email, emailPattern),
    specialInstructions: isLonger(form.specialInstructions, specialInstructions),
  };
  const invalid = validatedFields.filter((field) => isInvalid[field]);
  return Object.fromEntries(invalid.map((field) => [field, messages[field]]));
}

const messages: Readonly<Record<ValidatedField, string>> = {
  clientId: shellTexts.selectClient,
  company: addressTexts.invalidCompany,
  addressLine1: addressTexts.invalidLine1,
  addressLine2: appAddressTexts.line2TooLong,
  suburb: addressTexts.noSuburb,
  contactName: addressTexts.invalidContact,
  referenceId: addressTexts.invalidReference,
  phoneNumber: addressTexts.invalidPhone,
  email: addressTexts.invalidEmail,
  specialInstructions: addressTexts.invalidInstructions,
};

/** ADDR-29; the server computes it again (ADDR-46). */
export const addressStatusOf = (messages: AddressErrors): AddressStatus =>
  validatedFields.every((field) => field === 'clientId' || messages[field] === undefined)
    ? 'VALID'
    : 'DRAFT';

const { name, line, specialInstructions } = addressLimits;
const limits: readonly (readonly [AddressTextField & ValidatedField, number])[] = [
  ['contactName', name],
  ['referenceId', name],
  ['phoneNumber', name],
  ['email', line],
  ['addressLine1', line],
  ['addressLine2', line],
  ['specialInstructions', specialInstructions],
];

/** Errors that even a draft must not have: no client, no company (ADDR-32), or text that is too long. */
export function blockingErrors(form: AddressForm): ValidatedField[] {
  return [
    ...(form.clientId === null ? (['clientId'] as const) : []),
    ...(isCompanyInvalid(form) ? (['company'] as const) : []),
    ...limits.filter(([field, limit]) => isLonger(form[field], limit)).map(([field]) => field),
  ];
}
