import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';
import { manifestedStatuses, openStatuses } from '@contracts/rules/consignment.js';

import type { Condition } from '../../../../platform/scoped-lists/list-table.js';
import { refuseCriteria, valuesOf, WrongFilter } from './filter-context.js';

const statuses: readonly string[] = [...openStatuses, ...manifestedStatuses];

/** One of the statuses, by its code (LIST-38, LIST-39). */
export function statusCondition(filter: CriteriaFilter): Condition | null {
  const { criteria } = filter;
  if (criteria !== 'IN' && criteria !== 'EQUALS') return refuseCriteria(filter, ['IN', 'EQUALS']);

  const wanted = valuesOf(filter);
  const unknown = wanted.find((status) => !statuses.includes(status));
  if (unknown !== undefined) throw new WrongFilter('value', `${unknown} is not a status`);
  return wanted.length === 0 ? null : (bind) => `status = any (${bind(wanted)})`;
}
