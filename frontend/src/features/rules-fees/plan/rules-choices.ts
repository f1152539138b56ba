import { appRulesTexts } from '@contracts/texts/app/rules-fees';

import type { RulesChoice } from './rules-plan.types';

type ChoiceName = keyof typeof appRulesTexts.choices;

const choicesOf = (...names: readonly ChoiceName[]): readonly RulesChoice[] =>
  names.map((value) => ({ value, label: appRulesTexts.choices[value] }));

/** RULES-30 */
export const perChoices = choicesOf('exempt', 'item', 'consignment');
/** RULES-31 */
export const formatChoices = choicesOf('dollar', 'percentage');
/** RULES-32 */
export const chargeableChoices = choicesOf('DEAD', 'CHARGE');
/** RULES-21 */
export const overchargeChoices = choicesOf('pro_rata', 'double_rate');
/** RULES-33 */
export const enabledChoices = choicesOf('true', 'false');
