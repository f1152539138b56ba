import { latinEmailPattern } from '@contracts/rules/address';
import { cleanText } from '@contracts/rules/clean-text';
import { customerTexts, organisationRejections } from '@contracts/texts/spec/organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

/** The form of a customer, and the body of POST and PUT customer. */
export type CustomerToSave = Pick<CustomerView, 'name' | 'bookingsEmail' | 'contactEmail'> & {
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
};

export const customerFields = ['name', 'bookingsEmail', 'contactEmail'] as const;
export type CustomerField = (typeof customerFields)[number];

export const customerFormOf = (customer: CustomerView | null): CustomerToSave => ({
  name: customer?.name ?? '',
  bookingsEmail: customer?.bookingsEmail ?? '',
  contactEmail: customer?.contactEmail ?? '',
});

/** CUST-16: emails are stored in lower case. */
export const customerToSave = (form: CustomerToSave): CustomerToSave => ({
  name: cleanText(form.name) ?? '',
  bookingsEmail: (cleanText(form.bookingsEmail) ?? '').toLowerCase(),
  contactEmail: (cleanText(form.contactEmail) ?? '').toLowerCase(),
});

/** CUST-14, CUST-15. */
export function validateCustomer(form: CustomerToSave): Partial<Record<CustomerField, string>> {
  const { name, bookingsEmail, contactEmail } = customerToSave(form);
  const isEmail = (text: string) => latinEmailPattern.test(text) && text.length <= 255;
  return {
    ...((name.length < 3 || name.length > 254) && { name: customerTexts.name }),
    ...(!isEmail(bookingsEmail) && { bookingsEmail: organisationRejections.customerEmail }),
    ...(!isEmail(contactEmail) && { contactEmail: organisationRejections.customerEmail }),
  };
}
