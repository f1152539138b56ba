import type { Category1Code, Category2Code, Fee, FeeCode } from '../pricing-answer.js';
import { dangerousGoodsSurcharge } from './dangerous-goods.surcharge.js';
import { manualHandlingSurcharge } from './manual-handling.surcharge.js';
import { oversizeSurcharge } from './oversize.surcharge.js';
import { overweightSurcharge } from './overweight.surcharge.js';
import { poBoxSurcharge } from './po-box.surcharge.js';
import { residentialOverweightSurcharge } from './residential-overweight.surcharge.js';
import { residentialSurcharge } from './residential.surcharge.js';
import { securitySurcharge } from './security.surcharge.js';
import { suburbSurcharge } from './suburb.surcharge.js';
import type { Surcharge, SurchargeCase } from './surcharge.js';
import { tailgateSurcharge } from './tailgate.surcharge.js';

/** A new surcharge is a file beside these and a line here. Category 1: what the freight itself causes. */
const category1: readonly Surcharge<Category1Code>[] = [
  dangerousGoodsSurcharge,
  securitySurcharge,
  manualHandlingSurcharge,
  oversizeSurcharge,
  overweightSurcharge,
];

/** Category 2: what the service and the addresses cause. */
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

/** Every fee that applies; one that comes to 0 cents is left out. */
export const surchargesFor = (surchargeCase: SurchargeCase): Surcharges => ({
  category1Fees: chargedBy(category1, surchargeCase),
  category2Fees: chargedBy(category2, surchargeCase),
});

const chargedBy = <Code extends FeeCode>(
  surcharges: readonly Surcharge<Code>[],
  surchargeCase: SurchargeCase,
): Fee<Code>[] =>
  surcharges
    .map((surcharge) => surcharge(surchargeCase))
    .filter((fee) => fee !== null)
    .filter(({ cents }) => cents !== 0);
