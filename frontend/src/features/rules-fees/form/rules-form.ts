import { parseNumber } from '@contracts/rules/parse-number';
import type { RulesView } from '@contracts/views/rules.view';

import { allFields, fieldsOf } from '../plan/rules-plan';
import type { RulesField, SectionPlan } from '../plan/rules-plan.types';

/** Values by field name; '' means blank. */
export type RulesForm = Readonly<Record<string, string>>;

/** Converts a record to form values. */
export const toForm = (record: RulesView): RulesForm =>
  Object.fromEntries(allFields.map(({ name }) => [name, String(record[name] ?? '')]));

/** RULES-40: a negative pallet value means blank. */
export const isBlankPallet = (name: string, value: string): boolean =>
  /^(half|full|max)PalletMax/.test(name) && parseNumber(value) < 0;

function toValue({ name, choices }: RulesField, typed = ''): string | number | null {
  const value = typed.trim();
  if (value === '' || isBlankPallet(name, value)) return null;
  return choices ? value : parseNumber(value);
}

/** Converts form values to a request: every field, blank ones as null. */
export const toRecord = (form: RulesForm, id: number | null): RulesView => ({
  id,
  ...Object.fromEntries(allFields.map((field) => [field.name, toValue(field, form[field.name])])),
});

/** Whether a field has a different value; 16 and 16.00 are equal. */
export const isChanged = (field: RulesField, form: RulesForm, from: RulesForm): boolean =>
  toValue(field, form[field.name]) !== toValue(field, from[field.name]);

/** Counts the fields with a different value. */
export const countChanges = (
  fields: readonly RulesField[],
  form: RulesForm,
  from: RulesForm,
): number => fields.filter((field) => isChanged(field, form, from)).length;

/** Values of one section. */
export const sectionOf = (plan: SectionPlan, form: RulesForm): RulesForm =>
  Object.fromEntries(fieldsOf(plan).map(({ name }) => [name, form[name] ?? '']));
