import { validatePrefix, type PrefixFormat, type PrefixInput } from './connote-prefix.js';

const format: PrefixFormat = {
  displayName: 'Southern Star',
  totalConnoteLength: 12,
  prefixCharacterLength: 4,
  connoteDigitLength: 8,
  isApiBased: false,
  hasItemNumber: false,
  hasSenderId: false,
};

const prefix: PrefixInput = {
  connotePrefix: 'LKIZ',
  connoteAbbreviation: 'BM',
  masterRangeStart: 1,
  masterRangeEnd: 99_999_999,
  masterItemRangeStart: null,
  masterItemRangeEnd: null,
  senderId: null,
};

const withItems = { hasItemNumber: true };

describe('connote prefix', () => {
  it('accepts a valid prefix', () => {
    expect(validatePrefix(prefix, format)).toEqual([]);
  });

  it('ACCT-40 needs no master range when the carrier issues the numbers', () => {
    const blank = { ...prefix, masterRangeStart: null, masterRangeEnd: null };

    expect(validatePrefix(blank, { ...format, isApiBased: true })).toEqual([]);
  });

  it.each<[string, Partial<PrefixInput>, Partial<PrefixFormat>, string]>([
    ['ACCT-31', { connotePrefix: null }, {}, 'Must enter a prefix'],
    [
      'ACCT-32',
      { connotePrefix: 'LKI' },
      {},
      'Southern Star Prefix must be 4 characters in length',
    ],
    [
      'ACCT-33',
      { connotePrefix: 'LKIZX' },
      { totalConnoteLength: null },
      'Southern Star Cannot be more than 4 characters in length',
    ],
    ['letters', { connotePrefix: 'L<I>' }, {}, 'Prefix can only contain letters and digits'],
    [
      'ACCT-34',
      { connoteAbbreviation: 'SIXSIX' },
      {},
      'Abbreviation can be no longer than 5 characters',
    ],
    ['ACCT-35', { masterRangeStart: null }, {}, 'Master range start cannot be empty'],
    [
      'ACCT-36',
      { masterRangeStart: 123_456_789, masterRangeEnd: 99_999_999 },
      {},
      'Master range start cannot be more than 8 digits',
    ],
    [
      'ACCT-36',
      { masterRangeStart: 1e21, masterRangeEnd: 1e22 },
      {},
      'Master range start cannot be more than 8 digits',
    ],
    ['ACCT-37', { masterRangeStart: -1 }, {}, 'Master range start cannot be a negative value'],
    [
      'ACCT-38',
      { masterRangeEnd: 123_456_789 },
      {},
      'Master range end cannot be more than 8 digits',
    ],
    [
      'ACCT-39',
      { masterRangeEnd: 1 },
      {},
      'Master range end must be greater than master range start',
    ],
    ['ACCT-41', {}, withItems, 'Master item range start cannot be empty'],
    [
      'ACCT-42',
      { masterItemRangeStart: 1_234_567_890, masterItemRangeEnd: 1 },
      withItems,
      'Master item range start cannot be more than 9 digits',
    ],
    [
      'ACCT-43',
      { masterItemRangeStart: 5, masterItemRangeEnd: 5 },
      withItems,
      'Master item range end must be greater than master item range start',
    ],
    ['ACCT-44', {}, { hasSenderId: true }, 'Must enter a Sender ID'],
  ])('%s rejects %j', (_, change, formatChange, message) => {
    const wrong = validatePrefix({ ...prefix, ...change }, { ...format, ...formatChange });

    expect(wrong[0]?.message).toBe(message);
  });
});
