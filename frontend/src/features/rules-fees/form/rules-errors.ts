import { validateRules } from '@contracts/rules/rules-fees';
import { parseNumber } from '@contracts/rules/parse-number';
import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';

import { allFields, fieldsOf } from '../plan/rules-plan';
import type { RulesField, SectionPlan } from '../plan/rules-plan.types';
import { isBlankPallet, toRecord, type RulesForm } from './rules-form';

/** Error messages by field name. */
export type RulesErrors = ReadonlyMap<string, string>;

/** The server's limit. */
const MAX_VALUE = 10_000_000;

/** RULES-39; a negative pallet value means blank (RULES-40). */
function validateValue({ name, choices }: RulesField, value: string): string | null {
  if (choices || value === '' || isBlankPallet(name, value)) return null;
  const number = parseNumber(value);
  if (!Number.isFinite(number)) return appRulesTexts.notANumber;
  if (number < 0) return texts.negative;
  return number > MAX_VALUE ? texts.tooLarge : null;
}

/** Validates all fields: each value first, then the completeness of its section. */
export function validateRulesForm(form: RulesForm): RulesErrors {
  const errors = new Map(
    validateRules(toRecord(form, null)).map(({ path, message }) => [path, message]),
  );
  for (const field of allFields) {
    const message = validateValue(field, form[field.name]?.trim() ?? '');
    if (message !== null) errors.set(field.name, message);
  }
  return errors;
}

/** RULES-36: number of invalid fields in a section. */
export const countErrors = (plan: SectionPlan, errors: RulesErrors): number =>
  fieldsOf(plan).filter(({ name }) => errors.has(name)).length;

/** Returns each message once, for the first of its fields. */
export function uniqueMessages(fields: readonly RulesField[], errors: RulesErrors): RulesErrors {
  const seen = new Set<string>();
  const firstMessages = new Map<string, string>();
  for (const { name } of fields) {
    const message = errors.get(name);
    if (message === undefined || seen.has(message)) continue;
    seen.add(message);
    firstMessages.set(name, message);
  }
  return firstMessages;
}

/** RULES-38: untouched (no mark), valid or invalid. */
export type SectionStatus = 'untouched' | 'valid' | 'invalid';

/** Status of one field; only fields that are checked together with their section are marked as valid. */
export function sectionStatus(
  { name }: RulesField,
  { form, errors, isChecked }: { form: RulesForm; errors: RulesErrors; isChecked: boolean },
): SectionStatus {
  if (errors.has(name)) return 'invalid';
  return isChecked && form[name]?.trim() ? 'valid' : 'untouched';
}
