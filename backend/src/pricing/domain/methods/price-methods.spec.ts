import {
  carton,
  exampleGoods,
  kgRows,
  offer,
  pallet,
  rejections,
  row,
  tube,
} from '../testing/pricing.fixture.js';
import type { RateType } from '../rate-card/rate-card.js';

const carrier = { canTravelDangerousGoods: true, allowPoa: false, courierVehicleMinHours: null };
const courier = { ...carrier, courierVehicleMinHours: 2.5 };

describe('choosing the method', () => {
  it('chooses the cheapest freight', () => {
    const rows = [...kgRows(), row('CARTON', { rate: 8.9 }), row('FLAT', { rate: 60 })];

    expect(offer({ rows })).toMatchObject({ pricingMethod: 'CARTON', freightCost: 4450 });
  });

  it.each<[first: string, types: RateType[]]>([
    ['KG', ['FLAT', 'SATCHEL', 'ITEM', 'CARTON', 'KG']],
    ['CARTON', ['FLAT', 'SATCHEL', 'ITEM', 'CARTON']],
    ['ITEM', ['FLAT', 'SATCHEL', 'ITEM']],
    ['SATCHEL', ['FLAT', 'SATCHEL']],
  ])('chooses %s on equal prices of %j', (first, types) => {
    const rows = types.map((type) => row(type, { minimum: 100 }));

    expect(offer({ rows }).pricingMethod).toBe(first);
  });

  it('chooses PALLET before ITEM on equal prices', () => {
    const rows = [row('ITEM', { rate: 100 }), row('PALLET', { rate: 100 })];

    expect(offer({ rows, items: [pallet(1, [1, 1, 1], 100)] }).pricingMethod).toBe('PALLET');
  });

  it('shows the band, and the freight of each priced method, in the trace', () => {
    const rows = [row('FLAT', { rate: 9.5, rateUnit: 'FLAT' }), row('ITEM', { rate: 5 })];

    expect(offer({ rows }).trace).toMatchObject({
      band: '0+@9.5 flat',
      compared: [
        { method: 'FLAT', freight: 950 },
        { method: 'ITEM', freight: 2000 },
      ],
    });
  });

  it('names every method that has rows and does not fit, alongside the offer', () => {
    const rows = [...kgRows(), row('CARTON', { rate: 1 }), row('HALF_PALLET', { rate: 1 })];

    expect(rejections({ rows, items: [tube(1, [1, 1, 1], 5)] })).toEqual([
      'CARTON NOT_ALL_CARTONS',
      'PALLET NOT_ALL_PALLETS',
    ]);
  });
});

describe('counted methods', () => {
  const mixed = [exampleGoods, tube(2, [1, 0.1, 0.1], 3), pallet(1, [1, 1, 1], 90)];

  it.each<[type: RateType, cents: number]>([
    ['ITEM', 7 * 950],
    ['SATCHEL', 7 * 950],
    ['FLAT', 950],
  ])('price by %s items of any type', (type, cents) => {
    expect(offer({ rows: [row(type, { rate: 9.5 })], items: mixed })).toMatchObject({
      pricingMethod: type,
      freightCost: cents,
    });
  });

  it.each<[type: RateType, fits: number, tooHeavy: number]>([
    ['SATCHEL', 5, 5.01],
    ['ITEM', 5, 5.01],
    ['FLAT', 2.5, 2.51],
  ])('apply the maximum weight of a %s row to its unit', (type, fits, tooHeavy) => {
    const rows = [row(type, { rate: 9.5, maxKg: 5 })];
    const two = (kilograms: number) => [carton(2, [0.2, 0.2, 0.1], kilograms)];

    expect(rejections({ rows, items: two(fits) })).toEqual([]);
    expect(rejections({ rows, items: two(tooHeavy) })).toEqual([`${type} ABOVE_MAX_KG`]);
  });

  it('end with their last band', () => {
    const rows = [row('ITEM', { breakTo: 3, rate: 5 }), row('SATCHEL', { breakTo: 4, rate: 9 })];

    expect(offer({ rows }).pricingMethod).toBe('SATCHEL');
    expect(rejections({ rows })).toEqual(['ITEM ABOVE_LAST_BREAK']);
  });
});

describe('a courier hired by the hour', () => {
  const rows = [row('HOURLY', { basic: 10, rate: 60 }), ...kgRows()];

  it('is charged for the minimum hire, never alongside the other methods', () => {
    expect(offer({ rows, carrier: courier })).toMatchObject({
      pricingMethod: 'HOURLY',
      freightCost: 16000,
      chargeableWeight: 108,
    });
  });

  it('is not available for other carriers', () => {
    expect(offer({ rows, carrier }).pricingMethod).toBe('KG');
  });

  it('keeps the other methods if the lane has no hourly rows', () => {
    expect(offer({ carrier: courier }).pricingMethod).toBe('KG');
  });
});
