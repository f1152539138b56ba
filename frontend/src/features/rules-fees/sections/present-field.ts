import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';

import { interpolate } from '../../../shared/text/format';
import { sectionStatus, type SectionStatus } from '../form/rules-errors';
import { isChanged } from '../form/rules-form';
import type { ComparedLevel, RulesFormState } from '../form/useRulesForm';
import type { RulesField, SectionPlan } from '../plan/rules-plan.types';
import { valueText } from './value-text';

/** Props of a memoised field: none changes unless the field is shown differently. */
export interface FieldPresentation {
  readonly field: RulesField;
  readonly value: string;
  readonly status: SectionStatus;
  readonly isUnsaved: boolean;
  /** Null if no level above has a record. */
  readonly comparedTo: ComparedLevel['level'] | null;
  readonly isDifferent: boolean;
  /** Value of the level compared with; blank for none. */
  readonly comparedValue: string;
  /** The same as text, with its value when the record's own rules were saved. */
  readonly comparedText: string;
  readonly edit: RulesFormState['edit'];
}

/** Computes the presentation of a field. */
export function presentField(
  field: RulesField,
  plan: SectionPlan,
  { form, saved, compared, errors, visibleErrors, edit }: RulesFormState,
): FieldPresentation {
  const isChecked = plan.validatedAs !== undefined && !errors.has(field.name);
  return {
    field,
    value: form[field.name] ?? '',
    status: sectionStatus(field, { form, errors: visibleErrors(plan.id), isChecked }),
    isUnsaved: isChanged(field, form, saved),
    comparedTo: compared?.level ?? null,
    isDifferent: compared !== null && isChanged(field, form, compared.values),
    comparedValue: compared?.values[field.name] ?? '',
    comparedText: compared ? textOfCompared(field, compared) : '',
    edit,
  };
}

/** '22' or '22, was 20' */
function textOfCompared(field: RulesField, { values, before }: ComparedLevel): string {
  const value = valueText(field, values[field.name] ?? '');
  if (before === null || !isChanged(field, values, before)) return value;
  return interpolate(texts.was, { value, before: valueText(field, before[field.name] ?? '') });
}
