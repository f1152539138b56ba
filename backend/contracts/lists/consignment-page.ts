import type { FilterKey } from '../requests/list-consignments.request.js';

/**
 * Columns that decide which consignments are on a page of the list: those it can be sorted, filtered or searched by.
 */
export const pageColumns = [
  'status',
  'connoteNumber',
  'dispatchDate',
  'formattedReferences',
  'carrierDisplayName',
  'customerCarrierId',
  'displayServiceType',
  'senderCompany',
  'senderState',
  'receiverCompany',
  'receiverSuburb',
  'manifestNumber',
  'eta',
  'totalCostCents',
  'searchText',
] as const;
export type PageColumn = (typeof pageColumns)[number];

/** Columns each filter reads, besides the tab's state. */
export const columnsOfFilter: Readonly<Record<Exclude<FilterKey, 'STATE'>, readonly PageColumn[]>> =
  {
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
  };
