import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { isSameGroup, type ManifestGroup, prefixLetters } from '@contracts/rules/manifest-group.js';
import { domainErrorTexts } from '@contracts/texts/domain-errors.js';

import type { KnownConsignment, Manifested, Open } from './consignment.js';
import type { ConsignmentSummary } from './consignment-record.js';
import { NotManifestable } from './consignment.errors.js';

export interface ManifestEntry {
  readonly manifestId: number;
  readonly manifestNumber: string;
  readonly dispatchDate: string;
  readonly etaDate: string | null;
  /** The group the manifest was started with: a consignment that no longer matches is left out. */
  readonly group: ManifestGroup;
}

/** The group a consignment belongs to; null if there is no carrier or sender. */
export function manifestGroup({
  owner,
  offer,
  content,
}: Pick<ConsignmentSummary, 'owner' | 'offer' | 'content'>): ManifestGroup | null {
  if (!offer || !content.sender) return null;
  return {
    clientId: owner.clientId,
    carrierId: offer.carrierId,
    carrierServiceTypeId: offer.carrierServiceTypeId,
    senderAddressId: content.sender.id,
    consignmentType: content.consignmentType,
    connotePrefix: prefixLetters(offer.connoteSource.prefix),
  };
}

/**
 * Hands the consignment to the carrier on the manifest's dispatch date. Appends nothing when it is already on this
 * manifest.
 * @throws NotManifestable
 */
export function manifest(consignment: KnownConsignment, entry: ManifestEntry): ConsignmentEvent[] {
  if (consignment.phase === 'MANIFESTED' && consignment.manifestId === entry.manifestId) return [];
  assertManifestable(consignment, entry.group);

  return [
    ...rollOver(consignment, entry),
    {
      type: 'ConsignmentManifested',
      data: { manifestId: entry.manifestId, manifestNumber: entry.manifestNumber },
    },
  ];
}

/** Moves an open consignment to another dispatch date (GAP-44). */
export function rollOver(
  { content }: Open,
  { dispatchDate, etaDate }: Pick<ManifestEntry, 'dispatchDate' | 'etaDate'>,
): ConsignmentEvent[] {
  if (content.dispatchDate === dispatchDate) return [];
  const data = { from: content.dispatchDate, to: dispatchDate, etaDate };
  return [{ type: 'DispatchDateRolledOver', data }];
}

/** Records the carrier's pickup confirmation, once per manifest. */
export function bookPickup(
  consignment: Manifested,
  booking: {
    readonly manifestId: number;
    readonly bookingReference: string;
    readonly occurredAt: string;
  },
): ConsignmentEvent[] {
  const { manifestId, bookingReference, occurredAt } = booking;
  if (consignment.manifestId !== manifestId || consignment.isPickupBooked) return [];

  const booked: ConsignmentEvent = { type: 'PickupBooked', data: { manifestId, bookingReference } };
  return consignment.status === 'MANIFESTED' ? [booked, pickupScan(occurredAt)] : [booked];
}

/** @throws NotManifestable with the reason */
function assertManifestable(
  consignment: KnownConsignment,
  group: ManifestGroup,
): asserts consignment is Open {
  if (consignment.phase !== 'OPEN') throw new NotManifestable(reasons[consignment.phase]);
  const own = manifestGroup(consignment);
  if (!own || !isSameGroup(own, group))
    throw new NotManifestable(domainErrorTexts.changedMeanwhile);
}

const reasons = {
  DRAFT: domainErrorTexts.isDraft,
  UNPRICED: domainErrorTexts.changedMeanwhile,
  DELETED: domainErrorTexts.alreadyDeleted,
  MANIFESTED: domainErrorTexts.alreadyManifested,
} as const;

const pickupScan = (occurredAt: string): ConsignmentEvent => ({
  type: 'TrackingUpdated',
  data: {
    status: 'PICKUP_BOOKED',
    occurredAt,
    location: null,
    description: 'Pickup booked',
    carrierDescription: null,
    source: 'CARRIER',
    isLatest: true,
  },
});
