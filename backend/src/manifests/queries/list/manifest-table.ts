import type { ListTable } from '../../../platform/scoped-lists/scoped-list.js';

export const manifestTable: ListTable = { name: 'manifest_list', part: null };

const carrier = 'lower(carrier_display_name)';
const sender = 'lower(sender_company)';

/** Sort expressions of submitted manifests; each is indexed and never null. */
export const manifestSorts = {
  id: 'id',
  createdAt: 'created_at',
  manifestNumber: 'lower(manifest_number)',
  clientName: 'lower(client_name)',
  carrierDisplayName: carrier,
  carrierName: carrier,
  senderCompany: sender,
  senderName: sender,
  dispatchDate: 'dispatch_date',
  dataStatus: 'data_status',
  bookingStatus: 'booking_status',
} as const;

export type ManifestSort = keyof typeof manifestSorts;

export const openManifestTable: ListTable = { name: 'open_manifest', part: null };

/** Selects a column that the consignments of a group share, from the first of them. */
const shared = (column: string): string => `
  (select lower(member.${column}) from consignment_list member
   where member.open_manifest_id = open_manifest.id order by member.id limit 1)`;

/** Sort expressions of open manifests, which need no index: there are few at a time. */
export const openManifestSorts = {
  id: 'id',
  dispatchDate: 'dispatch_date',
  quantity: 'quantity',
  clientName: shared('client_name'),
  carrierName: shared('carrier_display_name'),
  carrierDisplayName: shared('carrier_display_name'),
  senderName: shared('sender_company'),
  senderCompany: shared('sender_company'),
} as const;

export type OpenManifestSort = keyof typeof openManifestSorts;
