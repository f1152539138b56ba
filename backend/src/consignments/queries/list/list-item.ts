import { PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { midnightIn } from '../../domain/content/calendar-day.js';
import type { RowSurroundings } from './row-surroundings.js';

/** A row as the list shows it, with what records of today say about it. */
export function toListItem(
  row: ConsignmentListRow,
  surroundings: RowSurroundings,
): ConsignmentListItem {
  return {
    id: row.id,
    clientId: row.clientId,
    clientName: row.clientName,
    consignmentType: row.consignmentType,
    status: row.status,
    state: row.state,
    revision: row.revision,
    connoteNumber: row.connoteNumber,
    connotePrefix: row.connotePrefix,
    manifestId: row.manifestId,
    manifestNumber: row.manifestNumber,
    bookingReference: row.bookingReference,
    createdAt: new Date(row.createdAt).toISOString(),
    dispatchedAt: midnightIn(row.senderState, row.dispatchDate),
    dispatchDate: row.dispatchDate,
    consignmentReferences: row.consignmentReferences,
    formattedReferences: row.formattedReferences,
    itemQuantity: row.itemQuantity,
    totalWeight: row.weightGrams / 1000,
    printedLabel: row.printedLabel,
    paperWorkDisabled: row.connoteNumber === PENDING_CONNOTE,
    isManifestingEnabled: surroundings.isManifestingEnabled,
    internalTracking: surroundings.isFollowedHere,
    offer: offerOf(row, surroundings),
  };
}

const offerOf = (
  row: ConsignmentListRow,
  { cutOffAt, earliestDispatchDate, trackingUrl }: RowSurroundings,
): ConsignmentListItem['offer'] => ({
  carrierId: row.carrierId,
  carrierDisplayName: row.carrierDisplayName,
  carrierServiceTypeId: row.carrierServiceTypeId,
  displayServiceType: row.displayServiceType,
  clientCarrierAccountId: row.clientCarrierAccountId,
  senderAddressId: row.senderAddressId,
  senderCompany: row.senderCompany,
  senderState: row.senderState,
  receiverCompany: row.receiverCompany,
  receiverSuburb: row.receiverSuburb,
  eta: row.eta,
  totalCost: row.totalCostCents === null ? null : row.totalCostCents / 100,
  permanentBooking: row.permanentBooking,
  bookingApiAvailable: row.bookingApiAvailable,
  carrierCutOffDateTime: cutOffAt,
  carrierTrackingUrl: trackingUrl,
  earliestDispatchDate,
});
