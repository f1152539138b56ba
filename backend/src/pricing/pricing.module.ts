import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { PrefixRangesModule } from '../prefix-ranges/index.js';
import { CarrierZoneController } from './http/carrier-zone.controller.js';
import { RateCardService } from './rate-cards/rate-card.service.js';
import { RateCardController } from './http/rate-card.controller.js';
import { RulesFeesService } from './rules/rules-fees.service.js';
import { RulesTrialService } from './rules/rules-trial.service.js';
import { RulesController } from './http/rules.controller.js';
import { TransitTimeController } from './http/transit-time.controller.js';
import { ZoneFileService } from './zones/zone-file.service.js';
import { OfferVersionService } from './offers/offer-version.service.js';
import { OfferService } from './offers/offer.service.js';
import { LiveServiceFactory } from './offers/live-service.factory.js';
import { PricingContextFactory, TransitTimeCache } from './offers/pricing-context.factory.js';
import { RemainingNumberCache } from './offers/remaining-number.cache.js';
import { CarrierZoneRepository } from './zones/carrier-zone.repository.js';
import { CarrierZoneQueries } from './zones/carrier-zone.queries.js';
import { SuburbCache } from './zones/suburb.cache.js';
import { TransitTimeService } from './transit-times/transit-time.service.js';
import { TransitTimeQueries } from './transit-times/transit-time.queries.js';
import { TransitTimeRepository } from './transit-times/transit-time.repository.js';
import { RateCardImporter } from './rate-cards/import/rate-card.importer.js';
import { RateCardPlanner } from './rate-cards/import/rate-card.planner.js';
import { RateCardPublisher } from './rate-cards/import/rate-card.publisher.js';
import { RateCardTemplates } from './rate-cards/import/rate-card-templates.js';
import { RateCardQueries } from './rate-cards/rate-card.queries.js';
import { RateCardRepository } from './rate-cards/rate-card.repository.js';
import { CarrierZone, SuburbZone } from './records/carrier-zone.entity.js';
import { RateCard, RateCardRows } from './records/rate-card.entity.js';
import { RulesFees, RulesFeesVersion } from './records/rules-fees.entity.js';
import { SuburbSurcharge } from './records/suburb-surcharge.entity.js';
import { TransitLane } from './records/transit-lane.entity.js';
import { DerivedRulesQueries } from './rules/derived-rules.queries.js';
import { RulesFeesRepository } from './rules/rules-fees.repository.js';
import { RulesOwnerQueries } from './rules/rules-owner.queries.js';
import { RulesLevelQueries } from './rules/rules-level.queries.js';
import { RulesSheetQueries } from './rules/rules-sheet.queries.js';
import { TrialAccountQueries } from './rules/trial-account.queries.js';
import { ClientTariffCache } from './tariffs/client-tariff.cache.js';
import { RateCardCache } from './tariffs/rate-card.cache.js';
import { EffectiveRulesQueries } from './tariffs/effective-rules.queries.js';
import { SuburbZoneService } from './zones/suburb-zone.service.js';
import { ZoneRowPlanner } from './zones/import/zone-row.planner.js';
import { ZoneRowSaver } from './zones/import/zone-row.saver.js';
import { ZoneFileImporter } from './zones/zone-file.importer.js';
import { ZoneTemplate } from './zones/zone-template.js';

/** Offers of carriers, and the rate cards, Rules & Fees, zones and transit times they are priced with. */
@Module({
  imports: [
    PrefixRangesModule,
    TypeOrmModule.forFeature([
      CarrierZone,
      RateCard,
      RateCardRows,
      RulesFees,
      RulesFeesVersion,
      SuburbSurcharge,
      SuburbZone,
      TransitLane,
    ]),
  ],
  controllers: [CarrierZoneController, RateCardController, RulesController, TransitTimeController],
  providers: [
    CarrierZoneQueries,
    CarrierZoneRepository,
    ClientTariffCache,
    DerivedRulesQueries,
    LiveServiceFactory,
    PricingContextFactory,
    RateCardImporter,
    OfferService,
    OfferVersionService,
    RateCardCache,
    RateCardService,
    RateCardPlanner,
    RateCardPublisher,
    RateCardQueries,
    RateCardRepository,
    RateCardTemplates,
    RemainingNumberCache,
    RulesFeesRepository,
    RulesFeesService,
    EffectiveRulesQueries,
    RulesOwnerQueries,
    RulesLevelQueries,
    RulesSheetQueries,
    RulesTrialService,
    SuburbCache,
    SuburbZoneService,
    TransitTimeCache,
    TransitTimeQueries,
    TransitTimeRepository,
    TransitTimeService,
    TrialAccountQueries,
    ZoneFileImporter,
    ZoneFileService,
    ZoneRowPlanner,
    ZoneRowSaver,
    ZoneTemplate,
  ],
  exports: [
    DerivedRulesQueries,
    LiveServiceFactory,
    OfferService,
    OfferVersionService,
    RateCardQueries,
    RateCardRepository,
    RateCardService,
    RulesFeesService,
    SuburbZoneService,
    TransitTimeService,
    CarrierZoneQueries,
    RateCardPlanner,
    RateCardPublisher,
    ZoneRowPlanner,
    ZoneRowSaver,
  ],
})
export class PricingModule {}
