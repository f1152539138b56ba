import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { CategoryEntryPickView, ConsignmentView } from '@contracts/views/consignment.view.js';

import { midnightIn } from '../../domain/content/calendar-day.js';
import type { ConsignmentRecord } from '../../domain/record/consignment-record.js';
import { shownConnote } from '../../domain/record/shown-connote.js';
import { articleRanges } from './article-ranges.js';
import type { Surroundings } from './surroundings.js';
import { toStoredOfferView } from './stored-offer-view.js';

/** A consignment as screens show it and PUT takes it back, with what records of today say about it. */
export function toConsignmentView(
  record: ConsignmentRecord,
  surroundings: Surroundings,
): ConsignmentView {
  const { content, offer, manifestId, manifestNumber, manifestedAt, bookingReference } = record;
  const connoteNumber = shownConnote(record);
  return {
    id: record.id,
    clientId: record.owner.clientId,
    clientName: record.owner.clientName,
    ...statusOf(record),
    revision: record.contentRevision,
    connoteNumber,
    manifestId,
    manifestNumber,
    manifestedAt,
    bookingReference,
    createdAt: record.createdAt,
    ...typedPart(content),
    categoryEntryPicks: picksOf(record),
    printedLabel: record.printed.includes('LABEL'),
    printedConsignment: record.printed.includes('CONSIGNMENT'),
    articleNumbers: articleRanges(record),
    paperWorkDisabled: record.connote === null,
    isManifestingEnabled: surroundings.isManifestingEnabled,
    isResidential: content.receiver?.addressClass === 'RESIDENTIAL',
    isPoBox: content.receiver?.addressClass === 'PO_BOX',
    offer: toStoredOfferView({ content, offer, clientId: record.owner.clientId }, surroundings),
  };
}

function statusOf({ status, isDeleted, manifestId }: ConsignmentRecord) {
  const openState = manifestId === null ? 'OPEN' : 'MANIFESTED';
  return { status, trackingStatus: status, state: isDeleted ? 'DELETED' : openState } as const;
}

const typedPart = (content: ConsignmentContent) => ({
  consignmentType: content.consignmentType,
  consignmentCreationMethod: content.creationMethod,
  dispatchDate: content.dispatchDate,
  dispatchedAt: midnightIn(content.sender?.suburb?.state, content.dispatchDate),
  deliveryWindowBegin: content.deliveryWindow?.begin ?? null,
  deliveryWindowEnd: content.deliveryWindow?.end ?? null,
  consignmentReferences: [...content.references],
  formattedReferences: content.references.join(', '),
  clientPayerAccount: content.payerAccount,
});

const picksOf = ({ id: consignmentId, content }: ConsignmentRecord) =>
  content.categoryPicks.map(
    ({ categoryId, categoryEntryId, ...categoryEntry }): CategoryEntryPickView => ({
      id: categoryId,
      consignmentId,
      categoryId,
      categoryEntryId,
      categoryEntry,
    }),
  );
