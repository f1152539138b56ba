import {
  carton,
  kgRows,
  offer,
  price,
  row,
  sydney,
  type Scenario,
} from './testing/pricing.fixture.js';

const palletRows = [row('PALLET', { rate: 101 })];
const toHouse = { deliveryAddressClass: 'RESIDENTIAL' } as const;

describe('weighing', () => {
  it('keeps dead and cubic weight exact, and rounds the chargeable weight up', () => {
    const items = [carton(3, [0.123, 0.234, 0.345], 1.001)];

    expect(offer({ items })).toMatchObject({
      deadWeight: 3.003,
      cubicWeight: 7.4473425,
      chargeableWeight: 8,
    });
  });

  it('never adds floating-point error to a round weight', () => {
    expect(offer({ items: [carton(3, [0.1, 0.1, 0.1], 0.1)] }).deadWeight).toBe(0.3);
    expect(offer({ items: [carton(1, [1, 1.1, 0.4], 1)] }).chargeableWeight).toBe(110);
  });

  it('counts each line for at least 0.001 m3, whatever its quantity', () => {
    const items = [carton(5, [0.05, 0.05, 0.05], 0.01), carton(1, [0.01, 0.01, 0.01], 0.01)];

    expect(offer({ items }).cubicWeight).toBe(0.5);
  });
});

describe('price on application', () => {
  const noLane: Scenario = {
    toZones: [{ zone: 'PER', zonePriority: 1 }],
    carrier: { canTravelDangerousGoods: true, allowPoa: true, courierVehicleMinHours: null },
  };

  it('is an offer of 0 if the carrier allows it and no lane exists', () => {
    const { offer: onApplication, rejections } = price(noLane);

    expect(onApplication).toMatchObject({
      pricingMethod: 'POA',
      totalCost: 0,
      chargeableWeight: 108,
      category1Fees: [],
      category2Fees: [],
      trace: { fees: [], band: '', compared: [], near: [] },
    });
    expect(rejections).toEqual([{ method: null, code: 'NO_LANE' }]);
  });

  it('is an offer of 0 too if the lane has only hourly rows, and no courier is requested', () => {
    const { offer: onApplication, rejections } = price({
      ...noLane,
      toZones: sydney,
      rows: [row('HOURLY', { rate: 60 })],
    });

    expect(onApplication).toMatchObject({ pricingMethod: 'POA', totalCost: 0 });
    expect(rejections).toEqual([{ method: null, code: 'NO_LANE' }]);
  });

  it.each<[string, Scenario]>([
    ['the account is inactive', { account: { isActive: false, remainingNumbers: null } }],
    ['the receiver is in no zone', { toZones: [] }],
    [
      'the carrier does not allow it',
      { carrier: { canTravelDangerousGoods: true, allowPoa: false, courierVehicleMinHours: null } },
    ],
    ['the lane has rows, but none fits', { toZones: sydney, rules: { kgMaxKg: 1 } }],
  ])('is not offered if %s', (_case, difference) => {
    expect(price({ ...noLane, ...difference }).offer).toBeNull();
  });
});

describe('the trace', () => {
  it('explains every cent', () => {
    const { trace } = offer({
      consignment: toHouse,
      rows: [...kgRows(), ...palletRows],
      rules: {
        residentialAddressFee: 5,
        residentialAddressMaxKg: 110,
        residentialAddressOverweightFee: 55,
      },
    });

    expect(trace).toMatchObject({
      method: 'KG',
      lane: 'MEL>SYD',
      dead: 56,
      cubic: 108,
      cw: 108,
      band: '0-250@0.38',
      basic: 750,
      freight: 4854,
      fees: [{ code: 'RESIDENTIAL', bucket: 2, cents: 500, why: 'delivery to a home: $5.00' }],
      fuel: { pct: 18.5, cents: 898 },
      gst: { pct: 10, cents: 625 },
      near: [{ rule: 'residentialAddressMaxKg', limit: 110, actual: 108 }],
      rejected: [{ method: 'PALLET', code: 'NOT_ALL_PALLETS' }],
    });
  });

  it('is plain JSON', () => {
    const { trace } = offer({});

    expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
  });
});
