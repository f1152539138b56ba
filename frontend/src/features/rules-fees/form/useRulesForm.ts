import { useReducer, useState } from 'react';

import type { RulesSheetView } from '@contracts/views/rules.view';

import { allFields, fieldsOf } from '../plan/rules-plan';
import type { SectionId, SectionPlan } from '../plan/rules-plan.types';
import { countFaults, faultsOf, standingOf, type RulesFaults, type Standing } from './rules-faults';
import { countChanges, toForm, toRecord, sectionOf, type RulesForm } from './rules-form';

const withEdit = (form: RulesForm, edit: RulesForm): RulesForm => ({ ...form, ...edit });

const noFaults: RulesFaults = new Map();

/** What is typed into the dialog, beside what is saved and the defaults of the carrier. */
export function useRulesForm(sheet: RulesSheetView) {
  const [saved] = useState(() => toForm(sheet.rules));
  const [form, edit] = useReducer(withEdit, saved);
  const [left, setLeft] = useState<ReadonlySet<SectionId>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const defaults = toForm(sheet.carrierDefault);
  const faults = faultsOf(form);
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
    standing: (plan: SectionPlan): Standing => {
      if (countFaults(plan, shownFaults(plan.id)) > 0) return 'invalid';
      const isChecked = plan.checkedAs !== undefined && countFaults(plan, faults) === 0;
      const standings = fieldsOf(plan).map((field) =>
        standingOf(field, { form, faults, isChecked }),
      );
      return standings.includes('valid') ? 'valid' : 'untouched';
    },
    /** Types over some of the fields; the same function at every render. */
    edit,
    /** The focus has left the section: from now on it says what it lacks. */
    leave: (id: SectionId) => {
      setLeft((current) => (current.has(id) ? current : new Set([...current, id])));
    },
    reset: (plan: SectionPlan) => {
      edit(sectionOf(plan, defaults));
    },
    /** Says everything that is wrong; answers what is sent, or null where something is. */
    check: () => {
      setSubmitted(true);
      return faults.size > 0 ? null : toRecord(form, sheet.rules.id);
    },
    isSubmitted,
  };
}

export type RulesFormState = ReturnType<typeof useRulesForm>;
