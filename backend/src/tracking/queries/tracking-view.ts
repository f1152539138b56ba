import type { AddressData, SuburbData } from '@contracts/events/address.data.js';
import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import type {
  ConsignmentTrackingView,
  ProofView,
  TrackingEventView,
} from '@contracts/views/tracking.view.js';

import {
  articleRanges,
  displayConnote,
  type ConsignmentDetails,
} from '../../consignments/index.js';
import type { TrackingSource } from './carrier-tracking.queries.js';

/** Maps a record to its tracking, oldest scan first, with the field names of the specification (TRK-10). */
export function toTrackingView(
  record: ConsignmentDetails,
  source: TrackingSource,
): ConsignmentTrackingView {
  const { content, offer } = record;
  const proofOfPickup = proof(record, 'PICKUP');
  const proofOfDelivery = proof(record, 'DELIVERY');
  return {
    consignmentId: record.id,
    clientId: record.owner.clientId,
    connoteNumber: displayConnote(record),
    serviceType: offer?.displayServiceType ?? null,
    carrier: offer?.carrierDisplayName ?? null,
    status: record.status,
    dispatchDate: content.dispatchDate,
    manifestedAt: record.manifestedAt,
    eta: offer?.etaDate ?? null,
    ...endsOf(record),
    ...source,
    articleNumbers: articleRanges(record),
    proofOfPickup,
    proofOfDelivery,
    ConsignmentTracking: {
      TrackingEvents: scansOf(record, { PICKED_UP: proofOfPickup, DELIVERED: proofOfDelivery }),
    },
  };
}

const endsOf = ({ content: { sender, receiver } }: ConsignmentDetails) => ({
  senderState: suburbOf(sender)?.state ?? null,
  senderSuburb: suburbOf(sender)?.name ?? null,
  receiverCompany: receiver?.company ?? null,
  receiverSuburb: formatSuburb(suburbOf(receiver)),
});

/** Formats a suburb as lists show it: 'Brunswick VIC 3056'. */
const formatSuburb = (suburb: SuburbData | null): string | null =>
  suburb && `${suburb.name} ${suburb.state} ${suburb.postcode}`;

const suburbOf = (address: AddressData | null): SuburbData | null => address?.suburb ?? null;

function scansOf(
  { tracking }: ConsignmentDetails,
  proofs: Partial<Record<ConsignmentStatus, ProofView | null>>,
): TrackingEventView[] {
  return [...tracking]
    .sort((left, right) => left.occurredAt.localeCompare(right.occurredAt))
    .map((scan) => ({
      DateTime: scan.occurredAt,
      Status: scan.status,
      Location: scan.location,
      StatusDescription: scan.description,
      CarrierDescription: scan.carrierDescription,
      POD: proofs[scan.status] ?? null,
    }));
}

function proof({ proofs }: ConsignmentDetails, type: 'PICKUP' | 'DELIVERY'): ProofView | null {
  const found = proofs[type];
  if (!found) return null;
  const { signedBy, signature, occurredAt: dateTime } = found;
  return { type, signedBy, signature, dateTime };
}
