export { LiveOfferService } from './offers/live-offer.service.js';
export { LiveRatesModule } from './live-rates.module.js';
export { OfferConfirmationService } from './offer-confirmation.service.js';
export { CreateLiveRates1764000114200 } from './records/create-live-rates.migration.js';
