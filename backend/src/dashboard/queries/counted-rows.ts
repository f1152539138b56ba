import type {
  CriteriaFilter,
  ListConsignmentsRequest,
} from '@contracts/requests/list-consignments.request.js';
import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import type { CountedRowsView } from '@contracts/views/dashboard.view.js';

type Tab = 'OPEN' | 'MANIFESTED' | 'ALL';

/** A number together with the request that lists the rows it counts. */
export const countedRows = (
  count: number,
  tab: Tab,
  ...filters: readonly CriteriaFilter[]
): CountedRowsView => ({ count, list: 'consignment/list', query: rowsOf(tab, filters) });

const rowsOf = (tab: Tab, filters: readonly CriteriaFilter[]): ListConsignmentsRequest => ({
  search: '',
  criteriaFilters: [...filters, { key: 'STATE', criteria: 'EQUALS', value: tab }],
});

export const inStatus = (...statuses: readonly ConsignmentStatus[]): CriteriaFilter => ({
  key: 'STATUS',
  criteria: 'IN',
  value: [...statuses],
});

/** Dispatched on a day, yyyy-MM-dd. */
export const dispatchedOn = (day: string): CriteriaFilter => days('DISPATCHED_AT', day, day);

/** Dispatched on a day or before. */
export const dispatchedUntil = (day: string): CriteriaFilter => days('DISPATCHED_AT', null, day);

/** With that ETA. */
export const dueOn = (day: string): CriteriaFilter => days('ETA', day, day);

export const overdue: CriteriaFilter = { key: 'ATTENTION', criteria: 'IN', value: ['OVERDUE'] };

export const needingAttention: CriteriaFilter = {
  key: 'ATTENTION',
  criteria: 'IN',
  value: ['EXCEPTION', 'OVERDUE'],
};

const days = (
  key: 'DISPATCHED_AT' | 'ETA',
  fromDate: string | null,
  toDate: string,
): CriteriaFilter => ({
  key,
  criteria: 'BETWEEN',
  dateRange: { type: 'custom', fromDate, toDate },
});
