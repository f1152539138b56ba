import { newItemRow, rowMessages, rowTotals, toItem, type ItemRow } from './item-row';
import { rowsFromText } from './paste-rows';

const types = [
  { id: 1, type: 'Carton', isMutable: true },
  { id: 2, type: 'Satchel', isMutable: false },
];
const carton: ItemRow = {
  key: 'carton',
  itemTypeId: 1,
  quantity: '4',
  length: '60',
  width: '45',
  height: '40',
  weight: '14',
  kept: {},
};
const inCentimetres = { unit: 'CM', isTailgateRequired: false, types } as const;

describe('an item row', () => {
  it('starts as one Carton', () => {
    expect(newItemRow(types)).toMatchObject({ itemTypeId: 1, quantity: '1' });
  });

  it('is sent in metres', () => {
    expect(toItem(carton, 0, inCentimetres)).toMatchObject({
      itemNumber: 1,
      itemTypeName: 'Carton',
      length: 0.6,
      width: 0.45,
      height: 0.4,
      totalWeight: 56,
      totalVolume: 0.432,
    });
  });

  it('has nothing to complain about when every measure is within its limit', () => {
    expect(rowMessages(carton, inCentimetres)).toEqual({});
  });

  it.each([
    ['length', '0', 'Invalid Dimension: The length must be between 0 and 1000 cm'],
    ['length', '1000.1', 'Invalid Dimension: The length must be between 0 and 1000 cm'],
    ['width', 'wide', 'Invalid Dimension: The width must be between 0 and 250 cm'],
    ['height', '', 'Invalid Dimension: The height must be between 0 and 240 cm'],
    ['weight', '-1', 'Invalid Dimension: The weight must be between 0 and 100000 kg'],
    ['quantity', '0', 'Invalid Dimension: Quantity must be greater than 0'],
    ['quantity', '1.5', 'Invalid Dimension: Quantity must be greater than 0'],
  ])('says what is wrong with a %s of %p', (field, value, message) => {
    expect(rowMessages({ ...carton, [field]: value }, inCentimetres)).toEqual({ [field]: message });
  });

  it('keeps to the limits of a tailgate while one is required', () => {
    const { length } = rowMessages(
      { ...carton, length: '300' },
      { ...inCentimetres, isTailgateRequired: true },
    );

    expect(length).toBe('Invalid Dimension: The length must be between 0 and 240 cm');
  });

  it('takes the sizes of a fixed type as they are', () => {
    expect(rowMessages({ ...carton, itemTypeId: 2, length: '' }, inCentimetres)).toEqual({});
  });

  it('counts a tiny line as a thousandth of a cubic metre', () => {
    const tiny = { ...carton, quantity: '1', length: '1', width: '1', height: '1' };

    expect(rowTotals(tiny, 'CM').volume).toBe(0.001);
  });
});

describe('pasting from a spreadsheet', () => {
  it('fills quantity, sizes and weight of as many rows as there are lines', () => {
    const rows = rowsFromText('4\t60\t45\t40\t14\n2\t120\t120\t145\t380\n', types);

    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ quantity: '2', length: '120', height: '145', weight: '380' });
  });

  it('takes a leading item type by its name', () => {
    expect(rowsFromText('satchel\t1\t30\t20\t5\t0.5', types)[0]).toMatchObject({
      itemTypeId: 2,
      quantity: '1',
      weight: '0.5',
    });
  });

  it('leaves a single value alone', () => {
    expect(rowsFromText('120', types)).toEqual([]);
  });
});
