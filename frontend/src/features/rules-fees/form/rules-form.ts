import { numberOf } from '@contracts/rules/typed-number';
import type { RulesView } from '@contracts/views/rules.view';

import { allFields, fieldsOf } from '../plan/rules-plan';
import type { RulesField, SectionPlan } from '../plan/rules-plan.types';

/** What is typed, by the names of the fields; '' is a blank one. */
export type RulesForm = Readonly<Record<string, string>>;

/** A record as it is typed. */
export const toForm = (record: RulesView): RulesForm =>
  Object.fromEntries(allFields.map(({ name }) => [name, String(record[name] ?? '')]));

/** RULES-40: a negative value of a pallet stands for none. */
export const isBlankPallet = (name: string, value: string): boolean =>
  /^(half|full|max)PalletMax/.test(name) && numberOf(value) < 0;

function toValue({ name, choices }: RulesField, typed = ''): string | number | null {
  const value = typed.trim();
  if (value === '' || isBlankPallet(name, value)) return null;
  return choices ? value : numberOf(value);
}

/** What is sent: every field, blank ones as null. */
export const toRecord = (form: RulesForm, id: number | null): RulesView => ({
  id,
  ...Object.fromEntries(allFields.map((field) => [field.name, toValue(field, form[field.name])])),
});

/** Whether a field holds another value; 16 and 16.00 are the same. */
export const isChanged = (field: RulesField, form: RulesForm, from: RulesForm): boolean =>
  toValue(field, form[field.name]) !== toValue(field, from[field.name]);

/** How many of the fields hold another value. */
export const countChanges = (
  fields: readonly RulesField[],
  form: RulesForm,
  from: RulesForm,
): number => fields.filter((field) => isChanged(field, form, from)).length;

/** The values of one section. */
export const sectionOf = (plan: SectionPlan, form: RulesForm): RulesForm =>
  Object.fromEntries(fieldsOf(plan).map(({ name }) => [name, form[name] ?? '']));
