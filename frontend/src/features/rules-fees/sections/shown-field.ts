import { ownRulesTexts as words } from '@contracts/texts/own-rules';

import { fillText } from '../../../shared/text/fill-text';
import { standingOf, type Standing } from '../form/rules-faults';
import { isChanged, type RulesForm } from '../form/rules-form';
import type { RulesFormState } from '../form/useRulesForm';
import type { RulesField, SectionPlan } from '../plan/rules-plan.types';
import { valueText } from './value-text';

/** What is drawn of one field; equal as long as nothing about it changes. */
export interface ShownField {
  readonly field: RulesField;
  readonly value: string;
  readonly standing: Standing;
  /** Where the value is not the carrier's: what that is. */
  readonly defaultText: string | null;
  readonly edit: RulesFormState['edit'];
}

/** What is drawn of a field as things are. */
export function shownField(
  field: RulesField,
  plan: SectionPlan,
  { form, defaults, faults, shownFaults, edit }: RulesFormState,
): ShownField {
  const isChecked = plan.checkedAs !== undefined && !faults.has(field.name);
  return {
    field,
    value: form[field.name] ?? '',
    standing: standingOf(field, { form, faults: shownFaults(plan.id), isChecked }),
    defaultText: isChanged(field, form, defaults) ? textOfDefault(field, defaults) : null,
    edit,
  };
}

/** What stands beside a value that is not the carrier's: 'default 16'. */
function textOfDefault(field: RulesField, defaults: RulesForm): string {
  const value = defaults[field.name] ?? '';
  return value === ''
    ? words.noDefault
    : fillText(words.default, { value: valueText(field, value) });
}
