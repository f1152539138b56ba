import { compareLines, priceLines } from './price-lines';

type Offer = Parameters<typeof priceLines>[0];

const offer = (changes: Partial<Offer> = {}): Offer => ({
  ...{ id: null, carrierId: 1, carrierName: 'southern', carrierDisplayName: 'Southern' },
  ...{ clientCarrierAccountId: 1, carrierServiceTypeId: 1, serviceType: 'EXP' },
  ...{ displayServiceType: 'Express', pricingMethod: 'CARTON', chargeableWeight: 108 },
  ...{ eta: null, transitDays: null, freightCost: 48.54, category1Fees: 5, category2Fees: 11.5 },
  feeDetails: [
    { code: 'DANGEROUS_GOODS', category: 1, amount: 5, why: 'Dangerous goods: 10 kg' },
    { code: 'PO_BOX', category: 2, amount: 4, why: 'PO box' },
    { code: 'TAILGATE', category: 2, amount: 7.5, why: 'receiver has no dock' },
  ],
  ...{ fuelSurcharge: 4.85, gst: 6.99, totalCost: 76.88 },
  ...{ apiBasedConnoteCarrier: false, bookingApiAvailable: false, autoBookingPreferred: false },
  ...{ permanentBooking: false, carrierPalletTypeRequired: false },
  ...{ preferredPickupStart: null, preferredPickupEnd: null, carrierCutOffDateTime: null },
  ...{ hasDangerousGoods: false, rateCardVersionId: 1, rulesVersionId: 1 },
  ...{ source: 'RATE_CARD', live: null },
  explanation: { lane: 'MEL>SYD', fuel: { pct: 10 } },
  ...changes,
});

describe('CON-149 the lines of a price', () => {
  it('are its parts in order, each fee below its total', () => {
    expect(priceLines(offer())).toEqual([
      { name: 'Freight cost', remark: '108 kg by carton, MEL to SYD', amount: 48.54 },
      { name: 'Fuel surcharge', remark: '10%', amount: 4.85 },
      { name: 'Surcharges', remark: '', amount: 5 },
      { name: 'Dangerous goods', remark: '10 kg', amount: 5, isIncluded: true },
      { name: 'Additional costs', remark: '', amount: 11.5 },
      { name: 'PO box', remark: '', amount: 4, isIncluded: true },
      { name: 'Tailgate', remark: 'receiver has no dock', amount: 7.5, isIncluded: true },
      { name: 'GST', remark: '10%', amount: 6.99 },
    ]);
  });

  it('are zero if a price has none of them', () => {
    const none = { freightCost: null, fuelSurcharge: null, category1Fees: null };
    const empty = offer({ ...none, category2Fees: null, gst: null, feeDetails: [] });

    expect(priceLines(empty).map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each<[Partial<Offer>, string]>([
    [{ chargeableWeight: null }, 'by carton, MEL to SYD'],
    [{ pricingMethod: null }, '108 kg, MEL to SYD'],
    [{ explanation: null }, '108 kg by carton'],
    [{ explanation: { lane: 7 } }, '108 kg by carton'],
    [{ chargeableWeight: null, pricingMethod: '', explanation: {} }, ''],
  ])('describe the freight as far as known: %j', (changes, remark) => {
    expect(priceLines(offer(changes))[0]?.remark).toBe(remark);
  });

  it.each<[Offer['explanation'], string]>([
    [null, ''],
    [{ fuel: 10 }, ''],
    [{ fuel: null }, ''],
    [{ fuel: { pct: '10' } }, ''],
    [{ fuel: { pct: 12.5 } }, '12.5%'],
  ])('name the percentage of fuel of the trace %j: "%s"', (explanation, remark) => {
    expect(priceLines(offer({ explanation }))[1]?.remark).toBe(remark);
  });

  it('leave the name of a fee out of its reason', () => {
    const fee = (why: string) =>
      priceLines(offer({ feeDetails: [{ code: 'LONG_LENGTH', category: 2, amount: 1, why }] }))[4];

    expect(fee('long length, : 2.4 m')).toMatchObject({ name: 'Long length', remark: '2.4 m' });
    expect(fee('over 2.4 m')).toMatchObject({ name: 'Long length', remark: 'over 2.4 m' });
  });
});

describe('two prices of the same service', () => {
  it('are compared by line, with the parts that either has', () => {
    const live = offer({
      ...{ source: 'LIVE', freightCost: 30, fuelSurcharge: 6.3, gst: 3.85, totalCost: 42.35 },
      ...{ category1Fees: 2.2, category2Fees: 0 },
      feeDetails: [{ code: 'CARRIER_SECURITY', category: 1, amount: 2.2, why: 'Charged' }],
    });

    expect(compareLines(live, offer())).toEqual([
      { name: 'Freight cost', live: 30, rateCard: 48.54, isIncluded: false },
      { name: 'Fuel surcharge', live: 6.3, rateCard: 4.85, isIncluded: false },
      { name: 'Surcharges', live: 2.2, rateCard: 5, isIncluded: false },
      { name: 'Dangerous goods', live: 0, rateCard: 5, isIncluded: true },
      { name: 'Security', live: 2.2, rateCard: 0, isIncluded: true },
      { name: 'Additional costs', live: 0, rateCard: 11.5, isIncluded: false },
      { name: 'PO box', live: 0, rateCard: 4, isIncluded: true },
      { name: 'Tailgate', live: 0, rateCard: 7.5, isIncluded: true },
      { name: 'GST', live: 3.85, rateCard: 6.99, isIncluded: false },
    ]);
  });
});
