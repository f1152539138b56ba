import { useReducer, useState } from 'react';

import type { RulesLevelName, RulesSheetView } from '@contracts/views/rules.view';

import { afterPress } from '../../../shared/forms/after-press';
import { allFields, fieldsOf } from '../plan/rules-plan';
import type { RulesField, SectionId, SectionPlan } from '../plan/rules-plan.types';
import {
  countErrors,
  validateRulesForm,
  sectionStatus,
  type RulesErrors,
  type SectionStatus,
} from './rules-errors';
import { countChanges, toForm, toRecord, sectionOf, type RulesForm } from './rules-form';

const withEdit = (form: RulesForm, edit: RulesForm): RulesForm => ({ ...form, ...edit });

const noErrors: RulesErrors = new Map();

/** A level above, with the values to compare the form with. */
export interface ComparedLevel {
  readonly level: RulesLevelName;
  readonly values: RulesForm;
  /** Its values when the record's own rules were saved; null if unchanged since. */
  readonly before: RulesForm | null;
}

/** Null if the level has no record. */
function toCompared(sheet: RulesSheetView, level: RulesLevelName | null): ComparedLevel | null {
  const found = sheet.levels.find((candidate) => candidate.level === level);
  if (!found?.record) return null;
  const { record, recordBefore } = found;
  return {
    level: found.level,
    values: toForm(record),
    before: recordBefore && toForm(recordBefore),
  };
}

/** State of the form: current and saved values, and those of a level above. */
export function useRulesForm(sheet: RulesSheetView) {
  const [saved] = useState(() => toForm(sheet.rules));
  const [form, edit] = useReducer(withEdit, saved);
  const [visited, setVisited] = useState<ReadonlySet<SectionId>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const [comparedLevel, compareWith] = useState(sheet.levelAbove);
  const compared = toCompared(sheet, comparedLevel) ?? toCompared(sheet, sheet.levelAbove);
  const errors = validateRulesForm(form);
  const visibleErrors = (id: SectionId) => (isSubmitted || visited.has(id) ? errors : noErrors);

  return {
    form,
    saved,
    compared,
    compareWith,
    errors,
    visibleErrors,
    changes: countChanges(allFields, form, saved),
    /** Number of values that differ from those of the level compared with. */
    differencesIn: (fields: readonly RulesField[]) =>
      compared === null ? 0 : countChanges(fields, form, compared.values),
    /** RULES-38 */
    sectionStatus: (plan: SectionPlan): SectionStatus => {
      if (countErrors(plan, visibleErrors(plan.id)) > 0) return 'invalid';
      const isChecked = plan.validatedAs !== undefined && countErrors(plan, errors) === 0;
      const statuses = fieldsOf(plan).map((field) =>
        sectionStatus(field, { form, errors, isChecked }),
      );
      return statuses.includes('valid') ? 'valid' : 'untouched';
    },
    /** Changes some of the fields; stable across renders. */
    edit,
    /** Call when the focus leaves the section: its errors become visible. */
    leave: (id: SectionId) => {
      afterPress(() => {
        setVisited((current) => (current.has(id) ? current : new Set([...current, id])));
      });
    },
    /** Copies the values of the level compared with. */
    reset: (plan: SectionPlan) => {
      if (compared) edit(sectionOf(plan, compared.values));
    },
    /** Makes all errors visible; returns the request, or null if there are any. */
    check: () => {
      setSubmitted(true);
      return errors.size > 0 ? null : toRecord(form, sheet.rules.id);
    },
    isSubmitted,
  };
}

export type RulesFormState = ReturnType<typeof useRulesForm>;
