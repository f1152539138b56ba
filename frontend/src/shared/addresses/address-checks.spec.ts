import type { SuburbView } from '@contracts/views/address.view';

import { validateAddress, addressStatusOf, blockingErrors } from './address-checks';
import { addressClassOf, addressToSave, emptyAddressForm, type AddressForm } from './address-form';

const brunswick: SuburbView = {
  id: 2,
  name: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
  etaZone: 'MEL',
};
const complete: AddressForm = {
  ...emptyAddressForm(1),
  company: 'Merri Creek Joinery',
  addressLine1: '151 Weston St',
  suburb: brunswick,
};
const statusOf = (form: AddressForm) => addressStatusOf(validateAddress(form));

describe('address form', () => {
  it('ADDR-29 is VALID with company, line 1 and suburb, and no invalid field', () => {
    expect(statusOf(complete)).toBe('VALID');
    expect(statusOf({ ...complete, phoneNumber: '(03) 7010 4482', email: 'a@b.example' })).toBe(
      'VALID',
    );
  });

  it.each([
    ['company', { company: ' ' }, 'Invalid company name.'],
    ['company', { company: 'x'.repeat(46) }, 'Invalid company name.'],
    ['contactName', { contactName: 'x'.repeat(46) }, 'Invalid contact name.'],
    ['referenceId', { referenceId: 'x'.repeat(46) }, 'Invalid Reference ID.'],
    ['email', { email: 'dana@' }, 'Invalid email.'],
    ['phoneNumber', { phoneNumber: '03 7010 44' }, 'Invalid Australian phone number.'],
    [
      'addressLine1',
      { addressLine1: '' },
      'A standard address is a number followed by the Street name and type, e.g. 32 Example St.',
    ],
    [
      'addressLine2',
      { addressLine2: 'x'.repeat(256) },
      'Address line 2 can be at most 255 characters long.',
    ],
    [
      'specialInstructions',
      { specialInstructions: 'x'.repeat(256) },
      'Must enter valid Special Instructions (less than 255 characters).',
    ],
    ['suburb', { suburb: null }, 'No Suburb selected.'],
  ] as const)(
    'ADDR-35 to 42 an invalid %s makes it a DRAFT, with the reason',
    (field, part, message) => {
      const form = { ...complete, ...part };

      expect(validateAddress(form)).toEqual({ [field]: message });
      expect(statusOf(form)).toBe('DRAFT');
    },
  );

  it('ADDR-35 requires the client, without which an address may still be VALID', () => {
    const form = { ...complete, clientId: null };

    expect(validateAddress(form)).toEqual({ clientId: 'Must select a Client Account.' });
    expect(statusOf(form)).toBe('VALID');
  });

  it('ADDR-32 accepts a draft with only a company', () => {
    expect(blockingErrors({ ...emptyAddressForm(1), company: 'Torrens Building' })).toEqual([]);
    expect(blockingErrors({ ...complete, company: '' })).toEqual(['company']);
    expect(blockingErrors({ ...complete, clientId: null })).toEqual(['clientId']);
  });

  it.each(['PO Box 12', 'p.o. box 9', 'Locked Bag 4'])(
    'ADDR-33 makes %s a PO box, and restores the selected type when the words are removed',
    (words) => {
      const residential: AddressForm = { ...complete, addressClass: 'RESIDENTIAL' };

      expect(addressClassOf({ ...residential, addressLine2: words })).toBe('PO_BOX');
      expect(addressClassOf(residential)).toBe('RESIDENTIAL');
    },
  );

  it('ADDR-44 sends clean text, and null if there is none', () => {
    const saved = addressToSave(
      { ...complete, clientId: 1, company: ' O’Connor\u00a0 Ltd\u200b ' },
      9,
    );

    expect(saved).toMatchObject({ id: 9, company: "O'Connor Ltd", contactName: null });
  });

  it.each([
    ['contactName', 45],
    ['referenceId', 45],
    ['phoneNumber', 45],
    ['email', 255],
    ['addressLine1', 255],
    ['addressLine2', 255],
    ['specialInstructions', 255],
  ] as const)(
    'CROSS-18 saves no %s of more than %d letters, even in a draft',
    (field, maxLength) => {
      expect(blockingErrors({ ...complete, [field]: 'x'.repeat(maxLength) })).toEqual([]);
      expect(blockingErrors({ ...complete, [field]: 'x'.repeat(maxLength + 1) })).toEqual([field]);
    },
  );

  it.each([
    ['company', 45],
    ['contactName', 45],
    ['referenceId', 45],
    ['specialInstructions', 255],
  ] as const)('CROSS-18 accepts a %s of %d letters, and no more', (field, maxLength) => {
    expect(validateAddress({ ...complete, [field]: 'x'.repeat(maxLength) })).toEqual({});
    expect(validateAddress({ ...complete, [field]: 'x'.repeat(maxLength + 1) })).toHaveProperty(
      field,
    );
  });
});
