import type { ConsignmentState } from '@contracts/rules/consignment.js';

import type { ListTable } from '../../../platform/scoped-lists/list-table.js';

/** The consignment list's table, and the tabs whose rows are wanted. */
export const consignmentTable = (states: readonly ConsignmentState[]): ListTable => ({
  name: 'consignment_list',
  part: { column: 'state', values: states },
});

interface Sortable {
  readonly expression: string;
  readonly isNullable: boolean;
}

const always = (expression: string): Sortable => ({ expression, isNullable: false });
const maybe = (expression: string): Sortable => ({ expression, isNullable: true });

const carrier = maybe('lower(carrier_display_name)');
const service = maybe('lower(display_service_type)');
const references = always('lower(formatted_references)');

/** What the list can be sorted by, under the names of its columns and of its fields. Each has its indexes. */
export const consignmentSorts = {
  id: always('id'),
  dispatchDate: always('dispatch_date'),
  dispatchedAt: always('dispatch_date'),
  manifestNumber: maybe('manifest_id'),
  connoteNumber: always('lower(connote_number)'),
  references,
  consignmentReferences: references,
  formattedReferences: references,
  carrier,
  carrierName: carrier,
  carrierDisplayName: carrier,
  serviceType: service,
  displayServiceType: service,
  senderCompany: maybe('lower(sender_company)'),
  receiverCompany: maybe('lower(receiver_company)'),
  receiverSuburb: maybe('lower(receiver_suburb)'),
  eta: maybe('eta'),
  status: always('status'),
  totalCost: maybe('total_cost_cents'),
} as const satisfies Record<string, Sortable>;

/** What grows with the days: a stretch of days is a stretch of these as well. */
const growing: ReadonlySet<string> = new Set<ConsignmentSort>([
  'dispatchDate',
  'dispatchedAt',
  'eta',
  'connoteNumber',
  'manifestNumber',
]);

export const growsWithTime = (field: ConsignmentSort): boolean => growing.has(field);

export type ConsignmentSort = keyof typeof consignmentSorts;
