import { manifestedStatuses, openStatuses } from '@contracts/rules/consignment';
import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { consignmentListTexts } from '@contracts/texts/consignment-list';

import { filterValues } from '../../../shared/filters/filter-config';

export const consignmentTabs = ['OPEN', 'MANIFESTED', 'DELETED', 'ALL'] as const;
export type ConsignmentTab = (typeof consignmentTabs)[number];

/** Statuses that can be filtered by on each tab (spec part 1, section 4). */
const statusesOf: Readonly<Record<ConsignmentTab, readonly string[]>> = {
  OPEN: openStatuses,
  MANIFESTED: manifestedStatuses,
  DELETED: [],
  ALL: [...openStatuses, ...manifestedStatuses],
};

const words = (status: string) => {
  const text = status.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const statusOptions = (tab: ConsignmentTab) =>
  statusesOf[tab].map((value) => ({ value, label: words(value) }));

/** Changing the tab drops status values that are not valid there (spec part 1, section 4). */
export function filtersForTab(
  filters: readonly CriteriaFilter[],
  tab: ConsignmentTab,
): CriteriaFilter[] {
  return filters.flatMap((filter) => {
    if (filter.key !== 'STATUS') return [filter];
    const value = filterValues(filter).filter((status) => statusesOf[tab].includes(status));
    return value.length > 0 ? [{ ...filter, value }] : [];
  });
}

export const tabLabel = (tab: ConsignmentTab): string => consignmentListTexts.tabs[tab];
