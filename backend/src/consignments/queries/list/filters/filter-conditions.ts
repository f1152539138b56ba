import type { CriteriaFilter, FilterKey } from '@contracts/requests/list-consignments.request.js';
import type { ConsignmentState } from '@contracts/rules/consignment.js';

import { InvalidRequest, type WrongField } from '../../../../platform/invalid-request.js';
import type { Condition } from '../../../../platform/scoped-lists/list-table.js';
import { costCondition } from './cost-filter.js';
import { dayCondition } from './day-filter.js';
import { WrongFilter, type FilterContext } from './filter-context.js';
import { allStates, stateFilter } from './state-filter.js';
import { statusCondition } from './status-filter.js';
import { textCondition } from './text-filter.js';

export interface CompiledFilters {
  readonly conditions: readonly Condition[];
  readonly states: readonly ConsignmentState[];
  /** Columns that the conditions hold to certain days. */
  readonly dayColumns: readonly string[];
}

type Compile = (filter: CriteriaFilter, context: FilterContext) => Condition | null;

const dayColumns = { DISPATCHED_AT: 'dispatch_date', ETA: 'eta' } as const;
type DayKey = keyof typeof dayColumns;

/** How each key is understood (LIST-47); the state is not a condition, it chooses the tab. */
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
  RECEIVER_SUBURB: textCondition({ column: 'receiver_suburb', isSearched: true }),
  REFERENCE: textCondition({ column: 'consignment_references', isSearched: true, isList: true }),
};

/**
 * Turns the filters of a request into conditions on the list. One without a value restricts nothing; all
 * others have to hold together.
 * @throws InvalidRequest naming every filter that is wrong
 */
export function compileFilters(
  filters: readonly CriteriaFilter[],
  context: FilterContext,
): CompiledFilters {
  const conditions: Condition[] = [];
  let states = allStates;
  const wrong: WrongField[] = [];
  filters.forEach((filter, index) => {
    try {
      const { key } = filter;
      if (key === 'STATE') states = stateFilter(filter);
      else conditions.push(...listOf(compilers[key](filter, context)));
    } catch (error) {
      if (!(error instanceof WrongFilter)) throw error;
      wrong.push({ path: `criteriaFilters.${index}.${error.field}`, message: error.message });
    }
  });
  if (wrong.length > 0) throw new InvalidRequest(wrong);
  const days = filters.filter(({ key }) => key in dayColumns);
  return { conditions, states, dayColumns: days.map(({ key }) => dayColumns[key as DayKey]) };
}

const listOf = (condition: Condition | null): Condition[] => (condition ? [condition] : []);
