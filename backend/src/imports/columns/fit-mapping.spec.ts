import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import { fitMapping } from './fit-mapping.js';

const mapping = (sources: Readonly<Record<string, string>>): ColumnMapping => ({
  columns: Object.entries(sources).map(([target, source]) => ({ target, source, unit: null })),
  constants: [],
});

const sizes = { 'Length (m)': '长 (cm)', 'Width (m)': '宽 (cm)', 'Height (m)': '高 (cm)' };

describe('a saved mapping', () => {
  it.each([
    ['another case', ['ORDER NO.', 'qty'], ['ORDER NO.', 'qty']],
    ['other punctuation', ['Order no', 'Qty:'], ['Order no', 'Qty:']],
    ['more columns', ['Note', 'Qty', 'Order No.'], ['Order No.', 'Qty']],
  ])('fits headings with %s', (_difference, headings, sources) => {
    const fitted = fitMapping(mapping({ Reference: 'Order No.', Quantity: 'Qty' }), headings);

    expect(fitted?.columns.map(({ source }) => source)).toEqual(sources);
  });

  it('tells headings of other scripts apart that share only their unit', () => {
    const fitted = fitMapping(mapping(sizes), ['高(cm)', '长(cm)', '宽(cm)']);

    expect(fitted?.columns.map(({ source }) => source)).toEqual(['长(cm)', '宽(cm)', '高(cm)']);
    expect(fitMapping(mapping(sizes), ['深(cm)', '长(cm)', '宽(cm)'])).toBeNull();
  });

  it.each([
    [
      'two of whose sources would be one column',
      { Quantity: 'Qty', 'Weight (kg)': 'Qty.' },
      ['Qty', 'Qty'],
    ],
    ['whose source could be either of two columns', { Quantity: 'Qty.' }, ['Qty:', 'Qty;']],
    ['whose source is missing', { Quantity: 'Qty' }, ['Pieces']],
  ])('%s does not fit', (_case, sources, headings) => {
    expect(fitMapping(mapping(sources), headings)).toBeNull();
  });
});
