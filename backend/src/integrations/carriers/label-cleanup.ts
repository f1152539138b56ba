import { Injectable } from '@nestjs/common';

import { CarrierShipmentRepository } from '../../carriers/index.js';
import { Clock } from '../../platform/clock.js';
import { HourlyCleanup } from '../../platform/hourly-cleanup.js';

/** Age at which labels are deleted, since they show names and addresses. */
const LABEL_DAYS = 90;

/** Deletes old labels of carriers. */
@Injectable()
export class LabelCleanup extends HourlyCleanup {
  constructor(
    private readonly shipments: CarrierShipmentRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected override deleteOld(): Promise<void> {
    const oldest = this.clock.now().getTime() - LABEL_DAYS * 24 * 60 * 60 * 1000;
    return this.shipments.deleteLabelsBefore(new Date(oldest));
  }
}
