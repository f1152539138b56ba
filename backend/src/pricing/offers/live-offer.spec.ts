import fc from 'fast-check';

import { stub } from '../../../../test/support/stub.js';
import type { LiveServiceTariff } from '../tariffs/client-tariff.js';
import { type CarrierPriceLine, type LivePrice, toLiveOfferData } from './live-offer.js';
import { readOfferId, toOfferId, toOfferView } from './offer.mapper.js';

const tariff = {
  carrier: stub<LiveServiceTariff['carrier']>({ id: 1, displayName: 'StarTrack' }),
  account: stub<LiveServiceTariff['account']>({ id: 31, prefixRangeId: 5, prefix: 'STA' }),
  service: stub<LiveServiceTariff['service']>({ id: 41, serviceType: 'EXP' }),
  adapter: 'australia-post',
  settingsVersion: 1,
  budgetMs: 1500,
  hasRateCardOffer: true,
} satisfies LiveServiceTariff;

const data: LivePrice['data'] = {
  askedAt: '2026-11-20T00:40:00.000Z',
  quotedUntil: '2026-11-20T00:55:00.000Z',
  requestDigest: 'a1',
  answerDigest: 'b2',
  adapter: 'australia-post',
};

const offerOf = (totalCents: number, lines: readonly CarrierPriceLine[]) =>
  toLiveOfferData(
    tariff,
    { totalCents, lines, data, roundTripMs: 412 },
    { etaDate: '2026-11-24', deadWeight: 56 },
  );

const sumOf = ({
  freightCents,
  fuelSurchargeCents,
  gstCents,
  category1Fees,
}: ReturnType<typeof offerOf>) =>
  freightCents +
  fuelSurchargeCents +
  gstCents +
  category1Fees.reduce((sum, { cents }) => sum + cents, 0);

describe('an offer with the price of the carrier', () => {
  it.each([
    [
      'eParcel',
      1300,
      [
        { code: 'FREIGHT', cents: 207 },
        { code: 'FUEL', cents: 215 },
        { code: 'CARRIER_MANUAL_HANDLING', cents: 760 },
        { code: 'GST', cents: 118 },
      ],
      [207, 215, [['CARRIER_MANUAL_HANDLING', 760]], 118],
    ],
    [
      'StarTrack',
      4235,
      [
        { code: 'FREIGHT', cents: 3000 },
        { code: 'FUEL', cents: 630 },
        { code: 'CARRIER_SECURITY', cents: 220 },
        { code: 'GST', cents: 385 },
      ],
      [3000, 630, [['CARRIER_SECURITY', 220]], 385],
    ],
  ] as const)('has the lines of the published example of %s', (_, total, lines, expected) => {
    const offer = offerOf(total, lines);

    expect([
      offer.freightCents,
      offer.fuelSurchargeCents,
      offer.category1Fees.map(({ code, cents }) => [code, cents]),
      offer.gstCents,
    ]).toEqual(expected);
    expect(offer.totalCents).toBe(total);
    expect(sumOf(offer)).toBe(total);
  });

  it('adds up whatever lines the carrier has', () => {
    const code = fc.constantFrom(
      'FREIGHT',
      'FUEL',
      'GST',
      'OTHER',
      'CARRIER_SECURITY',
      'CARRIER_X',
    );
    const line = fc.record({ code, cents: fc.integer({ min: -99_999, max: 9_999_999 }) });

    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const total = lines.reduce((sum, { cents }) => sum + cents, 0);
        expect(sumOf(offerOf(total, lines))).toBe(total);
      }),
      { numRuns: 10_000 },
    );
  });

  it('names neither rate card nor rules, and traces the request without its body', () => {
    const offer = offerOf(1300, [{ code: 'FREIGHT', cents: 1300 }]);

    expect(offer).toMatchObject({ source: 'LIVE', rateCardVersionId: null, rulesVersionId: null });
    expect(offer.trace).toEqual({
      engine: 'live-1',
      ...data,
      roundTripMs: 412,
      lines: [{ code: 'FREIGHT', cents: 1300 }],
    });
  });

  it('is identified by the stored response of the carrier named in its id', () => {
    const offer = offerOf(1300, [{ code: 'FREIGHT', cents: 1300 }]);

    expect(toOfferId(offer, 77)).toBe('live-77-31-41-1300');
    expect(readOfferId('live-77-31-41-1300')).toEqual({ source: 'LIVE', liveRateId: 77 });
    expect(readOfferId('31-41-51-61-1300')).toEqual({ source: 'RATE_CARD' });
    expect(readOfferId(null)).toEqual({});
  });

  it('states that an earlier price cannot be booked', () => {
    const priced = {
      data: offerOf(1300, []),
      ...{ transitDays: null, cutOffAt: '2026-11-20T05:00:00Z', isPalletTypeRequired: false },
      ...{ hasDangerousGoods: false, isAutoBookingPreferred: false },
      ...{ preferredPickupStart: null, preferredPickupEnd: null },
    };

    expect(toOfferView({ ...priced, isAsQuoted: true }).live).toEqual({
      askedAt: data.askedAt,
      quotedUntil: data.quotedUntil,
      isBookable: false,
    });
    expect(toOfferView({ ...priced, isAsQuoted: false }).live?.isBookable).toBe(true);
  });
});
