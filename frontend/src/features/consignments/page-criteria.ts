import { type PageColumn, columnsOfFilter } from '@contracts/lists/consignment-page';
import { consignmentColumns } from '@contracts/lists/consignment-list.columns';
import type {
  CriteriaFilter,
  ListConsignmentsRequest,
} from '@contracts/requests/list-consignments.request';
import { type ConsignmentState, consignmentStates } from '@contracts/rules/consignment';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import type { PageQuery } from '../../shared/live/patched-page';

interface PageRequest extends ListConsignmentsRequest {
  readonly clientId?: number;
  readonly size: number;
  readonly sort: string;
}

/** Converts a list request to the form that live messages are compared with. */
export function pageRequestOf(request: PageRequest): PageQuery {
  const { clientId, size, search = '', criteriaFilters = [] } = request;
  const [field = '', direction] = request.sort.split(',');
  const filters = criteriaFilters.filter(({ key }) => key !== 'STATE');
  return {
    clientId,
    size,
    states: statesOf(criteriaFilters),
    idOrder: field === 'id' ? (direction === 'ASC' ? 'ASC' : 'DESC') : null,
    columns: new Set([
      ...sortedBy(field),
      ...(search === '' ? [] : (['searchText'] as const)),
      ...filters.flatMap(({ key }) => (key === 'STATE' ? [] : columnsOfFilter[key])),
    ]),
    matches: (row) => (search === '' ? matchesAll(filters, row) : null),
  };
}

/** ALL is open and manifested: deleted consignments have their own tab (LIST-40, LIST-42). */
function statesOf(filters: readonly CriteriaFilter[]): readonly ConsignmentState[] {
  const tab = filters.find(({ key }) => key === 'STATE')?.value;
  const state = consignmentStates.find((candidate) => candidate === tab);
  return state ? [state] : ['OPEN', 'MANIFESTED'];
}

function sortedBy(field: string): PageColumn[] {
  const columns = Object.entries(consignmentColumns).filter(
    ([name, column]) =>
      name === field ||
      ('sortAliases' in column && (column.sortAliases as readonly string[]).includes(field)),
  );
  return columns.map(([, { sort }]) => sort);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Only the default range of days is compared here; other filters are evaluated by the server. */
function matchesAll(filters: readonly CriteriaFilter[], row: ConsignmentListItem): boolean | null {
  const results = filters.map((filter) => matches(filter, row));
  if (results.includes(false)) return false;
  return results.includes(null) ? null : true;
}

function matches({ key, dateRange }: CriteriaFilter, { dispatchDate }: ConsignmentListItem) {
  const { type, fromDate, toDate } = dateRange ?? {};
  if (key !== 'DISPATCHED_AT' || type !== 'custom') return null;
  if (!fromDate || !toDate || !DAY.test(fromDate) || !DAY.test(toDate)) return null;
  return fromDate > toDate ? null : fromDate <= dispatchDate && dispatchDate <= toDate;
}
