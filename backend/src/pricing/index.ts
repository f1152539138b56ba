export { collectionDay, type CutOff, cutOffInstant, pickupDay } from './domain/calendar.js';
export { type RateCardRow } from './domain/rate-card/rate-card.js';
export type { RulesRecord } from './domain/rules/rules-record.js';
export type { LivePrice } from './offers/live-offer.js';
export {
  type LiveService,
  LiveServiceFactory,
  type LiveServices,
} from './offers/live-service.factory.js';
export { readOfferId, toOfferView } from './offers/offer.mapper.js';
export { cheapestFirst, OfferService } from './offers/offer.service.js';
export { OfferOutdated, OfferGone } from './offers/offers.errors.js';
export { OfferVersionService, type PricedVersions } from './offers/offer-version.service.js';
export type { ChosenOffer, PricedOffer, PricedOffers, Shipment } from './offers/priced-offer.js';
export { PricingModule } from './pricing.module.js';
export { RateCardQueries } from './rate-cards/rate-card.queries.js';
export { RateCardRepository } from './rate-cards/rate-card.repository.js';
export type { CarrierNames } from './rate-cards/import/rate-card-row.js';
export type { LaneDecision, LaneRow } from './rate-cards/import/decide-lane.js';
export { RateCardPlanner } from './rate-cards/import/rate-card.planner.js';
export { type PlannedCard, RateCardPublisher } from './rate-cards/import/rate-card.publisher.js';
export { RateCardChanged } from './rate-cards/rate-cards.errors.js';
export { RateCardService } from './rate-cards/rate-card.service.js';
export { AnnouncePrices1764000600260 } from './records/announce-prices.migration.js';
export { AnnounceSettings1764000007000 } from './records/announce-settings.migration.js';
export { DroppedRules1764000086000 } from './records/dropped-rules.migration.js';
export { OwnTransitTimes1764000076000 } from './records/own-transit-times.migration.js';
export { CreatePricing1764000005000 } from './records/create-pricing.migration.js';
export { DerivedRulesQueries, type DerivedRulesView } from './rules/derived-rules.queries.js';
export { RulesFeesService } from './rules/rules-fees.service.js';
export { TransitTimeService } from './transit-times/transit-time.service.js';
export type { LaneTime } from './transit-times/transit-time.repository.js';
export { CarrierZoneQueries } from './zones/carrier-zone.queries.js';
export type { ZoneDecision, ZoneFileRow, ZoneRules } from './zones/import/decide-zone.js';
export { ZoneRowPlanner } from './zones/import/zone-row.planner.js';
export { type PlannedZone, type SavedZone, ZoneRowSaver } from './zones/import/zone-row.saver.js';
export { SuburbZoneService } from './zones/suburb-zone.service.js';
