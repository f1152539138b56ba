import type { Category1Code, Category2Code, Fee, FeeCode } from '../pricing-result.js';
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

/** Functions by code, in the order of an offer's fees. */
type ByCode<Code extends FeeCode> = { readonly [Each in Code]: Surcharge<Each> };

/**
 * To add a surcharge, write its function in the file of its kind and add a line here: a code without one does not
 * compile. Category 1: caused by the freight.
 */
const category1: ByCode<Category1Code> = {
  DANGEROUS_GOODS: dangerousGoodsSurcharge,
  SECURITY: securitySurcharge,
  MANUAL_HANDLING: manualHandlingSurcharge,
  OVERSIZE: oversizeSurcharge,
  OVERWEIGHT: overweightSurcharge,
};

/** Category 2: caused by the service and the addresses. */
const category2: ByCode<Category2Code> = {
  TAILGATE: tailgateSurcharge,
  RESIDENTIAL: residentialSurcharge,
  RESIDENTIAL_OVERWEIGHT: residentialOverweightSurcharge,
  PO_BOX: poBoxSurcharge,
  SUBURB: suburbSurcharge,
};

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
  surcharges: ByCode<Code>,
  input: SurchargeInput,
): Fee<Code>[] =>
  Object.values<Surcharge<Code>>(surcharges)
    .map((surcharge) => surcharge(input))
    .filter((fee) => fee !== null)
    .filter(({ cents }) => cents !== 0);
