import { deriveAddressClass, deriveAddressStatus, type AddressInput } from './classify-address.js';

const complete: AddressInput = {
  addressClass: 'BUSINESS',
  referenceId: null,
  company: 'Banksia Homewares',
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: '32 Example St',
  addressLine2: null,
  localityId: 1,
  specialInstructions: null,
};

describe('classifying an address', () => {
  it('ADDR-26 ADDR-29 is VALID with company, street and suburb', () => {
    expect(deriveAddressStatus(complete)).toBe('VALID');
  });

  it.each<[string, Partial<AddressInput>]>([
    ['without a street', { addressLine1: '' }],
    ['without a suburb', { localityId: null }],
    ['with a wrong phone number', { phoneNumber: '12345' }],
    ['with a wrong email', { email: 'nobody' }],
  ])('ADDR-29 ADDR-38 ADDR-40 classifies one %s as a draft', (_case, change) => {
    expect(deriveAddressStatus({ ...complete, ...change })).toBe('DRAFT');
  });

  it.each([
    '03 9793 1234',
    '(02) 9725 1234',
    '0398765432',
    '+61 3 9793 1234',
    '+61412345678',
    '0412 345 678',
    '1300 123 456',
    '1800-123-456',
    '13 12 34',
  ])('ADDR-39 accepts the phone number %s', (phoneNumber) => {
    expect(deriveAddressStatus({ ...complete, phoneNumber })).toBe('VALID');
  });

  it.each(['9793 1234', '0012 345 678', '+64 21 123 456', '1300 123', '0412 345 6789', 'call me'])(
    'rejects the phone number %s',
    (phoneNumber) => {
      expect(deriveAddressStatus({ ...complete, phoneNumber })).toBe('DRAFT');
    },
  );
});

describe('recognising a PO box', () => {
  it.each([
    'PO Box 12',
    'P.O. Box 12',
    'po box 7',
    'P.O.Box 8',
    'P O Box 6',
    'POBOX 12',
    'Post Office Box 3',
    'GPO Box 1',
    'Locked Bag 9',
    'Private Bag 4',
  ])('ADDR-33 reads it from "%s"', (addressLine1) => {
    expect(deriveAddressClass({ ...complete, addressLine1 })).toBe('PO_BOX');
  });

  it('also checks the second line', () => {
    expect(deriveAddressClass({ ...complete, addressLine2: 'PO Box 12' })).toBe('PO_BOX');
  });

  it.each(['12 Boxwood Way', '12 Pobox St', '1 Post Office Lane', '4 Private Road'])(
    'is not fooled by "%s"',
    (addressLine1) => {
      expect(deriveAddressClass({ ...complete, addressLine1 })).toBe('BUSINESS');
    },
  );
});
