import type { PriceTrace } from '../domain/pricing-answer.js';

const unitOf: Readonly<Record<string, string>> = {
  KG: 'kg',
  CARTON: 'cartons',
  PALLET: 'pallets',
  ITEM: 'pieces',
  SATCHEL: 'satchels',
};

const limitTexts: readonly (readonly [RegExp, string, string])[] = [
  [/^residentialAddressMaxKg$/, 'residential overweight fee', 'kg'],
  [/^tailgateMaxKg$/, 'tailgate limit', 'kg'],
  [/^consignmentMaxVol$/, 'largest volume', 'm³'],
  [/^itemMaxAllowedPerConsignment$/, 'largest number of pieces', 'pieces'],
  [/^manualHandlingMaxKg$/, 'manual handling fee', 'kg'],
  [/^manualHandlingMax/, 'manual handling fee', 'm'],
  [/^oversizeWeight/, 'next overweight fee', 'kg'],
  [/^oversize/, 'next oversize fee', 'm'],
];

/** What a sender could use to pay less, or should know before adding more (docs/pricing.md, D4 and E3b). */
export function hintsFor({ method, cheaperAt, near }: PriceTrace): string[] {
  const breakHint = cheaperAt
    ? [
        `At ${cheaperAt.units} ${unitOf[method] ?? 'units'} the freight costs ` +
          `${dollars(cheaperAt.freight)}, ${dollars(cheaperAt.saves)} less`,
      ]
    : [];
  return [...breakHint, ...near.map(nearHint)];
}

function nearHint({ rule, limit, actual }: PriceTrace['near'][number]): string {
  const [, text, unit] = limitTexts.find(([pattern]) => pattern.test(rule)) ?? [null, rule, ''];
  return `${actual} ${unit} of ${limit} ${unit}: close to the ${text}`;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
