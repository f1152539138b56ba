import { Module } from '@nestjs/common';

import { ConnectedCarriersModule } from '../carriers/index.js';
import { PricingModule } from '../pricing/index.js';
import { OfferRequestRepository } from './offers/offer-request.repository.js';
import { LiveOfferService } from './offers/live-offer.service.js';
import { LiveRateCleanup } from './live-rate-cleanup.js';
import { LiveRateNotifications } from './live-rate-notifications.js';
import { OfferConfirmationService } from './offer-confirmation.service.js';
import { CarrierBreakers } from './rating/carrier-breakers.js';
import { CarrierRating } from './rating/carrier-rating.js';
import { LiveRateRepository } from './rating/live-rate.repository.js';
import { LiveRateService } from './rating/live-rate.service.js';

/** Carriers' own prices beside rate cards (ADR 57). */
@Module({
  imports: [ConnectedCarriersModule, PricingModule],
  providers: [
    CarrierBreakers,
    CarrierRating,
    OfferRequestRepository,
    LiveOfferService,
    LiveRateCleanup,
    LiveRateNotifications,
    LiveRateRepository,
    LiveRateService,
    OfferConfirmationService,
  ],
  exports: [LiveOfferService, OfferConfirmationService],
})
export class LiveRatesModule {}
