import { emptyPrefix, validatePrefixForm, sampleConnotes } from './prefix-form';

const format = {
  displayName: 'Tasman Linehaul',
  totalConnoteLength: null,
  prefixCharacterLength: 4,
  connoteDigitLength: 6,
  isApiBased: false,
  hasItemNumber: false,
  hasSenderId: false,
};
const form = { ...emptyPrefix, connotePrefix: ' tlx ', masterRangeStart: '1' };

describe('prefix sample', () => {
  it('shows the first and last connote as the carrier prints them', () => {
    expect(sampleConnotes({ ...form, masterRangeEnd: '2500' }, format)).toEqual({
      first: 'TLX000001',
      last: 'TLX002500',
      hasCheckDigit: false,
    });
  });

  it('says that a check digit follows if the connote is longer', () => {
    expect(sampleConnotes(form, { ...format, totalConnoteLength: 11 })).toMatchObject({
      last: null,
      hasCheckDigit: true,
    });
  });

  it.each([{ connotePrefix: '' }, { masterRangeStart: '' }, { masterRangeStart: '-1' }])(
    'waits for prefix and first number: %j',
    (part) => {
      expect(sampleConnotes({ ...form, ...part }, format)).toBeNull();
    },
  );
});

describe('prefix messages', () => {
  it("match the server's", () => {
    expect(validatePrefixForm(emptyPrefix, format)).toEqual({
      connotePrefix: 'Must enter a prefix',
      masterRangeStart: 'Master range start cannot be empty',
      masterRangeEnd: 'Master range end must be greater than master range start',
    });
  });

  it.each([
    ['1e3', 'Must be a whole number'],
    ['12 000', 'Must be a whole number'],
    ['10.5', 'Must be a whole number'],
    [' 12 ', undefined],
    ['-5', 'Master range start cannot be a negative value'],
    ['1234567890123456', 'Master range start cannot be more than 6 digits'],
  ])('report for %j as the first number: %s', (masterRangeStart, message) => {
    expect(validatePrefixForm({ ...form, masterRangeStart }, format).masterRangeStart).toBe(
      message,
    );
  });

  it('report invalid numbers of a range', () => {
    const typed = {
      ...form,
      masterRangeEnd: '2e3',
      masterItemRangeStart: 'one',
      masterItemRangeEnd: '0x10',
    };

    expect(validatePrefixForm(typed, { ...format, hasItemNumber: true })).toEqual({
      masterRangeEnd: 'Must be a whole number',
      masterItemRangeStart: 'Must be a whole number',
      masterItemRangeEnd: 'Must be a whole number',
    });
  });
});
