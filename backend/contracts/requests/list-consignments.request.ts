/** LIST: filter keys and criteria, named as in the specification; the last three match the dashboard's figures. */
export const filterKeys = [
  'DISPATCHED_AT',
  'CARRIER_NAME',
  'STATUS',
  'SERVICE_TYPE',
  'CONNOTE_NUMBER',
  'ETA',
  'MANIFEST_NUMBER',
  'REFERENCE',
  'SENDER_COMPANY_NAME',
  'RECEIVER_COMPANY_NAME',
  'RECEIVER_SUBURB',
  'TOTAL_COST',
  'STATE',
  'CUSTOMER_CARRIER_ID',
  'SENDER_STATE',
  'ATTENTION',
] as const;
export type FilterKey = (typeof filterKeys)[number];

/** Values of ATTENTION: a status that needs attention, or still in transit after its ETA. */
export const attentionReasons = ['EXCEPTION', 'OVERDUE'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

export const filterCriteria = [
  'BETWEEN',
  'IN',
  'LIKE',
  'EQUALS',
  'GREATER_THAN',
  'GREATER_THAN_EQUAL',
  'LESS_THAN',
  'LESS_THAN_EQUAL',
] as const;
export type FilterCriteria = (typeof filterCriteria)[number];

export interface DateRange {
  type: 'custom' | 'past' | 'future';
  /** yyyy-MM-dd or ISO instants. */
  fromDate?: string | null;
  toDate?: string | null;
  range?: 'days' | 'weeks' | 'months' | 'years' | null;
  rangeValue?: number | null;
}

export interface CriteriaFilter {
  key: FilterKey;
  criteria: FilterCriteria;
  /** Lists are comma-separated or arrays (api.md A14). */
  value?: string | number | (string | number)[] | null;
  dateRange?: DateRange | null;
}

/** Body of POST /consignment/list. */
export interface ListConsignmentsRequest {
  search?: string;
  criteriaFilters?: CriteriaFilter[];
}
