import { parseLogId, parseRecordId } from './record-id';

describe('the id of a record in the URL', () => {
  it.each([
    ['1', 1],
    ['999999999', 999_999_999],
    ['1000000000', 1_000_000_000],
    ['2147483647', 2_147_483_647],
  ])('is a whole number from 1: %s', (text, id) => {
    expect(parseRecordId(text)).toBe(id);
  });

  it.each([null, '', '0', '-1', '1.5', '1e3', ' 7', '07', 'new', '2147483648', '99999999999'])(
    'is not %j',
    (text) => {
      expect(parseRecordId(text)).toBeNull();
    },
  );
});

describe('the id of a row of a log in the URL', () => {
  it.each([
    ['1', 1],
    ['2147483648', 2_147_483_648],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('is a whole number from 1: %s', (text, id) => {
    expect(parseLogId(text)).toBe(id);
  });

  it.each([null, '', '0', '-1', '1.5', '1e3', '0x20', ' 7', '07', '9007199254740992', 'abc'])(
    'is not %j',
    (text) => {
      expect(parseLogId(text)).toBeNull();
    },
  );
});
