import { prepareConsignment, type ItemInput } from '../consignment/prepare-consignment.js';
import { priceConsignment } from '../price-consignment.js';
import type { Offer, PricingAnswer } from '../pricing-answer.js';
import type { PricingRequest } from '../pricing-request.js';
import { prepareRateCard } from '../rate-card/prepare-rate-card.js';
import type { RateCardRow, RateType } from '../rate-card/rate-card.js';
import { prepareRules } from '../rules/prepare-rules.js';
import type { RulesRecord } from '../rules/rules-record.js';

/** What a test names; the rest is a plain consignment from Melbourne to Sydney by the kilogram. */
export interface Scenario extends Partial<
  Omit<PricingRequest, 'rules' | 'rateCard' | 'consignment'>
> {
  readonly rules?: RulesRecord;
  readonly rows?: readonly RateCardRow[];
  readonly items?: readonly ItemInput[];
  readonly consignment?: Partial<Parameters<typeof prepareConsignment>[0]>;
}

export const row = (rateType: RateType, prices: Partial<RateCardRow> = {}): RateCardRow => ({
  fromZone: 'MEL',
  toZone: 'SYD',
  rateType,
  ...prices,
});

/** The lane of the worked examples: 7.50 basic, at least 11.00, cheaper by the kilo from 250 and 500 kg on. */
export const kgRows = (prices: Partial<RateCardRow> = {}): RateCardRow[] =>
  [
    { breakFrom: 0, breakTo: 250, rate: 0.38 },
    { breakFrom: 250, breakTo: 500, rate: 0.3 },
    { breakFrom: 500, rate: 0.295 },
  ].map((band) => row('KG', { basic: 7.5, minimum: 11, cubicFactor: 250, ...band, ...prices }));

const goods =
  (itemType: string) =>
  (quantity: number, size: readonly [number, number, number], weight: number): ItemInput => ({
    itemType,
    quantity,
    length: size[0],
    width: size[1],
    height: size[2],
    weight,
    dangerousGoods: [],
  });

export const carton = goods('Carton');
export const pallet = goods('Pallet');
export const tube = goods('Tube');

export const dangerous = (item: ItemInput, ...weights: number[]): ItemInput => ({
  ...item,
  dangerousGoods: weights.map((weight) => ({ weight })),
});

/** The goods of most worked examples: 56 kg dead, 108 kg cubic. */
export const e1Goods = carton(4, [0.6, 0.45, 0.4], 14);

export const melbourne = [{ zone: 'MEL', zonePriority: 1 }];
export const sydney = [{ zone: 'SYD', zonePriority: 1 }];

const requestFor = ({ rules, rows, items, consignment, ...rest }: Scenario): PricingRequest => ({
  rules: prepareRules({ fuelCharge: 18.5, ...rules }),
  carrier: { canTravelDangerousGoods: true, allowPoa: false, courierVehicleMinHours: null },
  account: { isActive: true, remainingNumbers: null },
  fromZones: melbourne,
  toZones: sydney,
  rateCard: prepareRateCard(rows ?? kgRows()),
  dispatchDate: '2026-03-02',
  suburbSurcharge: null,
  ...rest,
  consignment: prepareConsignment({
    consignmentType: 'DEFAULT',
    senderAddressClass: 'BUSINESS',
    deliveryAddressClass: 'BUSINESS',
    isTailgateRequired: false,
    items: items ?? [e1Goods],
    ...consignment,
  }),
});

export const price = (scenario: Scenario): PricingAnswer => priceConsignment(requestFor(scenario));

/** The offer, where the test is about one. */
export function offer(scenario: Scenario): Offer {
  const answer = price(scenario);
  if (!answer.offer) throw new Error(`No offer: ${JSON.stringify(answer.rejections)}`);
  return answer.offer;
}

/** Fees by code, in cents. */
export const fees = (scenario: Scenario): Record<string, number> => {
  const { category1Fees, category2Fees } = offer(scenario);
  return Object.fromEntries(
    [...category1Fees, ...category2Fees].map(({ code, cents }) => [code, cents]),
  );
};

/** "KG ITEM_TOO_LONG", or the bare code where the whole consignment is turned down. */
export const refusals = (scenario: Scenario): string[] =>
  price(scenario).rejections.map(({ method, code }) => (method ? `${method} ${code}` : code));
