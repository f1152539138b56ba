import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { consignmentListTexts } from '@contracts/texts/consignment-list';

import type { FilterConfig } from '../../../shared/filters/filter-config';
import { listWindow } from '../../../shared/grid/list-window';
import { statusOptions, type ConsignmentTab } from './consignment-tabs';

const { columns: words } = consignmentListTexts;

/** What the list can be filtered by on a tab, in the order of its columns. */
export function filterConfigs(tab: ConsignmentTab): FilterConfig[] {
  const isOnTheRoad = tab === 'MANIFESTED' || tab === 'ALL';
  return [
    { key: 'DISPATCHED_AT', label: 'Dispatched', type: 'Date', isPromoted: true },
    ...(tab === 'DELETED' ? [] : [status(tab)]),
    { key: 'CARRIER_NAME', label: words.carrier, type: 'Text' },
    { key: 'SERVICE_TYPE', label: words.serviceType, type: 'Text' },
    { key: 'CONNOTE_NUMBER', label: words.connoteNumber, type: 'Text' },
    ...(isOnTheRoad ? [manifestNumber] : []),
    { key: 'REFERENCE', label: words.references, type: 'Text' },
    { key: 'SENDER_COMPANY_NAME', label: words.senderCompany, type: 'Text' },
    { key: 'RECEIVER_COMPANY_NAME', label: words.receiverCompany, type: 'Text' },
    { key: 'RECEIVER_SUBURB', label: words.receiverSuburb, type: 'Text' },
    { key: 'ETA', label: words.eta, type: 'Date' },
    { key: 'TOTAL_COST', label: words.totalCost, type: 'Number' },
  ];
}

const status = (tab: ConsignmentTab): FilterConfig => ({
  key: 'STATUS',
  label: words.status,
  type: 'MultiSelect',
  options: statusOptions(tab),
  isPromoted: true,
});

const manifestNumber: FilterConfig = {
  key: 'MANIFEST_NUMBER',
  label: words.manifestNumber,
  type: 'Text',
};

/** Spec part 1, section 4: without a saved filter, dispatched between 28 days ago and 7 days from now. */
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

/** What is sent: the filters of the bar, and the state the tab stands for. */
export const criteriaFor = (
  tab: ConsignmentTab,
  filters: readonly CriteriaFilter[],
): CriteriaFilter[] => [
  ...filters.filter(({ key }) => key !== 'STATE'),
  { key: 'STATE', criteria: 'EQUALS', value: tab },
];
