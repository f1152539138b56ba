import {
  consignmentColumns,
  consignmentTabs,
  type ConsignmentTab,
} from '@contracts/lists/consignment-list.columns';
import { sortNames } from '@contracts/lists/list-column';
import {
  attentionReasons,
  type CriteriaFilter,
  type FilterKey,
} from '@contracts/requests/list-consignments.request';
import { stateCodes } from '@contracts/rules/calendar-day';
import { manifestedStatuses, openStatuses } from '@contracts/rules/consignment';
import { appListTexts as texts } from '@contracts/texts/app/consignment-list';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';

import { areFiltersEqual } from '../../../shared/filters/filter-codec';
import { type FilterConfig, filterValues } from '../../../shared/filters/filter-config';
import { listWindow } from '../../../shared/grid/local-list';
import { parseRecordId } from '../../../shared/navigation/record-id';
import type { ListQuery, ListSchema } from '../../../shared/grid/useListQuery';
import type { SavedFilter } from '../consignments.api';

/** Statuses available as a filter on each tab (spec part 1, section 4). */
const statusesOf: Readonly<Record<ConsignmentTab, readonly string[]>> = {
  OPEN: openStatuses,
  MANIFESTED: manifestedStatuses,
  DELETED: [],
  ALL: [...openStatuses, ...manifestedStatuses],
};

