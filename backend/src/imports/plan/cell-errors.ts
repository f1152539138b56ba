import { tableErrorTexts } from '@contracts/texts/app/table-errors.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { GroupPlan, GroupToPlan } from '../import-group.repository.js';
import { notPriced, toFaults } from '../kinds/row-plan.js';

/** Text that a spreadsheet shows and exports for a formula without a result; `=` is one never calculated. */
const NO_RESULT =
  /^(?:=|#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA))$/i;

/** Turns the plan into an error if a formula in the group's cells has no result, whatever the kind of import. */
export function withCellErrors<Plan extends GroupPlan>(
  plan: Plan,
  cells: GroupToPlan['cells'],
): Plan {
  const found = cells.flatMap((row) => toFaults(row, errorsOf(row.values)));
  if (found.length === 0) return plan;
  const isNew = (error: RowErrorView) =>
    !plan.faults.some(({ row, column }) => row === error.row && column === error.column);
  const faults = [...plan.faults, ...found.filter(isNew)];
  return { ...plan, ...notPriced, action: 'ERROR', changes: [], faults };
}

const errorsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .filter(([, value]) => NO_RESULT.test(value))
    .map(([column]) => ({ column, code: 'no_result', message: tableErrorTexts.noResult }));
