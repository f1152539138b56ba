import { consignmentTemplate } from '../consignments/consignment-file-template.js';
import { consignmentColumns } from '../consignments/consignment-template.js';
import { applyMapping } from './apply-mapping.js';
import { detectColumns, toMapping } from './detect-columns.js';

const targets = (heading: string[], ...rows: string[][]) =>
  Object.fromEntries(
    detectColumns(consignmentTemplate, [heading, ...rows], null).map(({ source, target, unit }) => [
      source,
      unit === null ? target : `${target} in ${unit}`,
    ]),
  );

describe('columns of a file', () => {
  it('are recognised in any order and wording', () => {
    expect(
      targets(['Qty', 'SHIP-TO NAME', 'post code', 'Order_No.', 'Street address', 'Warehouse']),
    ).toEqual({
      Qty: 'Quantity',
      'SHIP-TO NAME': 'Receiver Company',
      'post code': 'Postcode',
      'Order_No.': 'Reference',
      'Street address': 'Address Line 1',
      Warehouse: null,
    });
  });

  it('are recognised by their own names', () => {
    const found = detectColumns(consignmentTemplate, [consignmentColumns], null);

    expect(found.map(({ target }) => target)).toEqual([...consignmentColumns]);
  });

  it('name their unit', () => {
    expect(targets(['Length (mm)', 'width cm', 'Height', 'Weight [g]', 'Length (kg)'])).toEqual({
      'Length (mm)': 'Length (m) in mm',
      'width cm': 'Width (m) in cm',
      Height: 'Height (m)',
      'Weight [g]': 'Weight (kg) in g',
      'Length (kg)': null,
    });
  });

  it('are recognised by their values if the heading is unknown', () => {
    const rows = [
      ['a@shop.example', '3056', 'vic', '0400'],
      ['b@shop.example', '2194', 'NSW', '7'],
    ];

    expect(targets(['A', 'B', '', 'D'], ...rows)).toEqual({
      A: 'Email',
      B: 'Postcode',
      'Column 3': 'State',
      D: null,
    });
  });

  it('are each used once, for the first match', () => {
    expect(targets(['Order No', 'PO', 'Weight', 'Weight'])).toEqual({
      'Order No': 'Reference',
      PO: null,
      Weight: 'Weight (kg)',
      'Weight (2)': null,
    });
  });

  it('use a saved mapping, and show their first values', () => {
    const saved = {
      columns: [{ source: 'Weight', target: 'Dangerous Goods Weight (kg)', unit: 'g' }],
      constants: [],
    } as const;

    expect(
      detectColumns(
        consignmentTemplate,
        [['Weight', 'Qty'], ['900'], [''], ['1'], ['2'], ['3']],
        saved,
      ),
    ).toEqual([
      {
        ...{ source: 'Weight', samples: ['900', '1', '2'], foundBy: 'SAVED' },
        ...{ target: 'Dangerous Goods Weight (kg)', unit: 'g' },
      },
      { source: 'Qty', samples: [], target: null, unit: null, foundBy: null },
    ]);
  });

  it('are read in metres and kilograms, with constants where cells are empty', () => {
    const columns = detectColumns(
      consignmentTemplate,
      [['Length (mm)', 'Width (in)', 'Weight (lb)', 'Qty']],
      null,
    );
    const mapping = toMapping(columns, [
      { target: 'Quantity', value: '1' },
      { target: 'Item Type', value: 'Carton' },
    ]);
    const empty = Object.fromEntries(consignmentColumns.map((column) => [column, '']));
    const values = {
      ...empty,
      ...{ 'Length (m)': '1,200', 'Width (m)': '10', 'Weight (kg)': 'heavy', Quantity: '3' },
    } as Record<(typeof consignmentColumns)[number], string>;

    expect(applyMapping({ sheet: '', row: 2, values }, mapping).values).toMatchObject({
      ...{ 'Length (m)': '1.2', 'Width (m)': '0.254', 'Weight (kg)': 'heavy' },
      ...{ Quantity: '3', 'Item Type': 'Carton' },
    });
  });
});
