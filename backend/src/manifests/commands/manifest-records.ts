import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { dayAt } from '@contracts/rules/calendar-day.js';

import { CustomerCarrier } from '../../carriers/index.js';
import { Client } from '../../clients/index.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { earliestDispatchDay } from '../../consignments/index.js';
import type { PickupDays } from '../domain/eligibility.js';
import { fileFormatOf } from '../domain/file-format.js';
import type { CarrierWays } from '../domain/making.js';

/** A carrier as the customer works with it today. */
export interface ManifestCarrierFacts extends CarrierWays {
  /** GAP-29: what is manifested is sent to the carrier, or fails with a reason until that is set up. */
  readonly isTransferWanted: boolean;
  readonly isTransferReady: boolean;
  readonly pickupDays: PickupDays;
}

/** Where the transfer was never set up: the job says so, and can be sent again once it is (GAP-39). */
const NOT_SET_UP = 'NOT_SET_UP';

/** Records of other contexts that manifesting depends on. */
@Injectable()
export class ManifestRecords {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordNotFound */
  async carrier(
    customerCarrierId: number,
    senderState: string | null,
  ): Promise<ManifestCarrierFacts> {
    const found = await this.database.getRepository(CustomerCarrier).findOne({
      where: { id: customerCarrierId },
      relations: { carrier: true },
    });
    if (!found) throw new RecordNotFound(`customer carrier ${customerCarrierId}`);
    const { carrier, transferType, path } = found;
    return {
      hasBookingApi: carrier.bookingIntegrationType === 'BOOKING_API',
      transferType: transferType ?? NOT_SET_UP,
      fileFormat: fileFormatOf(path),
      isTransferWanted: carrier.isDataTransferRequired || transferType !== null,
      isTransferReady: !carrier.isDataTransferRequired || transferType !== null,
      pickupDays: this.pickupDays(found, senderState),
    };
  }

  /** False for a client whose manifests go nowhere (GAP-29). */
  isClientActive(clientId: number): Promise<boolean> {
    return this.database
      .getRepository(Client)
      .existsBy({ id: clientId, manifestingActive: true, status: 'ACTIVE' });
  }

  private pickupDays(carrier: CustomerCarrier, senderState: string | null): PickupDays {
    const now = this.clock.now();
    return {
      today: dayAt(senderState, now),
      next: earliestDispatchDay(carrier, senderState, now),
    };
  }
}
