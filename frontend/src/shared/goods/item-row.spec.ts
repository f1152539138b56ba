import fc from 'fast-check';

import { parseNumber } from '@contracts/rules/parse-number';

import { withCustomItem, withItemType } from './item-choice';
import { isBlankRow, isValidRow, newItemRow, validateRow, toItem, toItemRow } from './item-row';
import { measuresOf, rowTotals, withTotalVolume, withTotalWeight } from './row-measures';
import { fromMetres, toMetres } from './units';
import { types, carton, paintRow, storedItem, inCentimetres } from './item-row.fixture';

describe('item row', () => {
  it('CON-96 starts as one Carton, or as the first type if there are no cartons', () => {
    expect(newItemRow(types.toReversed())).toMatchObject({ itemTypeId: 1, quantity: '1' });
    expect(newItemRow(types.slice(1))).toMatchObject({ itemTypeId: 2 });
  });

  it('CON-96 starts without a type until types are loaded', () => {
    const { key, ...fields } = newItemRow([]);

    expect(fields).toEqual({
      ...{ itemTypeId: null, itemTypeName: null, template: null, quantity: '1' },
      ...{ length: '', width: '', height: '', weight: '', dangerousGoods: [] },
    });
    expect(newItemRow([]).key).not.toBe(key);
  });

  it('is blank until a measure or a dangerous good is entered', () => {
    const blank = newItemRow(types);

    expect(isBlankRow({ ...blank, length: ' ', quantity: '3' })).toBe(true);
    for (const field of ['length', 'width', 'height', 'weight'])
      expect(isBlankRow({ ...blank, [field]: '0' })).toBe(false);
    expect(isBlankRow({ ...blank, dangerousGoods: [paintRow] })).toBe(false);
  });

  it('is valid only without errors', () => {
    expect(isValidRow(carton, inCentimetres)).toBe(true);
    expect(isValidRow({ ...carton, height: '' }, inCentimetres)).toBe(false);
  });

  it('needs its dimensions while its type is unknown', () => {
    const untyped = { ...newItemRow([]), weight: '5' };

    expect(Object.keys(validateRow(untyped, { ...inCentimetres, types: [] }))).toEqual([
      'length',
      'width',
      'height',
    ]);
  });

  it('is sent with the name of its type, even if that has been deleted since', () => {
    const item = (part: Partial<typeof carton>) => toItem({ ...carton, ...part }, 1, inCentimetres);

    expect(item({ itemTypeId: 2 })).toMatchObject({ itemTypeId: 2, itemTypeName: 'Satchel' });
    expect(item({ itemTypeId: 7, itemTypeName: 'Crate' })).toMatchObject({
      ...{ itemNumber: 2, itemTypeId: 7, itemTypeName: 'Crate' },
    });
    expect(item({ itemTypeId: null, itemTypeName: null })).toMatchObject({
      ...{ itemTypeId: 0, itemTypeName: 'Carton' },
    });
  });

  it('CON-95 has the custom item it was stored with', () => {
    const stored = (part: Partial<typeof storedItem>) =>
      toItemRow({ ...storedItem, ...part }, 'CM').template;

    expect(stored({})).toBeNull();
    expect(stored({ itemTemplateId: 9, name: 'Paint tin' })).toEqual({ id: 9, name: 'Paint tin' });
    expect(stored({ itemTemplateId: 9 })).toEqual({ id: 9, name: 'Carton' });
  });

  it.each([
    ['M', '1.23', '1'],
    ['CM', '123.46', '100'],
    ['MM', '1234.57', '1000'],
  ] as const)(
    'CON-108 is shown in %s with two decimals, and stored in metres',
    (unit, shown, one) => {
      const metres = unit === 'M' ? 1.2346 : 1.2345678;

      expect(fromMetres(metres, unit)).toBe(shown);
      expect(toMetres(one, unit)).toBe(1);
    },
  );

  it('CON-109 has a minimum volume, and none while a measure is below 0', () => {
    const tinyItem = { ...carton, quantity: '1', length: '0.01', width: '0.01', height: '0.01' };

    expect(rowTotals(tinyItem, 'CM').volume).toBe(0.001);
    expect(rowTotals({ ...carton, quantity: '-1' }, 'CM')).toEqual({ weight: 0, volume: 0 });
  });

  it('CON-108 is sent in metres', () => {
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

  it('has no errors when every measure is within its limit', () => {
    expect(validateRow(carton, inCentimetres)).toEqual({});
  });

  it.each([
    ['length', '0', 'Invalid Dimension: The length must be between 0 and 1000 cm'],
    ['length', '1000.1', 'Invalid Dimension: The length must be between 0 and 1000 cm'],
    ['width', 'wide', 'Invalid Dimension: The width must be between 0 and 250 cm'],
    ['height', '', 'Invalid Dimension: The height must be between 0 and 240 cm'],
    ['weight', '-1', 'Invalid Dimension: The weight must be between 0 and 100000 kg'],
    ['quantity', '0', 'Invalid Dimension: Quantity must be greater than 0'],
    ['quantity', '1.5', 'Invalid Dimension: Quantity must be a whole number up to 9999'],
    ['quantity', '10000', 'Invalid Dimension: Quantity must be a whole number up to 9999'],
    ['quantity', '0x10', 'Invalid Dimension: Quantity must be greater than 0'],
    ['length', '1,200', 'Invalid Dimension: The length must be between 0 and 1000 cm'],
  ])('shows the error of a %s of %p', (field, value, message) => {
    expect(validateRow({ ...carton, [field]: value }, inCentimetres)).toEqual({ [field]: message });
  });

  it.each([
    ['1,200', 1200],
    ['1,234,567.5', 1234567.5],
    ['60,5', 60.5],
    ['0,125', 0.125],
    [' 14. ', 14],
    ['1e-7', 1e-7],
    ['12,3456', Number.NaN],
    ['Infinity', Number.NaN],
  ])('reads %p as users write it', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  it('applies the tailgate limits while a tailgate is required', () => {
    const { length } = validateRow(
      { ...carton, length: '300' },
      { ...inCentimetres, isTailgateRequired: true },
    );

    expect(length).toBe('Invalid Dimension: The length must be between 0 and 240 cm');
  });

  it("skips validation of a fixed type's dimensions", () => {
    expect(validateRow({ ...carton, itemTypeId: 2, length: '' }, inCentimetres)).toEqual({});
  });

  it('CON-109 counts a tiny line as a thousandth of a cubic metre', () => {
    const tiny = { ...carton, quantity: '1', length: '1', width: '1', height: '1' };

    expect(rowTotals(tiny, 'CM').volume).toBe(0.001);
  });

  it('CON-107 gets the dimensions of a fixed type when that is selected', () => {
    const satchel = {
      id: 2,
      type: 'Satchel',
      isMutable: false,
      itemTemplate: [{ length: 0.3, width: 0.2, height: 0.05, weight: 3 }],
    };

    expect(withItemType(carton, satchel, 'CM')).toMatchObject({
      itemTypeId: 2,
      length: '30',
      height: '5',
      weight: '3',
    });
  });

  it('keeps its dimensions when its new type has none', () => {
    const box = { id: 3, type: 'Box', isMutable: false };

    expect(withItemType(carton, box, 'CM')).toEqual({
      ...{ ...carton, itemTypeId: 3, itemTypeName: 'Box' },
    });
    expect(withItemType(carton, { ...box, itemTemplate: [] }, 'CM').length).toBe('60');
  });

  it('CON-95, SETTINGS-34 is filled by a custom item, and sent with its name and id, without the id of a consignment', () => {
    const tin = {
      ...{ id: 9, name: 'Paint tin', itemTypeId: 1, quantity: 6 },
      ...{ length: 0.2, width: 0.2, height: 0.3, weight: 5 },
    };

    const filled = withCustomItem(carton, tin, 'CM');

    expect(filled).toMatchObject({ quantity: '6', length: '20', weight: '5' });
    const sent = toItem(filled, 0, inCentimetres);
    expect(sent).toMatchObject({ itemTemplateId: 9, name: 'Paint tin' });
    expect(sent).not.toHaveProperty('consignmentId');
  });

  it('CON-111 divides a typed total weight among its pieces', () => {
    expect(withTotalWeight(carton, '100').weight).toBe('25');
    expect(withTotalWeight({ ...carton, quantity: '' }, '100').weight).toBe('14');
  });

  it('CON-112 keeps its sides while the total volume or the quantity is invalid', () => {
    expect(withTotalVolume(carton, 'much', 'CM')).toBe(carton);
    expect(withTotalVolume({ ...carton, quantity: '0' }, '1', 'CM').length).toBe('60');
  });

  it('CON-112 derives cubes from a typed total volume', () => {
    const cubes = withTotalVolume({ ...carton, quantity: '8' }, '1', 'CM');

    expect([cubes.length, cubes.width, cubes.height]).toEqual(['50', '50', '50']);
  });
});

describe('a row of stored measures', () => {
  const length = fc.double({ min: 0.000_001, max: 10, noNaN: true, noDefaultInfinity: true });
  const kilograms = fc.double({ min: 0.001, max: 100_000, noNaN: true, noDefaultInfinity: true });
  const units = fc.constantFrom('M' as const, 'CM' as const, 'MM' as const);
  const stored = fc.record({ length, width: length, height: length, weight: kilograms });

  it('CON-108 is sent as it was stored, to the last digit, unless a field is touched', () => {
    fc.assert(
      fc.property(stored, units, (measures, unit) => {
        const row = toItemRow({ ...storedItem, ...measures }, unit);
        // a width entered as displayed equals the stored one
        fc.pre(row.width !== '1');

        expect(toItem(row, 0, { unit, types })).toMatchObject(measures);
        expect(toItem({ ...row, width: '1' }, 0, { unit, types })).toMatchObject({
          ...measures,
          width: toMetres('1', unit),
        });
      }),
    );
  });

  it('CON-108 is sent with its weight to the last digit, or with what was typed instead', () => {
    const stored = toItemRow({ ...storedItem, weight: 1234.567_891 }, 'CM');

    expect(measuresOf(stored, 'CM').weight).toBe(1234.567_891);
    expect(measuresOf({ ...stored, weight: '15' }, 'CM').weight).toBe(15);
  });

  it('has empty fields for what is missing', () => {
    const row = toItemRow({ ...storedItem, quantity: 0, length: 0, weight: 0 }, 'CM');

    expect(row).toMatchObject({ quantity: '', length: '', width: '45', weight: '' });
  });
});
