import { NOTHING } from '../../../shared/text/money';
import type { RulesField } from '../plan/rules-plan.types';

/** A value as it is read: the choice's word, or the number; a dash for a blank one. */
export function valueText({ choices }: RulesField, value: string): string {
  if (value === '') return NOTHING;
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}
