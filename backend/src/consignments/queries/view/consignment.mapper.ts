import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { CategoryEntryPickView, ConsignmentView } from '@contracts/views/consignment.view.js';

import { type ConsignmentDetails, displayConnote } from '../../domain/consignment-record.js';
import { articleRanges } from './article-ranges.js';
import {
  type ConsignmentContext,
  isTrackedInternally,
  midnightIn,
} from './consignment-context.queries.js';
import { toStoredOfferView } from './stored-offer-view.js';

/** Maps a consignment to the view returned by GET and accepted by PUT. */
export function toConsignmentView(
  record: ConsignmentDetails,
  context: ConsignmentContext,
): ConsignmentView {
  const { content, offer, manifestId, manifestNumber, manifestedAt, bookingReference } = record;
  const connoteNumber = displayConnote(record);
  return {
    id: record.id,
    clientId: record.owner.clientId,
    clientName: record.owner.clientName,
    status: record.status,
    trackingStatus: record.status,
    state: record.state,
    revision: record.contentRevision,
    connoteNumber,
    manifestId,
    manifestNumber,
    manifestedAt,
    bookingReference,
    connoteAccountVariablesId: record.connote?.prefixRangeId ?? null,
    internalTracking: manifestId !== null && isTrackedInternally(record.status, context),
    createdAt: record.createdAt,
    ...contentFields(content),
    categoryEntryPicks: toCategoryPicks(record),
    printedLabel: record.printed.includes('LABEL'),
    printedConsignment: record.printed.includes('CONSIGNMENT'),
    articleNumbers: articleRanges(record),
    paperWorkDisabled: record.connote === null,
    isManifestingEnabled: context.isManifestingEnabled,
    isResidential: content.receiver?.addressClass === 'RESIDENTIAL',
    isPoBox: content.receiver?.addressClass === 'PO_BOX',
    permanentBooking: offer?.isPermanentBooking ?? false,
    offer: toStoredOfferView({ content, offer, clientId: record.owner.clientId }, context),
  };
}

const contentFields = (content: ConsignmentContent) => ({
  consignmentType: content.consignmentType,
  consignmentCreationMethod: content.creationMethod,
  dispatchDate: content.dispatchDate,
  dispatchedAt: midnightIn(content.sender?.suburb?.state, content.dispatchDate),
  deliveryWindowBegin: content.deliveryWindow?.begin ?? null,
  deliveryWindowEnd: content.deliveryWindow?.end ?? null,
  consignmentReferences: [...content.references],
  formattedReferences: content.references.join(', '),
  clientPayerAccount: content.payerAccount,
  fromSuburb: suburbOf(content.sender),
  toSuburb: suburbOf(content.receiver),
  authorityToLeave: content.hasAuthorityToLeave,
  specialInstructions: content.specialInstructions,
});

const suburbOf = (address: ConsignmentContent['sender']): string | null =>
  address?.suburb
    ? `${address.suburb.name} ${address.suburb.state} ${address.suburb.postcode}`
    : null;

const toCategoryPicks = ({ id: consignmentId, content }: ConsignmentDetails) =>
  content.categoryPicks.map(
    ({ categoryId, categoryEntryId, ...categoryEntry }): CategoryEntryPickView => ({
      id: categoryId,
      consignmentId,
      categoryId,
      categoryEntryId,
      categoryEntry,
    }),
  );
