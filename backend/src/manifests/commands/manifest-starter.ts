import { Injectable } from '@nestjs/common';

import type { ManifestCarrier, ManifestingStarted } from '@contracts/events/manifest.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { ManifestGroup } from '@contracts/rules/manifest-group.js';

import { manifestGroup, type Consignment } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { assertEligible, dispatchDay, type Candidate } from '../domain/eligibility.js';
import { start } from '../domain/making.js';
import { ManifestStreams } from '../domain/manifest-streams.js';
import { CannotManifest } from '../domain/manifest.errors.js';
import { pickupOf } from '../domain/pickup.js';
import { ManifestRecords } from './manifest-records.js';

export interface ManifestWish {
  readonly isBookingAsked: boolean;
  readonly readyTime: string | null;
  readonly closingTime: string | null;
  readonly acceptsRollover: boolean;
}

/** Starts manifests: checks what was selected, and writes down what is to be done. */
@Injectable()
export class ManifestStarter {
  constructor(
    private readonly manifests: ManifestStreams,
    private readonly records: ManifestRecords,
  ) {}

  /**
   * A manifest that an earlier try of the same operation has started stays as it is.
   * @throws CannotManifest, RolloverRequired, PickupTimesNotValid
   */
  async start(
    manifestId: number,
    consignments: readonly Consignment[],
    wish: ManifestWish,
    actor: Actor,
  ): Promise<void> {
    const { revision } = await this.manifests.read(manifestId);
    if (revision !== -1) return;
    const candidates = consignments.map(toCandidate);
    const group = assertEligible(candidates);
    const { owner, content, offer } = firstOf(consignments);
    const [carrier, isClientActive] = await Promise.all([
      this.records.carrier(offer.customerCarrierId, content.sender?.suburb?.state ?? null),
      this.records.isClientActive(owner.clientId),
    ]);

    const data: ManifestingStarted['data'] = {
      manifestId,
      manifestNumber: `MAN-${manifestId}`,
      owner,
      carrier: manifestCarrier(offer),
      senderCompany: content.sender?.company ?? '',
      ...dispatchDay(candidates, carrier.pickupDays, wish.acceptsRollover),
      pickup: pickupOf({ ...wish, isPermanentBooking: isPermanent(group, offer) }),
      isTransmissionEnabled: isClientActive && carrier.isTransferWanted,
      group,
      consignmentIds: candidates.map(({ id }) => id),
    };
    await this.manifests.create(manifestId, { actor, permission: null }, start(data));
  }

  /** GAP-29: the client's manifesting is active, and its carrier's transfer is ready or not required. */
  async isManifestingEnabled({ owner, offer }: Consignment): Promise<boolean> {
    if (!offer || !(await this.records.isClientActive(owner.clientId))) return false;
    return (await this.records.carrier(offer.customerCarrierId, null)).isTransferReady;
  }
}

const toCandidate = (consignment: Consignment): Candidate => ({
  id: consignment.id,
  status: consignment.status,
  isDeleted: consignment.isDeleted,
  manifestId: consignment.manifestId,
  dispatchDate: consignment.content.dispatchDate,
  group: manifestGroup(consignment),
});

function firstOf(
  consignments: readonly Consignment[],
): Consignment & { readonly offer: OfferData } {
  const [first] = consignments;
  if (!first?.offer) throw new CannotManifest('different_kinds');
  return { ...first, offer: first.offer };
}

const manifestCarrier = (offer: OfferData): ManifestCarrier => ({
  carrierId: offer.carrierId,
  carrierDisplayName: offer.carrierDisplayName,
  customerCarrierId: offer.customerCarrierId,
  clientCarrierAccountId: offer.clientCarrierAccountId,
  carrierServiceTypeId: offer.carrierServiceTypeId,
  displayServiceType: offer.displayServiceType,
});

/** A permanent pickup is at the client's own place: it serves what leaves from there (MAN-59). */
const isPermanent = ({ consignmentType }: ManifestGroup, offer: OfferData): boolean =>
  offer.isPermanentBooking && consignmentType === 'DEFAULT';
