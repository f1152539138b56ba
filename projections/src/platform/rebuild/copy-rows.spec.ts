import { copyLine } from './copy-rows.js';

const columns = [
  { property: 'id', name: 'id', type: 'integer', isKey: true },
  { property: 'words', name: 'words', type: 'text', isKey: false },
  { property: 'list', name: 'list', type: 'text[]', isKey: false },
];
const parts = { property: 'parts', name: 'parts', type: 'jsonb', isKey: false };

describe('writing a row for COPY', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['plain', { id: 1, words: 'ok', list: ['a', 'b'] }, '1\tok\t{"a","b"}\n'],
    ['empty', { id: 2, words: null, list: [] }, '2\t\\N\t{}\n'],
    ['an empty text', { id: 3, words: '', list: [null] }, '3\t\t{NULL}\n'],
    ['awkward', { id: 4, words: 'a\tb\nc\\d\r', list: [] }, '4\ta\\tb\\nc\\\\d\\r\t{}\n'],
    ['awkward in a list', { id: 5, words: 'x', list: ['a"b\\c'] }, '5\tx\t{"a\\\\"b\\\\\\\\c"}\n'],
    ['true', { id: 6, words: true, list: { a: 1 } }, '6\ttrue\t{"a":1}\n'],
  ])('that is %s', (_, row, line) => {
    expect(copyLine(columns, row)).toBe(line);
  });

  it('keeps a list in JSON as JSON', () => {
    expect(copyLine([parts], { parts: [{ from: 1 }, 'x'] })).toBe('[{"from":1},"x"]\n');
    expect(copyLine([parts], { parts: [] })).toBe('[]\n');
  });
});