const statusLabel = (status: string) => {
  const text = status.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const statusOptions = (tab: ConsignmentTab) =>
  statusesOf[tab].map((value) => ({ value, label: statusLabel(value) }));

/** Values that a filter may have on a tab, if they are limited: statuses by tab (spec part 1, section 4). */
const choicesOf = (tab: ConsignmentTab): Partial<Record<FilterKey, readonly string[]>> => ({
  STATUS: statusesOf[tab],
  ATTENTION: includesManifested(tab) ? attentionReasons : [],
  SENDER_STATE: stateCodes,
});

/** Drops values that the tab does not have, or that do not exist: the server would reject the list. */
export function filtersForTab(
  filters: readonly CriteriaFilter[],
  tab: ConsignmentTab,
): CriteriaFilter[] {
  return filters.flatMap((filter) => {
    const isCarrier = filter.key === 'CUSTOMER_CARRIER_ID';
    const choices = choicesOf(tab)[filter.key];
    if (!choices && !isCarrier) return [filter];
    const value = filterValues(filter).filter((each) =>
      choices ? choices.includes(each) : parseRecordId(each) !== null,
    );
    return value.length > 0 ? [{ key: filter.key, criteria: 'IN', value }] : [];
  });
}

export const tabLabel = (tab: ConsignmentTab): string => consignmentListTexts.tabs[tab];

const { columns: labels } = consignmentListTexts;

const includesManifested = (tab: ConsignmentTab) => tab === 'MANIFESTED' || tab === 'ALL';

/** Available filters of a tab, in the order of its columns. */
export function filterConfigs(tab: ConsignmentTab): FilterConfig[] {
  return [
    { key: 'DISPATCHED_AT', label: 'Dispatched', type: 'Date', isPromoted: true },
    ...(tab === 'DELETED' ? [] : [status(tab)]),
    { key: 'CARRIER_NAME', label: labels.carrier, type: 'Text' },
    { key: 'SERVICE_TYPE', label: labels.serviceType, type: 'Text' },
    { key: 'CONNOTE_NUMBER', label: labels.connoteNumber, type: 'Text' },
    ...(includesManifested(tab) ? [manifestNumber, attention] : []),
    { key: 'REFERENCE', label: labels.references, type: 'Text' },
    { key: 'SENDER_COMPANY_NAME', label: labels.senderCompany, type: 'Text' },
    { key: 'RECEIVER_COMPANY_NAME', label: labels.receiverCompany, type: 'Text' },
    { key: 'RECEIVER_SUBURB', label: labels.receiverSuburb, type: 'Text' },
    senderState,
    { key: 'ETA', label: labels.eta, type: 'Date' },
    { key: 'TOTAL_COST', label: labels.totalCost, type: 'Number' },
  ];
}

const status = (tab: ConsignmentTab): FilterConfig => ({
  key: 'STATUS',
  label: labels.status,
  type: 'MultiSelect',
  options: statusOptions(tab),
  isPromoted: true,
});

const manifestNumber: FilterConfig = {
  key: 'MANIFEST_NUMBER',
  label: labels.manifestNumber,
  type: 'Text',
};

/**
 * Filter by a carrier's id, set by links from the dashboard, since two customers may have carriers with the same name.
 * It cannot be added manually.
 */
export function carrierIdFilterConfigs(
  filters: readonly CriteriaFilter[],
  name: string | null,
): FilterConfig[] {
  const filter = filters.find(({ key }) => key === 'CUSTOMER_CARRIER_ID');
  if (!filter) return [];
  const options = filterValues(filter).map((value) => ({ value, label: name ?? value }));
  return [{ key: 'CUSTOMER_CARRIER_ID', label: texts.cutOffCarrier, type: 'MultiSelect', options }];
}

const attention: FilterConfig = {
  key: 'ATTENTION',
  label: texts.attention,
  type: 'MultiSelect',
  options: attentionReasons.map((value) => ({ value, label: texts.attentionReasons[value] })),
};

const senderState: FilterConfig = {
  key: 'SENDER_STATE',
  label: texts.senderState,
  type: 'MultiSelect',
  options: stateCodes.map((value) => ({ value, label: value })),
};

/** Spec part 1, section 4: default filter, dispatched between 28 days ago and 7 days from now. */
export function standardFilters(zone: string): CriteriaFilter[] {
  const { from, to } = listWindow(zone);
  return [
    {
      key: 'DISPATCHED_AT',
      criteria: 'BETWEEN',
      dateRange: { type: 'custom', fromDate: from, toDate: to },
    },
  ];
}

/** Filters of the request: those of the bar, and the state of the tab. */
export const criteriaFor = (
  tab: ConsignmentTab,
  filters: readonly CriteriaFilter[],
): CriteriaFilter[] => [
  ...filters.filter(({ key }) => key !== 'STATE'),
  { key: 'STATE', criteria: 'EQUALS', value: tab },
];

/** Contents of a saved filter: tab, search and order besides the filters. */
export type ListView = Pick<ListQuery, 'q' | 'sort' | 'filters'> & { readonly tab: ConsignmentTab };

/** LIST-14: newest first. */
const NEWEST_FIRST = 'id,DESC';
const PAGE_SIZE = 10;
const sorts = sortNames(consignmentColumns);

/** The filter in the URL if it exists, else the default, else the last saved one (LIST-63, LIST-64). */
export function currentOf(
  saved: readonly SavedFilter[],
  view: string | null,
): SavedFilter | undefined {
  return (
    saved.find(({ id }) => String(id) === view) ??
    saved.find((filter) => filter.default) ??
    saved.at(-1)
  );
}

/** Converts a saved filter to a view; without one, `standard` on the open tab (LIST-65). */
export function viewOf(
  saved: SavedFilter | undefined,
  standard: readonly CriteriaFilter[],
): ListView {
  if (!saved) return { tab: 'OPEN', q: '', sort: NEWEST_FIRST, filters: standard };

  const { search = '', criteriaFilters = [] } = saved.filter;
  return {
    tab: tabOf(criteriaFilters),
    q: search,
    sort: saved.sort ?? NEWEST_FIRST,
    filters: criteriaFilters.filter(({ key }) => key !== 'STATE'),
  };
}

/** The tab is stored as its state; filters of other software may lack it. */
function tabOf(filters: readonly CriteriaFilter[]): ConsignmentTab {
  const state = filters.find(({ key }) => key === 'STATE')?.value;
  return consignmentTabs.find((tab) => tab === state) ?? 'OPEN';
}

/** LIST-13: the user's page size, or 10; the view supplies parameters missing from the URL. */
export const schemaOf = (view: ListView, pageSize: number | undefined): ListSchema => ({
  tabs: consignmentTabs,
  defaults: { ...view, size: pageSize ?? PAGE_SIZE },
  sorts,
});

/** Whether the list differs from its view; another tab alone does not count. */
export const isChanged = (query: ListQuery, view: ListView): boolean =>
  query.q !== view.q ||
  query.sort !== view.sort ||
  !areFiltersEqual(
    filtersForTab(query.filters, query.tab as ConsignmentTab),
    filtersForTab(view.filters, query.tab as ConsignmentTab),
  );
