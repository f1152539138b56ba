import type { IntegrationStatus } from '@contracts/views/manifest.view.js';

import { boolean, date, instant, integer, key, oneOf, orNull, text, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** One submitted manifest with the state of its transfer and its pickup booking (GAP-37, GAP-63). */
const columns = {
  id: key(integer),
  manifestNumber: text,
  clientId: integer,
  clientName: text,
  customerId: integer,
  carrierDisplayName: text,
  displayServiceType: text,
  senderCompany: text,
  /** yyyy-MM-dd. */
  dispatchDate: date,
  /** ISO instants. */
  createdAt: instant,
  updatedAt: instant,
  consignmentCount: integer,
  /** False while it is being created, and if everything was left out: neither is listed. */
  isSubmitted: boolean,
  dataStatus: oneOf<IntegrationStatus>('NOT_REQUIRED'),
  /** The carrier's own number for what it received. */
  integrationId: orNull(text),
  integrationError: orNull(text),
  integrationAttempts: integer,
  integrationNextTryAt: orNull(instant),
  integrationUpdatedAt: instant,
  bookingStatus: oneOf<IntegrationStatus>('NOT_REQUIRED'),
  bookingReference: orNull(text),
  bookingError: orNull(text),
  bookingAttempts: integer,
  bookingNextTryAt: orNull(instant),
  bookingUpdatedAt: instant,
  readyTime: orNull(instant),
  closingTime: orNull(instant),
  printedLabel: boolean,
  printedConsignment: boolean,
  printedFreightSummary: boolean,
  /** Lower case, one line each: number, client, carrier, service, sender, booking reference. */
  searchText: text,
};

export const ManifestListRow = rowSchema('manifest_list', columns);
export type ManifestListRow = RowOf<typeof columns>;
