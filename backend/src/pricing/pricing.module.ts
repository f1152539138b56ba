import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { PrefixRangesModule } from '../prefix-ranges/index.js';
import { CarrierZoneController } from './http/carrier-zone.controller.js';
import { RateCardDesk } from './http/rate-card-desk.js';
import { RateCardController } from './http/rate-card.controller.js';
import { RulesDesk } from './http/rules/rules-desk.js';
import { RulesTrialDesk } from './http/rules/rules-trial-desk.js';
import { RulesController } from './http/rules/rules.controller.js';
import { TransitTimeController } from './http/transit-time.controller.js';
import { ZoneFileDesk } from './http/zone-file-desk.js';
import { Offers } from './offers/offers.js';
import { RemainingNumbers } from './offers/remaining-numbers.js';
import { CarrierZones } from './places/carrier-zones.js';
import { SuburbPlaces } from './places/suburb-places.js';
import { TransitTimetable } from './places/transit-timetable.js';
import { TransitTimes } from './places/transit-times.js';
import { FindRateCards } from './rate-cards/find-rate-cards.js';
import { ImportRateCard } from './rate-cards/import/import-rate-card.js';
import { RateCardTemplates } from './rate-cards/import/rate-card-templates.js';
import { RateCards } from './rate-cards/rate-cards.js';
import { CarrierZone, SuburbZone } from './records/carrier-zone.entity.js';
import { RateCard, RateCardRows } from './records/rate-card.entity.js';
import { RulesFees, RulesFeesVersion } from './records/rules-fees.entity.js';
import { SuburbSurcharge } from './records/suburb-surcharge.entity.js';
import { TransitLane } from './records/transit-lane.entity.js';
import { DerivedRules } from './rules/derived-rules.js';
import { RulesBook } from './rules/rules-book.js';
import { RulesOwners } from './rules/rules-owners.js';
import { RulesSheets } from './rules/rules-sheets.js';
import { TrialAccounts } from './rules/trial-accounts.js';
import { ClientTariffs } from './tariffs/client-tariffs.js';
import { PreparedRateCards } from './tariffs/prepared-rate-cards.js';
import { RulesInForce } from './tariffs/rules-in-force.js';
import { SuburbZones } from './zones/suburb-zones.js';
import { ZoneFile } from './zones/zone-file.js';
import { ZoneTemplate } from './zones/zone-template.js';

/** What carriers ask, and the rate cards, Rules & Fees, zones and transit times behind it. */
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
    CarrierZones,
    ClientTariffs,
    DerivedRules,
    FindRateCards,
    ImportRateCard,
    Offers,
    PreparedRateCards,
    RateCardDesk,
    RateCards,
    RateCardTemplates,
    RemainingNumbers,
    RulesBook,
    RulesDesk,
    RulesInForce,
    RulesOwners,
    RulesSheets,
    RulesTrialDesk,
    SuburbPlaces,
    SuburbZones,
    TransitTimes,
    TransitTimetable,
    TrialAccounts,
    ZoneFile,
    ZoneFileDesk,
    ZoneTemplate,
  ],
  exports: [
    CarrierZones,
    DerivedRules,
    FindRateCards,
    Offers,
    RateCards,
    RulesBook,
    TransitTimetable,
  ],
})
export class PricingModule {}
