import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ConsignmentsModule } from '../consignments/index.js';
import { CorrectTrackingHandler } from './commands/correct-tracking.command.js';
import { RecordCarrierScanHandler } from './commands/record-carrier-scan.command.js';
import { TrackingController } from './http/tracking.controller.js';
import { CarrierTrackingQueries } from './queries/carrier-tracking.queries.js';
import { ConnoteQueries } from './queries/connote.queries.js';
import { GetTrackingHandler } from './queries/get-tracking.query.js';
import { ListTrackingHandler } from './queries/list-tracking.query.js';
import { TraceConnoteHandler } from './queries/trace-connote.query.js';
import { TrackingQueries } from './queries/tracking.queries.js';

/** Tracking of consignments: carriers' scans and manual corrections. */
@Module({
  imports: [CqrsModule, ConsignmentsModule],
  controllers: [TrackingController],
  providers: [
    CarrierTrackingQueries,
    ConnoteQueries,
    CorrectTrackingHandler,
    GetTrackingHandler,
    ListTrackingHandler,
    RecordCarrierScanHandler,
    TraceConnoteHandler,
    TrackingQueries,
  ],
})
export class TrackingModule {}
