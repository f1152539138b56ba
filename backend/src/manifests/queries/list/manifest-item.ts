import type { IntegrationDetailView, ManifestListItem } from '@contracts/views/manifest.view.js';
import type { ManifestListRow } from '@read-models/manifest-list.row.js';

const toIsoInstant = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** Facts derived from a manifest's consignments. */
export interface ManifestMembers {
  /** A carrier's connote is pending, so there is no paperwork yet (GAP-43). */
  readonly hasPendingConnote: boolean;
  readonly isPermanentBooking: boolean;
  /** The same for all of them. */
  readonly senderState: string | null;
}

/** Maps a row to the fields every caller sees. */
export function toManifestItem(
  row: ManifestListRow,
  { hasPendingConnote, isPermanentBooking, senderState }: ManifestMembers,
): ManifestListItem {
  return {
    id: row.id,
    manifestNumber: row.manifestNumber,
    clientId: row.clientId,
    clientName: row.clientName,
    carrierDisplayName: row.carrierDisplayName,
    displayServiceType: row.displayServiceType,
    senderCompany: row.senderCompany,
    senderState,
    dispatchDate: row.dispatchDate,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    consignmentCount: row.consignmentCount,
    dataStatus: row.dataStatus,
    bookingStatus: row.bookingStatus,
    bookingReference: row.bookingReference,
    readyTime: toIsoInstant(row.readyTime),
    closingTime: toIsoInstant(row.closingTime),
    printedLabel: row.printedLabel,
    printedConsignment: row.printedConsignment,
    printedFreightSummary: row.printedFreightSummary,
    permanentBooking: isPermanentBooking,
    paperWorkDisabled: hasPendingConnote,
  };
}

/** Fields that require SUPER_ADMIN_CONTENT (MAN-42, MAN-43, MAN-45). */
export const integrationFields = (row: ManifestListRow) => ({
  integrationManifestId: row.integrationId,
  integrationError: row.integrationError,
  bookingIntegrationError: row.bookingError,
  integration: transferOf(row),
  booking: bookingOf(row),
});

const transferOf = (row: ManifestListRow): IntegrationDetailView => ({
  status: row.dataStatus,
  integrationId: row.integrationId,
  error: row.integrationError,
  attempts: row.integrationAttempts,
  nextTryAt: toIsoInstant(row.integrationNextTryAt),
  updatedAt: new Date(row.integrationUpdatedAt).toISOString(),
});

const bookingOf = (row: ManifestListRow): IntegrationDetailView => ({
  status: row.bookingStatus,
  integrationId: row.bookingReference,
  error: row.bookingError,
  attempts: row.bookingAttempts,
  nextTryAt: toIsoInstant(row.bookingNextTryAt),
  updatedAt: new Date(row.bookingUpdatedAt).toISOString(),
});
