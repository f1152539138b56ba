import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CustomerCarrier } from '../../../carriers/index.js';
import { Client } from '../../../clients/index.js';
import type { ConsignmentRecord } from '../../domain/record/consignment-record.js';
import { cutOffAt } from './cut-off-at.js';

/** What records of today say about a consignment; none of it is the consignment's own. */
export interface Surroundings {
  /** GAP-29: its data would be sent to the carrier. */
  readonly isManifestingEnabled: boolean;
  /** A pickup by this carrier was booked already for its day. */
  readonly hasPreviousBooking: boolean;
  /** ISO instant by which it has to be manifested to leave on its dispatch date. */
  readonly cutOffAt: string;
  readonly isPalletTypeRequired: boolean;
  readonly isAutoBookingPreferred: boolean;
  /** HH:mm in the sender state's time zone. */
  readonly preferredPickupStart: string | null;
  readonly preferredPickupEnd: string | null;
}

/** Where nothing around a consignment is of interest: in its history. */
export const noSurroundings: Surroundings = {
  isManifestingEnabled: false,
  hasPreviousBooking: false,
  cutOffAt: '',
  isPalletTypeRequired: false,
  isAutoBookingPreferred: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
};

/** Reads what is around a consignment: its client, and its customer's settings for the carrier. */
@Injectable()
export class SurroundingsOf {
  constructor(private readonly database: DataSource) {}

  async consignment({ owner, offer, content }: ConsignmentRecord): Promise<Surroundings> {
    const [client, customerCarrier] = await Promise.all([
      this.database.getRepository(Client).findOneBy({ id: owner.clientId }),
      offer &&
        this.database.getRepository(CustomerCarrier).findOne({
          where: { id: offer.customerCarrierId },
          relations: { carrier: true },
        }),
    ]);
    return {
      ...noSurroundings,
      ...(client && pickupHabits(client)),
      ...(customerCarrier && carrierHabits(customerCarrier, content)),
      isManifestingEnabled: isManifestingEnabled(client, customerCarrier),
    };
  }
}

/** GAP-29: the client's manifesting is active, and the carrier's transfer is set up or not required. */
export function isManifestingEnabled(
  client: Pick<Client, 'manifestingActive' | 'status'> | null,
  customerCarrier: CustomerCarrier | null,
): boolean {
  if (!client?.manifestingActive || client.status !== 'ACTIVE' || !customerCarrier) return false;
  return !customerCarrier.carrier.isDataTransferRequired || customerCarrier.transferType !== null;
}

const pickupHabits = (client: Client) => ({
  isAutoBookingPreferred: client.autoBookingPreferred,
  preferredPickupStart: client.preferredPickupStart,
  preferredPickupEnd: client.preferredPickupEnd,
});

function carrierHabits(
  customerCarrier: CustomerCarrier,
  { dispatchDate, sender }: ConsignmentRecord['content'],
) {
  return {
    isPalletTypeRequired: customerCarrier.carrier.palletTypeRequired,
    cutOffAt: cutOffAt(customerCarrier, sender?.suburb?.state ?? null, dispatchDate),
  };
}
