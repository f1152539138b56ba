import type { Category1Code, Category2Code, Fee, FeeCode } from '../pricing-answer.js';
import {
  dangerousGoodsSurcharge,
  manualHandlingSurcharge,
  securitySurcharge,
  tailgateSurcharge,
} from './handling.surcharges.js';
import { oversizeSurcharge, overweightSurcharge } from './size.surcharges.js';
import {
  poBoxSurcharge,
  residentialOverweightSurcharge,
  residentialSurcharge,
  suburbSurcharge,
} from './address.surcharges.js';
import type { Surcharge, SurchargeInput } from './surcharge.js';

/**
 * To add a surcharge, write its function in the file of its kind and add a line here. Category 1: caused by the
 * freight.
 */
const category1: readonly Surcharge<Category1Code>[] = [
  dangerousGoodsSurcharge,
  securitySurcharge,
  manualHandlingSurcharge,
  oversizeSurcharge,
  overweightSurcharge,
];

/** Category 2: caused by the service and the addresses. */
const category2: readonly Surcharge<Category2Code>[] = [
  tailgateSurcharge,
  residentialSurcharge,
  residentialOverweightSurcharge,
  poBoxSurcharge,
  suburbSurcharge,
];

export interface Surcharges {
  readonly category1Fees: readonly Fee<Category1Code>[];
  readonly category2Fees: readonly Fee<Category2Code>[];
}

/** All fees that apply, except those of 0 cents. */
export const surchargesFor = (input: SurchargeInput): Surcharges => ({
  category1Fees: applySurcharges(category1, input),
  category2Fees: applySurcharges(category2, input),
});

const applySurcharges = <Code extends FeeCode>(
  surcharges: readonly Surcharge<Code>[],
  input: SurchargeInput,
): Fee<Code>[] =>
  surcharges
    .map((surcharge) => surcharge(input))
    .filter((fee) => fee !== null)
    .filter(({ cents }) => cents !== 0);
