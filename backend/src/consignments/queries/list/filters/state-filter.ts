import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';
import { consignmentStates, type ConsignmentState } from '@contracts/rules/consignment.js';

import { refuseCriteria, textOf, WrongFilter } from './filter-context.js';

/** ALL is what is open and what is manifested: what was deleted has a tab of its own (LIST-40, LIST-42). */
export const allStates: readonly ConsignmentState[] = ['OPEN', 'MANIFESTED'];

/** The states whose rows a tab shows. */
export function stateFilter(filter: CriteriaFilter): readonly ConsignmentState[] {
  if (filter.criteria !== 'EQUALS') return refuseCriteria(filter, ['EQUALS']);

  const wanted = textOf(filter);
  if (wanted === '' || wanted === 'ALL') return allStates;
  const state = consignmentStates.find((known) => known === wanted);
  if (!state) throw new WrongFilter('value', 'STATE is OPEN, MANIFESTED, DELETED or ALL');
  return [state];
}
