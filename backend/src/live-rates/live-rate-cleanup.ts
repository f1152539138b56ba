import { Injectable } from '@nestjs/common';

import { HourlyCleanup } from '../platform/hourly-cleanup.js';
import { LiveOfferService } from './offers/live-offer.service.js';

/** Deletes responses of carriers after a day, and requests for them after an hour. */
@Injectable()
export class LiveRateCleanup extends HourlyCleanup {
  constructor(private readonly offers: LiveOfferService) {
    super();
  }

  protected override deleteOld(): Promise<void> {
    return this.offers.deleteOld();
  }
}
