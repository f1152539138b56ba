import type { FilterKey } from '../requests/list-consignments.request.js';
import { consignmentColumns } from './consignment-list.columns.js';

/** Columns each filter reads, besides the tab's state. */
export const columnsOfFilter = {
  DISPATCHED_AT: ['dispatchDate'],
  CARRIER_NAME: ['carrierDisplayName'],
  STATUS: ['status'],
  SERVICE_TYPE: ['displayServiceType'],
  CONNOTE_NUMBER: ['connoteNumber'],
  ETA: ['eta'],
  MANIFEST_NUMBER: ['manifestNumber'],
  REFERENCE: ['formattedReferences'],
  SENDER_COMPANY_NAME: ['senderCompany'],
  RECEIVER_COMPANY_NAME: ['receiverCompany'],
  RECEIVER_SUBURB: ['receiverSuburb'],
  TOTAL_COST: ['totalCostCents'],
  CUSTOMER_CARRIER_ID: ['customerCarrierId'],
  SENDER_STATE: ['senderState'],
  ATTENTION: ['status', 'eta'],
} as const satisfies Readonly<Record<Exclude<FilterKey, 'STATE'>, readonly string[]>>;

type SortColumn = (typeof consignmentColumns)[keyof typeof consignmentColumns]['sort'];
type FilterColumn = (typeof columnsOfFilter)[keyof typeof columnsOfFilter][number];

/** A column that decides which consignments are on a page of the list. */
export type PageColumn = SortColumn | FilterColumn | 'searchText';

/** All of them: those the list can be sorted, filtered or searched by. */
export const pageColumns: readonly PageColumn[] = [
  ...new Set<PageColumn>([
    ...Object.values(consignmentColumns).map(({ sort }) => sort),
    ...Object.values(columnsOfFilter).flat(),
    'searchText',
  ]),
];
