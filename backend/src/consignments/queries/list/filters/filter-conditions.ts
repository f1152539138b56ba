import type { CriteriaFilter, FilterKey } from '@contracts/requests/list-consignments.request.js';
import {
  type ConsignmentState,
  consignmentStates,
  manifestedStatuses,
  openStatuses,
} from '@contracts/rules/consignment.js';

import { type FieldError, InvalidRequest } from '../../../../platform/invalid-request.js';
import { searchPatterns } from '../../../../platform/paging/page.js';
import type { Condition } from '../../../../platform/list-pages/list-page.sql.js';
import { attentionCondition } from './attention-filter.js';
import { customerCarrierCondition, senderStateCondition } from './carrier-and-state-filters.js';
import { costCondition } from './cost-filter.js';
import { dayCondition } from './day-filter.js';
import {
  type FilterContext,
  InvalidFilter,
  valueText,
  unsupportedCriteria,
  valueList,
} from './filter-context.js';
import { textCondition } from './text-filter.js';

/** ALL is open and manifested: deleted consignments have a tab of their own (LIST-40, LIST-42). */
const allStates: readonly ConsignmentState[] = ['OPEN', 'MANIFESTED'];

/** States whose rows a tab shows. */
function stateFilter(filter: CriteriaFilter): readonly ConsignmentState[] {
  if (filter.criteria !== 'EQUALS') return unsupportedCriteria(filter, ['EQUALS']);

  const value = valueText(filter);
  if (value === '' || value === 'ALL') return allStates;
  const state = consignmentStates.find((candidate) => candidate === value);
  if (!state) throw new InvalidFilter('value', 'STATE must be OPEN, MANIFESTED, DELETED or ALL');
  return [state];
}

const statuses: readonly string[] = [...openStatuses, ...manifestedStatuses];

/** Matches one of the statuses, by code (LIST-38, LIST-39). */
function statusCondition(filter: CriteriaFilter): Condition | null {
  const { criteria } = filter;
  if (criteria !== 'IN' && criteria !== 'EQUALS')
    return unsupportedCriteria(filter, ['IN', 'EQUALS']);

  const values = valueList(filter);
  const unknown = values.find((status) => !statuses.includes(status));
  if (unknown !== undefined) throw new InvalidFilter('value', `${unknown} is not a status`);
  return values.length === 0 ? null : (bind) => `status = any (${bind(values)})`;
}

export interface FilterConditions {
  readonly conditions: readonly Condition[];
  readonly states: readonly ConsignmentState[];
  /** Columns that the conditions limit to certain days. */
  readonly dayColumns: readonly string[];
}

type Compile = (filter: CriteriaFilter, context: FilterContext) => Condition | null;

const dayColumns = { DISPATCHED_AT: 'dispatch_date', ETA: 'eta' } as const;
type DayKey = keyof typeof dayColumns;

/** Compiles each filter key (LIST-47); the state is not a condition, it selects the tab. */
const compilers: Readonly<Record<Exclude<FilterKey, 'STATE'>, Compile>> = {
  DISPATCHED_AT: dayCondition(dayColumns.DISPATCHED_AT),
  ETA: dayCondition(dayColumns.ETA),
  STATUS: statusCondition,
  TOTAL_COST: costCondition,
  CARRIER_NAME: textCondition({ column: 'carrier_display_name' }),
  SERVICE_TYPE: textCondition({ column: 'display_service_type' }),
  CONNOTE_NUMBER: textCondition({ column: 'connote_number', isSearched: true }),
  MANIFEST_NUMBER: textCondition({ column: 'manifest_number', isSearched: true }),
  SENDER_COMPANY_NAME: textCondition({ column: 'sender_company', isSearched: true }),
  RECEIVER_COMPANY_NAME: textCondition({ column: 'receiver_company', isSearched: true }),
  RECEIVER_SUBURB: textCondition({
    column: 'receiver_suburb',
    isSearched: true,
    isSuburb: true,
  }),
  REFERENCE: textCondition({ column: 'consignment_references', isSearched: true, isList: true }),
  CUSTOMER_CARRIER_ID: customerCarrierCondition,
  SENDER_STATE: senderStateCondition,
  ATTENTION: attentionCondition,
};

/**
 * Compiles the filters of a request to conditions that must all hold. A filter without a value is ignored.
 * @throws InvalidRequest naming every invalid filter
 */
export function toFilterConditions(
  filters: readonly CriteriaFilter[],
  context: FilterContext,
): FilterConditions {
  const conditions: Condition[] = [];
  let states = allStates;
  const days = filters.filter(({ key }) => key in dayColumns);
  const filterContext = { ...context, isWithinDays: days.some(isFilled) };
  const errors: FieldError[] = [];
  filters.forEach((filter, index) => {
    try {
      const { key } = filter;
      if (key === 'STATE') states = stateFilter(filter);
      else conditions.push(...toList(compilers[key](filter, filterContext)));
    } catch (error) {
      if (!(error instanceof InvalidFilter)) throw error;
      errors.push({ path: `criteriaFilters.${index}.${error.field}`, message: error.message });
    }
  });
  if (errors.length > 0) throw new InvalidRequest(errors);
  return { conditions, states, dayColumns: days.map(({ key }) => dayColumns[key as DayKey]) };
}

const isFilled = (filter: CriteriaFilter): boolean =>
  Boolean(filter.dateRange) || valueText(filter) !== '';

const toList = (condition: Condition | null): Condition[] => (condition ? [condition] : []);

/** Requires every word to occur in the connote, references, companies, suburb or manifest number. */
export const searchConditions = (search: string): Condition[] =>
  searchPatterns(search.toLowerCase()).map(
    (pattern) => (bind) => `search_text like ${bind(pattern)}`,
  );
