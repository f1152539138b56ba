import type { ConnoteAssigned } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import { isNumberOf, type NumberOrigin } from '@contracts/rules/number-of-offer.js';
import type { ConsignmentListColumns } from '@read-models/consignment-list.row.js';

type Numbered = Pick<ConsignmentListColumns, 'connoteAccountId' | 'connoteRangeId'>;

const nothingChosen = {
  connotePrefix: null,
  carrierId: null,
  carrierDisplayName: null,
  customerCarrierId: null,
  clientCarrierAccountId: null,
  carrierServiceTypeId: null,
  displayServiceType: null,
  eta: null,
  totalCostCents: null,
  permanentBooking: false,
  bookingApiAvailable: false,
};

/** What the list shows of the chosen offer. An offer of another account or range leaves the connote behind. */
export function offerColumns(row: Numbered, offer: OfferData | null) {
  return {
    ...(offer ? chosen(offer) : nothingChosen),
    ...(!isNumberOf(originOf(row), offer) && { connoteAccountId: null, connoteRangeId: null }),
  };
}

const originOf = ({ connoteAccountId, connoteRangeId }: Numbered): NumberOrigin => ({
  clientCarrierAccountId: connoteAccountId,
  prefixRangeId: connoteRangeId,
});

const chosen = (offer: OfferData) => ({
  connotePrefix: offer.connoteSource.prefix,
  carrierId: offer.carrierId,
  carrierDisplayName: offer.carrierDisplayName,
  customerCarrierId: offer.customerCarrierId,
  clientCarrierAccountId: offer.clientCarrierAccountId,
  carrierServiceTypeId: offer.carrierServiceTypeId,
  displayServiceType: offer.displayServiceType,
  eta: offer.etaDate,
  totalCostCents: offer.totalCents,
  permanentBooking: offer.isPermanentBooking,
  bookingApiAvailable: offer.hasBookingApi,
});

/** A connote belongs to the account of the offer selected last. */
export const rangeColumns = (
  { clientCarrierAccountId }: ConsignmentListColumns,
  { connoteNumber, prefixRangeId }: ConnoteAssigned['data'],
) => ({
  connoteNumber,
  connoteAccountId: clientCarrierAccountId,
  connoteRangeId: prefixRangeId,
});

/** The number itself, or the word that stands for it until there is one (GAP-22). */
export function connoteShown({
  connoteAccountId,
  connoteNumber,
  status,
}: ConsignmentListColumns): string {
  if (connoteAccountId !== null) return connoteNumber;
  return status === 'DRAFT' ? DRAFT_CONNOTE : PENDING_CONNOTE;
}
