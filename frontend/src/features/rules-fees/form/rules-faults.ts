import { wrongRules } from '@contracts/rules/rules-fees';
import { numberOf } from '@contracts/rules/typed-number';
import { ownRulesTexts } from '@contracts/texts/own-rules';
import { rulesFeesTexts as texts } from '@contracts/texts/rules-fees';

import { allFields, fieldsOf } from '../plan/rules-plan';
import type { RulesField, SectionPlan } from '../plan/rules-plan.types';
import { isBlankPallet, toRecord, type RulesForm } from './rules-form';

/** What is wrong, by the name of the field. */
export type RulesFaults = ReadonlyMap<string, string>;

/** As the server has it. */
const LARGEST = 10_000_000;

/** RULES-39; a negative pallet stands for none (RULES-40). */
function faultOfValue({ name, choices }: RulesField, value: string): string | null {
  if (choices || value === '' || isBlankPallet(name, value)) return null;
  const number = numberOf(value);
  if (!Number.isFinite(number)) return ownRulesTexts.notANumber;
  if (number < 0) return texts.negative;
  return number > LARGEST ? texts.tooLarge : null;
}

/** Every field that cannot be saved as it is: its own value first, then what its section lacks. */
export function faultsOf(form: RulesForm): RulesFaults {
  const faults = new Map(
    wrongRules(toRecord(form, null)).map(({ path, message }) => [path, message]),
  );
  for (const field of allFields) {
    const message = faultOfValue(field, form[field.name]?.trim() ?? '');
    if (message !== null) faults.set(field.name, message);
  }
  return faults;
}

/** RULES-36: how many fields of a section are wrong. */
export const countFaults = (plan: SectionPlan, faults: RulesFaults): number =>
  fieldsOf(plan).filter(({ name }) => faults.has(name)).length;

/** The same words stand once: with the first of the fields they are about. */
export function saidOnce(fields: readonly RulesField[], faults: RulesFaults): RulesFaults {
  const said = new Set<string>();
  const once = new Map<string, string>();
  for (const { name } of fields) {
    const message = faults.get(name);
    if (message === undefined || said.has(message)) continue;
    said.add(message);
    once.set(name, message);
  }
  return once;
}

/** RULES-38: untouched (no mark), valid or invalid. */
export type Standing = 'untouched' | 'valid' | 'invalid';

/** Of one field; only what its section checks as a whole is marked as valid. */
export function standingOf(
  { name }: RulesField,
  { form, faults, isChecked }: { form: RulesForm; faults: RulesFaults; isChecked: boolean },
): Standing {
  if (faults.has(name)) return 'invalid';
  return isChecked && form[name]?.trim() ? 'valid' : 'untouched';
}
