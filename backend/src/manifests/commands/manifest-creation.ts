import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ManifestCarrier, ManifestingStarted } from '@contracts/events/manifest.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import type { ManifestGroup } from '@contracts/rules/manifest-group.js';

import { CustomerCarrier } from '../../carriers/index.js';
import { Client } from '../../clients/index.js';
import {
  type ConsignmentSummary,
  cutOffAt,
  cutOffOf,
  earliestDispatchDay,
  manifestGroup,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { CutOff } from '../../pricing/index.js';
import { ManifestStreams } from '../domain/manifest.js';
import { CannotManifest } from '../domain/manifest.errors.js';
import {
  assertEligible,
  type CarrierCapabilities,
  dispatchDay,
  fileFormatOf,
  type ManifestCandidate,
  type PickupCalendar,
  type PickupCutOff,
  startManifesting,
  toPickup,
} from '../domain/manifesting.js';

/** A customer's carrier as currently configured. */
interface CarrierReference extends CarrierCapabilities {
  /** GAP-29: manifests are sent to the carrier, or fail with a reason until the transfer is set up. */
  readonly isTransferWanted: boolean;
  readonly isTransferReady: boolean;
  readonly pickupDays: PickupCalendar;
  readonly cutOff: CutOff;
}

/** Settings of a client that its manifests depend on. */
interface ClientReference {
  /** False if its manifests are not sent (GAP-29). */
  readonly isActive: boolean;
  /** Its pickups cannot be booked after the carrier's cut-off (GAP-56). */
  readonly isCutOffEnforced: boolean;
}

/**
 * Transfer type of a carrier without a transfer: the job fails with that reason and can be resent after the setup
 * (GAP-39).
 */
const NOT_SET_UP = 'NOT_SET_UP';

/** Reads records of other contexts that manifesting depends on. */
@Injectable()
export class ManifestReferenceData {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordNotFound */
  async getCarrier(
    customerCarrierId: number,
    senderState: string | null,
  ): Promise<CarrierReference> {
    const customerCarrier = await this.database.getRepository(CustomerCarrier).findOne({
      where: { id: customerCarrierId },
      relations: { carrier: true },
    });
    if (!customerCarrier) throw new RecordNotFound(`customer carrier ${customerCarrierId}`);
    const { carrier, transferType, path } = customerCarrier;
    return {
      hasBookingApi: carrier.bookingIntegrationType === 'BOOKING_API',
      transferType: transferType ?? NOT_SET_UP,
      fileFormat: fileFormatOf(path),
      isTransferWanted: carrier.isDataTransferRequired || transferType !== null,
      isTransferReady: !carrier.isDataTransferRequired || transferType !== null,
      pickupDays: this.pickupDays(customerCarrier, senderState),
      cutOff: cutOffOf(customerCarrier),
    };
  }

  async getClient(clientId: number): Promise<ClientReference> {
    const client = await this.database.getRepository(Client).findOneBy({ id: clientId });
    return {
      isActive: client?.manifestingActive === true && client.status === 'ACTIVE',
      isCutOffEnforced: client?.pickupCutOff === true,
    };
  }

  private pickupDays(carrier: CustomerCarrier, senderState: string | null): PickupCalendar {
    const now = this.clock.now();
    return {
      today: dayAt(senderState, now),
      next: earliestDispatchDay(cutOffOf(carrier), senderState, now),
    };
  }
}

interface ManifestOptions {
  readonly isBookingRequested: boolean;
  readonly readyTime: string | null;
  readonly closingTime: string | null;
  readonly acceptsRollover: boolean;
}

/** Starts manifests: validates the selection and appends the first event. */
@Injectable()
export class ManifestCreation {
  constructor(
    private readonly manifests: ManifestStreams,
    private readonly referenceData: ManifestReferenceData,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts the manifest unless an earlier attempt of the same operation has.
   * @throws CannotManifest, RolloverRequired, InvalidPickupTimes
   */
  async start(
    manifestId: number,
    consignments: readonly ConsignmentSummary[],
    options: ManifestOptions,
    actor: Actor,
  ): Promise<void> {
    const { revision } = await this.manifests.readUnscoped(manifestId);
    if (revision !== -1) return;
    const candidates = consignments.map(toCandidate);
    const group = assertEligible(candidates);
    const { owner, content, offer } = firstOf(consignments);
    const senderState = content.sender?.suburb?.state ?? null;
    const [carrier, client] = await Promise.all([
      this.referenceData.getCarrier(offer.customerCarrierId, senderState),
      this.referenceData.getClient(owner.clientId),
    ]);

    const dispatch = dispatchDay(candidates, carrier.pickupDays, options.acceptsRollover);
    const pickup = { ...options, isPermanentBooking: isPermanent(group, consignments) };
    const { dispatchDate } = dispatch;
    const cutOff = client.isCutOffEnforced
      ? pickupCutOff(carrier.cutOff, senderState, dispatchDate)
      : null;
    const data: ManifestingStarted['data'] = {
      manifestId,
      manifestNumber: `MAN-${manifestId}`,
      owner,
      carrier: manifestCarrier(offer),
      senderCompany: content.sender?.company ?? '',
      ...dispatch,
      pickup: toPickup(pickup, { dispatchDate, senderState, now: this.clock.now(), cutOff }),
      isTransmissionEnabled: client.isActive && carrier.isTransferWanted,
      group,
      consignmentIds: candidates.map(({ id }) => id),
    };
    await this.manifests.create(manifestId, { actor, permission: null }, startManifesting(data));
  }

  /** GAP-29: the client's manifesting is active, and its carrier's transfer is ready or not required. */
  async isManifestingEnabled({ owner, offer }: ConsignmentSummary): Promise<boolean> {
    if (!offer || !(await this.referenceData.getClient(owner.clientId)).isActive) return false;
    return (await this.referenceData.getCarrier(offer.customerCarrierId, null)).isTransferReady;
  }
}

const toCandidate = (consignment: ConsignmentSummary): ManifestCandidate => ({
  id: consignment.id,
  status: consignment.status,
  isDeleted: consignment.state === 'DELETED',
  manifestId: consignment.manifestId,
  dispatchDate: consignment.content.dispatchDate,
  group: manifestGroup(consignment),
});

function firstOf(
  consignments: readonly ConsignmentSummary[],
): ConsignmentSummary & { readonly offer: OfferData } {
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

/** Goods must be ready by the cut-off time of the day itself, even if the cut-off is on the business day before. */
const pickupCutOff = (
  cutOff: CutOff,
  senderState: string | null,
  dispatchDate: string,
): PickupCutOff => ({
  bookBefore: cutOffAt(cutOff, senderState, dispatchDate),
  readyBefore: cutOffAt({ ...cutOff, cutOffDay: 0 }, senderState, dispatchDate),
});

/**
 * A permanent pickup is at the client's own address, so it serves only consignments that leave from there (MAN-59).
 * Some may have been created before the account got or lost it: then a pickup can be booked for all.
 */
const isPermanent = (
  { consignmentType }: ManifestGroup,
  consignments: readonly ConsignmentSummary[],
): boolean =>
  consignmentType === 'DEFAULT' &&
  consignments.every(({ offer }) => offer?.isPermanentBooking === true);
