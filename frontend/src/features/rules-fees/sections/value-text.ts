import { EMPTY_VALUE } from '../../../shared/text/format';
import type { RulesField } from '../plan/rules-plan.types';

/** Formats a value: the option's label, or the number; a dash for blank. */
export function valueText({ choices }: RulesField, value: string): string {
  if (value === '') return EMPTY_VALUE;
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}
