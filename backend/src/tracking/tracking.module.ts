import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ConsignmentsModule } from '../consignments/index.js';
import { CorrectTrackingHandler } from './commands/correct-tracking.command.js';
import { RecordCarrierScanHandler } from './commands/record-carrier-scan.command.js';
import { TrackingController } from './http/tracking.controller.js';
import { CarrierPages } from './queries/carrier-pages.js';
import { FindByConnote } from './queries/find-by-connote.js';
import { FindTrackingHandler } from './queries/find-tracking.query.js';

/** Where consignments are: what carriers scan, and what people correct. */
@Module({
  imports: [CqrsModule, ConsignmentsModule],
  controllers: [TrackingController],
  providers: [
    CarrierPages,
    CorrectTrackingHandler,
    RecordCarrierScanHandler,
    FindByConnote,
    FindTrackingHandler,
  ],
})
export class TrackingModule {}
