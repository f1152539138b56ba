import { appRulesTexts as words } from '@contracts/texts/app/rules-fees';

import { interpolate } from '../../../shared/text/format';
import { sectionStatus, type SectionStatus } from '../form/rules-errors';
import { isChanged, type RulesForm } from '../form/rules-form';
import type { RulesFormState } from '../form/useRulesForm';
import type { RulesField, SectionPlan } from '../plan/rules-plan.types';
import { valueText } from './value-text';

/** Presentation of a field; equal while nothing about it changes. */
export interface FieldPresentation {
  readonly field: RulesField;
  readonly value: string;
  readonly standing: SectionStatus;
  /** The carrier's default, if the value differs. */
  readonly defaultText: string | null;
  readonly edit: RulesFormState['edit'];
}

/** Computes the presentation of a field. */
export function presentField(
  field: RulesField,
  plan: SectionPlan,
  { form, defaults, faults, shownFaults, edit }: RulesFormState,
): FieldPresentation {
  const isChecked = plan.checkedAs !== undefined && !faults.has(field.name);
  return {
    field,
    value: form[field.name] ?? '',
    standing: sectionStatus(field, { form, faults: shownFaults(plan.id), isChecked }),
    defaultText: isChanged(field, form, defaults) ? textOfDefault(field, defaults) : null,
    edit,
  };
}

/** Text beside a value that differs from the carrier's: 'default 16'. */
function textOfDefault(field: RulesField, defaults: RulesForm): string {
  const value = defaults[field.name] ?? '';
  return value === ''
    ? words.noDefault
    : interpolate(words.default, { value: valueText(field, value) });
}
