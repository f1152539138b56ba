import { parseExactJson } from './exact-json.js';

describe('JSON with long numbers', () => {
  it.each([
    '{"a": [1, -2.5, 1e3, "1234567890123456789", true, null], "a": {}, "__proto__": {"b": 1}}',
    '[9007199254740991, 0.1234567890123456789, 1.5e300, 1e400, "\\ud83d\\u0000 1234567890123456"]',
    '{"a": 1234567890123456, "b": 1, "a": 2}',
  ])('is read as JSON.parse reads it: %s', (text) => {
    expect(parseExactJson(text)).toEqual(JSON.parse(text));
  });

  it('keeps the digits of a whole number beyond 2^53', () => {
    expect(parseExactJson('[9007199254740993, -12345678901234567890]')).toEqual([
      '9007199254740993',
      '-12345678901234567890',
    ]);
  });

  it.each(['[12345678901234567', '{"a": 1234567890123456789,}', '1234567890123456789 1', ''])(
    'is rejected when it is not well-formed: %s',
    (text) => {
      expect(() => parseExactJson(text)).toThrow(SyntaxError);
    },
  );
});
