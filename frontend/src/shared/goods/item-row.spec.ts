import fc from 'fast-check';

import { parseNumber } from '@contracts/rules/parse-number';

import { asCustomItem, asItemType } from './item-choice';
import { newItemRow, rowMessages, toItem, toItemRow } from './item-row';
import { rowTotals, withTotalVolume, withTotalWeight } from './row-measures';
import { fromMetres, toMetres } from './units';
import { types, carton, storedItem, inCentimetres } from './item-row.fixture';

describe('item row', () => {
  it('CON-96 starts as one Carton, or as the first type if there are no cartons', () => {
    expect(newItemRow(types.toReversed())).toMatchObject({ itemTypeId: 1, quantity: '1' });
    expect(newItemRow(types.slice(1))).toMatchObject({ itemTypeId: 2 });
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
    const speck = { ...carton, quantity: '1', length: '0.01', width: '0.01', height: '0.01' };

    expect(rowTotals(speck, 'CM').volume).toBe(0.001);
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
    expect(rowMessages(carton, inCentimetres)).toEqual({});
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
    expect(rowMessages({ ...carton, [field]: value }, inCentimetres)).toEqual({ [field]: message });
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
  ])('reads %p as people write it', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  it('applies the tailgate limits while a tailgate is required', () => {
    const { length } = rowMessages(
      { ...carton, length: '300' },
      { ...inCentimetres, isTailgateRequired: true },
    );

    expect(length).toBe('Invalid Dimension: The length must be between 0 and 240 cm');
  });

  it("skips validation of a fixed type's dimensions", () => {
    expect(rowMessages({ ...carton, itemTypeId: 2, length: '' }, inCentimetres)).toEqual({});
  });

  it('CON-109 counts a tiny line as a thousandth of a cubic metre', () => {
    const tiny = { ...carton, quantity: '1', length: '1', width: '1', height: '1' };

    expect(rowTotals(tiny, 'CM').volume).toBe(0.001);
  });

  it('CON-107 takes the dimensions of a fixed type with the type', () => {
    const satchel = {
      id: 2,
      type: 'Satchel',
      isMutable: false,
      itemTemplate: [{ length: 0.3, width: 0.2, height: 0.05, weight: 3 }],
    };

    expect(asItemType(carton, satchel, 'CM')).toMatchObject({
      itemTypeId: 2,
      length: '30',
      height: '5',
      weight: '3',
    });
  });

  it('CON-95, SETTINGS-34 is filled by a custom item, and sent with its name and id, without a consignment yet', () => {
    const tin = {
      ...{ id: 9, name: 'Paint tin', itemTypeId: 1, quantity: 6 },
      ...{ length: 0.2, width: 0.2, height: 0.3, weight: 5 },
    };

    const filled = asCustomItem(carton, tin, 'CM');

    expect(filled).toMatchObject({ quantity: '6', length: '20', weight: '5' });
    const sent = toItem(filled, 0, inCentimetres);
    expect(sent).toMatchObject({ itemTemplateId: 9, name: 'Paint tin' });
    expect(sent).not.toHaveProperty('consignmentId');
  });

  it('CON-111 divides a typed total weight among its pieces', () => {
    expect(withTotalWeight(carton, '100').weight).toBe('25');
    expect(withTotalWeight({ ...carton, quantity: '' }, '100').weight).toBe('14');
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

  it('has empty fields for what is missing', () => {
    const row = toItemRow({ ...storedItem, quantity: 0, length: 0, weight: 0 }, 'CM');

    expect(row).toMatchObject({ quantity: '', length: '', width: '45', weight: '' });
  });
});
