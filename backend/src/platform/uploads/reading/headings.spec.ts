import { uniqueHeadings } from './headings.js';

describe('headings of the columns of a file', () => {
  it.each([
    [
      ['Length', 'Length', 'Length'],
      ['Length', 'Length (2)', 'Length (3)'],
    ],
    [
      ['Length', 'LENGTH'],
      ['Length', 'LENGTH (2)'],
    ],
    [
      ['', 'Column 1'],
      ['Column 1', 'Column 1 (2)'],
    ],
    [
      ['Length', 'Length', 'Length (2)'],
      ['Length', 'Length (2)', 'Length (2) (2)'],
    ],
    [
      ['Length (2)', 'Length', 'Length'],
      ['Length (2)', 'Length', 'Length (3)'],
    ],
  ])('%j are unique as %j', (cells, unique) => {
    expect(uniqueHeadings(cells)).toEqual(unique);
  });
});
