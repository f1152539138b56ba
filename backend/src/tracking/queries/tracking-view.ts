import type { AddressData, SuburbData } from '@contracts/events/address.data.js';
import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import type {
  ConsignmentTrackingView,
  ProofView,
  TrackingEventView,
} from '@contracts/views/tracking.view.js';

import { articleRanges, shownConnote, type ConsignmentRecord } from '../../consignments/index.js';
import type { Followed } from './carrier-pages.js';

/** A consignment's way so far, oldest scan first, in the names the specification gives (TRK-10). */
export function toTrackingView(
  record: ConsignmentRecord,
  followed: Followed,
): ConsignmentTrackingView {
  const { content, offer } = record;
  const proofOfPickup = proof(record, 'PICKUP');
  const proofOfDelivery = proof(record, 'DELIVERY');
  return {
    consignmentId: record.id,
    clientId: record.owner.clientId,
    connoteNumber: shownConnote(record),
    serviceType: offer?.displayServiceType ?? null,
    carrier: offer?.carrierDisplayName ?? null,
    status: record.status,
    dispatchDate: content.dispatchDate,
    manifestedAt: record.manifestedAt,
    eta: offer?.etaDate ?? null,
    ...endsOf(record),
    ...followed,
    articleNumbers: articleRanges(record),
    proofOfPickup,
    proofOfDelivery,
    ConsignmentTracking: {
      TrackingEvents: scansOf(record, { PICKED_UP: proofOfPickup, DELIVERED: proofOfDelivery }),
    },
  };
}

const endsOf = ({ content: { sender, receiver } }: ConsignmentRecord) => ({
  senderState: suburbOf(sender)?.state ?? null,
  senderSuburb: suburbOf(sender)?.name ?? null,
  receiverCompany: receiver?.company ?? null,
  receiverSuburb: lineOf(suburbOf(receiver)),
});

/** 'Brunswick VIC 3056', as lists have it. */
const lineOf = (suburb: SuburbData | null): string | null =>
  suburb && `${suburb.name} ${suburb.state} ${suburb.postcode}`;

const suburbOf = (address: AddressData | null): SuburbData | null => address?.suburb ?? null;

function scansOf(
  { tracking }: ConsignmentRecord,
  proofs: Partial<Record<ConsignmentStatus, ProofView | null>>,
): TrackingEventView[] {
  return [...tracking]
    .sort((one, other) => one.occurredAt.localeCompare(other.occurredAt))
    .map((scan) => ({
      DateTime: scan.occurredAt,
      Status: scan.status,
      Location: scan.location,
      StatusDescription: scan.description,
      CarrierDescription: scan.carrierDescription,
      POD: proofs[scan.status] ?? null,
    }));
}

function proof({ proofs }: ConsignmentRecord, type: 'PICKUP' | 'DELIVERY'): ProofView | null {
  const found = proofs[type];
  if (!found) return null;
  const { signedBy, signature, occurredAt: dateTime } = found;
  return { type, signedBy, signature, dateTime };
}
