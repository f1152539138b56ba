import { isTable, readTable } from './paste-rows';

const types = [
  { id: 1, type: 'Carton', isMutable: true },
  { id: 2, type: 'Satchel', isMutable: false },
];
const read = (text: string) => readTable(text, { types, unit: 'CM' });

describe('pasting from a spreadsheet', () => {
  it('fills quantity, dimensions and weight of one row per line', () => {
    const { rows, problems } = read('4\t60\t45\t40\t14\n2\t120\t120\t145\t380\n');

    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ quantity: '2', length: '120', height: '145', weight: '380' });
    expect(problems).toEqual([]);
  });

  it('matches a leading item type by name, and skips headings', () => {
    const { rows } = read('Type\tQty\tL\tW\tH\tKg\nsatchel\t1\t30\t20\t5\t0.5');

    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ itemTypeId: 2, quantity: '1', weight: '0.5' });
  });

  it('parses grouped thousands, decimal commas and dimensions with units', () => {
    const { rows } = read('1\t1.2 m\t450 mm\t40\t1,250\n1\t60\t45\t40\t14,5');

    expect(rows[0]).toMatchObject({ length: '120', width: '45', weight: '1250' });
    expect(rows[1]).toMatchObject({ weight: '14.5' });
  });

  it('reports unparsed cells by line and leaves them empty', () => {
    const { rows, problems } = read('Crate\t4\tlong\t45\t40\t14\n2\t60\t45\t40\t\textra');

    expect(rows[0]).toMatchObject({ itemTypeId: 1, length: '', width: '45' });
    expect(problems).toEqual([
      'Line 1: “Crate” is not an item type. Carton is used instead.',
      'Line 1: “long” is not a valid length.',
      'Line 2: the weight is missing.',
      'Line 2: “extra” was ignored.',
    ]);
  });

  it.each([
    ['an item type that was left empty', '\t3\t60\t40\t40\t2'],
    ['commas without spaces', 'Carton,3,60,40,40,2'],
    ['quotes around a cell', 'Carton,3,"60",40,40,2'],
    ['tabs and quotes', '"Carton"\t"3"\t60\t40\t40\t2'],
  ])('understands %s', (_case, line) => {
    const { rows, problems } = read(line);

    expect(rows[0]).toMatchObject({
      ...{ itemTypeId: 1, quantity: '3', length: '60' },
      ...{ width: '40', height: '40', weight: '2' },
    });
    expect(problems).toEqual([]);
  });

  it('keeps commas inside quotes and before decimals', () => {
    expect(read('1,60,45,40,"1,250"').rows[0]).toMatchObject({ height: '40', weight: '1250' });
    expect(read('1  60,5  45,5  40,5  14,5').rows[0]).toMatchObject({ length: '60.5' });
  });

  it('is limited to the maximum of a consignment, with a message', () => {
    const { rows, problems } = read(Array.from({ length: 201 }, () => '1\t1\t1\t1\t1').join('\n'));

    expect(rows).toHaveLength(200);
    expect(problems).toEqual(['Only the first 200 of 201 lines fit on one consignment.']);
  });

  it('ignores a single value', () => {
    expect(isTable('120\n')).toBe(false);
  });
});
