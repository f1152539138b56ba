import { ownRulesTexts as words } from '@contracts/texts/own-rules';

import type { RulesField } from '../plan/rules-plan.types';

/** A value as it is read: the choice's word, or the number; '—' stands for a blank one. */
export function valueText({ choices }: RulesField, value: string): string {
  if (value === '') return words.blank;
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}
