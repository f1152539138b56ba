import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ConsignmentsModule } from '../consignments/index.js';
import { CorrectTrackingHandler } from './commands/correct-tracking.command.js';
import { RecordCarrierScanHandler } from './commands/record-carrier-scan.command.js';
import { TrackingController } from './http/tracking.controller.js';
import { FindByConnote } from './queries/find-by-connote.js';
import { FindTrackingHandler } from './queries/find-tracking.query.js';

/** Where consignments are: what carriers scan, and what people correct. */
@Module({
  imports: [CqrsModule, ConsignmentsModule],
  controllers: [TrackingController],
  providers: [CorrectTrackingHandler, RecordCarrierScanHandler, FindByConnote, FindTrackingHandler],
})
export class TrackingModule {}
