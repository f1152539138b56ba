import { prepareConsignment, type ItemInput } from '../consignment.js';
import { priceConsignment } from '../price-consignment.js';
import type { Offer, PricingResult } from '../pricing-result.js';
import type { PricingRequest } from '../pricing-request.js';
import { prepareRateCard } from '../rate-card/prepare-rate-card.js';
import type { RateCardRow, RateType } from '../rate-card/rate-card.js';
import { prepareRules } from '../rules/prepare-rules.js';
import type { RulesRecord } from '../rules/rules-record.js';

/** The fields a test sets; the defaults are a plain consignment from Melbourne to Sydney, priced per kilogram. */
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

/** The lane of the worked examples: basic 7.50, minimum 11.00, cheaper per kilogram from 250 and 500 kg on. */
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

/** The items of most worked examples: 56 kg dead weight, 108 kg cubic weight. */
export const exampleGoods = carton(4, [0.6, 0.45, 0.4], 14);

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
    items: items ?? [exampleGoods],
    ...consignment,
  }),
});

export const price = (scenario: Scenario): PricingResult => priceConsignment(requestFor(scenario));

/** The offer, for tests that expect one. */
export function offer(scenario: Scenario): Offer {
  const result = price(scenario);
  if (!result.offer) throw new Error(`No offer: ${JSON.stringify(result.rejections)}`);
  return result.offer;
}

/** Fees by code, in cents. */
export const fees = (scenario: Scenario): Record<string, number> => {
  const { category1Fees, category2Fees } = offer(scenario);
  return Object.fromEntries(
    [...category1Fees, ...category2Fees].map(({ code, cents }) => [code, cents]),
  );
};

/** "KG ITEM_TOO_LONG", or only the code when the whole consignment is rejected. */
export const rejections = (scenario: Scenario): string[] =>
  price(scenario).rejections.map(({ method, code }) => (method ? `${method} ${code}` : code));
