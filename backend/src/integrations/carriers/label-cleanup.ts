import { Injectable } from '@nestjs/common';

import { CarrierBookingRepository, CarrierShipmentRepository } from '../../carriers/index.js';
import { Clock } from '../../platform/clock.js';
import { HourlyCleanup } from '../../platform/hourly-cleanup.js';

/** Age at which labels are deleted, since they show names and addresses. */
const LABEL_DAYS = 90;

/** Deletes old labels of carriers, and old records of booked pickups. */
@Injectable()
export class LabelCleanup extends HourlyCleanup {
  constructor(
    private readonly shipments: CarrierShipmentRepository,
    private readonly bookings: CarrierBookingRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected override async deleteOld(): Promise<void> {
    const time = this.clock.now().getTime() - LABEL_DAYS * 24 * 60 * 60 * 1000;
    const oldest = new Date(time);
    await this.shipments.deleteLabelsBefore(oldest);
    await this.bookings.deleteBefore(oldest);
  }
}
