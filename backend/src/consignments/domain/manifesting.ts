import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { isSameGroup, type ManifestGroup, prefixLetters } from '@contracts/rules/manifest-group.js';
import { refusalTexts } from '@contracts/texts/refusals.js';

import type { Consignment } from './consignment.js';
import { NotManifestable } from './consignment.errors.js';

export interface ManifestEntry {
  readonly manifestId: number;
  readonly manifestNumber: string;
  readonly dispatchDate: string;
  readonly etaDate: string | null;
  /** What the manifest was started with: a consignment that has left it since stays behind. */
  readonly group: ManifestGroup;
}

/** The group a consignment belongs to; null while no carrier or sender is settled. */
export function manifestGroup({ owner, offer, content }: Consignment): ManifestGroup | null {
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

/** Hands it to the carrier, on the manifest's day. Already on this manifest: nothing more to do. */
export function manifest(consignment: Consignment, entry: ManifestEntry): ConsignmentEvent[] {
  if (consignment.manifestId === entry.manifestId) return [];
  assertManifestable(consignment, entry.group);

  return [
    ...rollOver(consignment, entry),
    {
      type: 'ConsignmentManifested',
      data: { manifestId: entry.manifestId, manifestNumber: entry.manifestNumber },
    },
  ];
}

/** Moves an open consignment to another day (GAP-44). */
export function rollOver(
  { content }: Consignment,
  { dispatchDate, etaDate }: Pick<ManifestEntry, 'dispatchDate' | 'etaDate'>,
): ConsignmentEvent[] {
  if (content.dispatchDate === dispatchDate) return [];
  const data = { from: content.dispatchDate, to: dispatchDate, etaDate };
  return [{ type: 'DispatchDateRolledOver', data }];
}

/** The carrier confirmed the pickup; once for each manifest. */
export function bookPickup(
  consignment: Consignment,
  booking: {
    readonly manifestId: number;
    readonly bookingReference: string;
    readonly occurredAt: string;
  },
): ConsignmentEvent[] {
  const { manifestId, bookingReference, occurredAt } = booking;
  const isMine = consignment.manifestId === manifestId;
  if (!isMine || consignment.bookedManifestIds.includes(manifestId)) return [];

  const booked: ConsignmentEvent = { type: 'PickupBooked', data: { manifestId, bookingReference } };
  return consignment.status === 'MANIFESTED' ? [booked, pickupScan(occurredAt)] : [booked];
}

/** Why it cannot join, in words; the reasons are what `leftOut` answers. */
function assertManifestable(consignment: Consignment, group: ManifestGroup): void {
  if (consignment.isDeleted) throw new NotManifestable(refusalTexts.alreadyDeleted);
  if (consignment.manifestId !== null) throw new NotManifestable(refusalTexts.alreadyManifested);
  if (consignment.status === 'DRAFT') throw new NotManifestable(refusalTexts.draftLeftOut);

  const mine = manifestGroup(consignment);
  if (!mine || !isSameGroup(mine, group)) throw new NotManifestable(refusalTexts.changedMeanwhile);
}

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
