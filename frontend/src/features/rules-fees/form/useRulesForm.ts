import { useReducer, useState } from 'react';

import type { RulesSheetView } from '@contracts/views/rules.view';

import { allFields, fieldsOf } from '../plan/rules-plan';
import type { SectionId, SectionPlan } from '../plan/rules-plan.types';
import {
  countErrors,
  validateRulesForm,
  sectionStatus,
  type RulesErrors,
  type SectionStatus,
} from './rules-errors';
import { countChanges, toForm, toRecord, sectionOf, type RulesForm } from './rules-form';

const withEdit = (form: RulesForm, edit: RulesForm): RulesForm => ({ ...form, ...edit });

const noFaults: RulesErrors = new Map();

/** State of the form: current, saved and default values. */
export function useRulesForm(sheet: RulesSheetView) {
  const [saved] = useState(() => toForm(sheet.rules));
  const [form, edit] = useReducer(withEdit, saved);
  const [left, setLeft] = useState<ReadonlySet<SectionId>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const defaults = toForm(sheet.carrierDefault);
  const faults = validateRulesForm(form);
  const shownFaults = (id: SectionId) => (isSubmitted || left.has(id) ? faults : noFaults);

  return {
    form,
    defaults,
    faults,
    shownFaults,
    isDirty: countChanges(allFields, form, saved) > 0,
    changes: countChanges(allFields, form, defaults),
    changesIn: (plan: SectionPlan) => countChanges(fieldsOf(plan), form, defaults),
    /** RULES-38 */
    standing: (plan: SectionPlan): SectionStatus => {
      if (countErrors(plan, shownFaults(plan.id)) > 0) return 'invalid';
      const isChecked = plan.checkedAs !== undefined && countErrors(plan, faults) === 0;
      const standings = fieldsOf(plan).map((field) =>
        sectionStatus(field, { form, faults, isChecked }),
      );
      return standings.includes('valid') ? 'valid' : 'untouched';
    },
    /** Changes some of the fields; stable across renders. */
    edit,
    /** The focus has left the section: its errors become visible. */
    leave: (id: SectionId) => {
      setLeft((current) => (current.has(id) ? current : new Set([...current, id])));
    },
    reset: (plan: SectionPlan) => {
      edit(sectionOf(plan, defaults));
    },
    /** Makes all errors visible; returns the request, or null if there are any. */
    check: () => {
      setSubmitted(true);
      return faults.size > 0 ? null : toRecord(form, sheet.rules.id);
    },
    isSubmitted,
  };
}

export type RulesFormState = ReturnType<typeof useRulesForm>;
