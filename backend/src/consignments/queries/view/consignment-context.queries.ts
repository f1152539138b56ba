import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource } from 'typeorm';

import { stateZone } from '@contracts/rules/calendar-day.js';
import type { ConsignmentStatus } from '@contracts/rules/consignment.js';

import { type Carrier, CustomerCarrier } from '../../../carriers/index.js';
import { Client } from '../../../clients/index.js';
import { cachedZone } from '../../../platform/australian-calendar.js';
import { cutOffAt, cutOffOf } from '../../cut-offs.js';
import type { ConsignmentSummary } from '../../domain/consignment-record.js';

/** Returns midnight at the start of a day in a state, as ISO in UTC (api.md A14). */
export const midnightIn = (state: string | null | undefined, day: string): string =>
  DateTime.fromISO(day, { zone: cachedZone(stateZone(state)) })
    .toUTC()
    .toISO() ?? day;

/** Facts about a consignment that come from other records, as they are now. */
export interface ConsignmentContext {
  /** GAP-29: its data would be sent to the carrier. */
  readonly isManifestingEnabled: boolean;
  /** The carrier already has a pickup booked for the day. */
  readonly hasPreviousBooking: boolean;
  /** ISO instant by which it must be manifested to leave on its dispatch date. */
  readonly cutOffAt: string;
  /** Source of the carrier's scans; null if none. */
  readonly difotServer: string | null;
  readonly isPalletTypeRequired: boolean;
  readonly isAutoBookingPreferred: boolean;
  /** HH:mm in the sender state's time zone. */
  readonly preferredPickupStart: string | null;
  readonly preferredPickupEnd: string | null;
}

/** For views without current records: histories and reports. */
export const emptyConsignmentContext: ConsignmentContext = {
  isManifestingEnabled: false,
  hasPreviousBooking: false,
  cutOffAt: '',
  difotServer: null,
  isPalletTypeRequired: false,
  isAutoBookingPreferred: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
};

/** Reads the context of a consignment: its client, and its customer's settings for the carrier. */
@Injectable()
export class ConsignmentContextQueries {
  constructor(private readonly database: DataSource) {}

  async load({
    owner,
    offer,
    content,
  }: Pick<ConsignmentSummary, 'owner' | 'offer' | 'content'>): Promise<ConsignmentContext> {
    const [client, customerCarrier] = await Promise.all([
      this.database.getRepository(Client).findOneBy({ id: owner.clientId }),
      offer &&
        this.database.getRepository(CustomerCarrier).findOne({
          where: { id: offer.customerCarrierId },
          relations: { carrier: true },
        }),
    ]);
    return {
      ...emptyConsignmentContext,
      ...(client && pickupPreferences(client)),
      ...(customerCarrier && carrierRequirements(customerCarrier, content)),
      isManifestingEnabled: isManifestingEnabled(client, customerCarrier),
    };
  }
}

/** GAP-29: the client is active with manifesting on, and the carrier's transfer is set up or not required. */
export function isManifestingEnabled(
  client: Pick<Client, 'manifestingActive' | 'status'> | null,
  customerCarrier:
    | (Pick<CustomerCarrier, 'transferType'> & {
        readonly carrier: Pick<Carrier, 'isDataTransferRequired'>;
      })
    | null,
): boolean {
  if (!client?.manifestingActive || client.status !== 'ACTIVE' || !customerCarrier) return false;
  return !customerCarrier.carrier.isDataTransferRequired || customerCarrier.transferType !== null;
}

const pickupPreferences = (client: Client) => ({
  isAutoBookingPreferred: client.autoBookingPreferred,
  preferredPickupStart: client.preferredPickupStart,
  preferredPickupEnd: client.preferredPickupEnd,
});

function carrierRequirements(
  customerCarrier: CustomerCarrier,
  { dispatchDate, sender }: ConsignmentSummary['content'],
) {
  return {
    isPalletTypeRequired: customerCarrier.carrier.palletTypeRequired,
    difotServer: customerCarrier.difotServer,
    cutOffAt: cutOffAt(cutOffOf(customerCarrier), sender?.suburb?.state ?? null, dispatchDate),
  };
}

/**
 * TRK-20: true when tracking is available here: the carrier sends scans (GAP-76), or an update was recorded since
 * manifesting.
 */
export const isTrackedInternally = (
  status: ConsignmentStatus,
  carrier: Pick<CustomerCarrier, 'difotServer'> | null,
): boolean => status !== 'MANIFESTED' || Boolean(carrier?.difotServer);
