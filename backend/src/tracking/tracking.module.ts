import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ConsignmentsModule } from '../consignments/index.js';
import { CorrectTrackingHandler } from './commands/correct-tracking.command.js';
import { RecordCarrierScanHandler } from './commands/record-carrier-scan.command.js';
import { CarrierFeedQueries } from './feeds/carrier-feed.queries.js';
import { CarrierFeedService } from './feeds/carrier-feed.service.js';
import { CarrierFeedController } from './http/carrier-feed.controller.js';
import { SetAsideScanController } from './http/set-aside-scan.controller.js';
import { TrackingController } from './http/tracking.controller.js';
import { CarrierTrackingQueries } from './queries/carrier-tracking.queries.js';
import { ConnoteQueries } from './queries/connote.queries.js';
import { GetTrackingHandler } from './queries/get-tracking.query.js';
import { ListTrackingHandler } from './queries/list-tracking.query.js';
import { TraceConnoteHandler } from './queries/trace-connote.query.js';
import { TrackingQueries } from './queries/tracking.queries.js';
import { SetAsideScan } from './records/set-aside-scan.entity.js';
import { ScanRecorder } from './scans/scan-recorder.js';
import { SetAsideRetryService } from './set-aside/set-aside-retry.service.js';
import { SetAsideScanQueries } from './set-aside/set-aside-scan.queries.js';
import { SetAsideScanRepository } from './set-aside/set-aside-scan.repository.js';
import { SetAsideScanService } from './set-aside/set-aside-scan.service.js';

/** Tracking of consignments: carriers' scans and manual corrections. */
@Module({
  imports: [CqrsModule, ConsignmentsModule, TypeOrmModule.forFeature([SetAsideScan])],
  controllers: [CarrierFeedController, SetAsideScanController, TrackingController],
  providers: [
    CarrierFeedQueries,
    CarrierFeedService,
    CarrierTrackingQueries,
    ConnoteQueries,
    CorrectTrackingHandler,
    GetTrackingHandler,
    ListTrackingHandler,
    RecordCarrierScanHandler,
    ScanRecorder,
    SetAsideRetryService,
    SetAsideScanQueries,
    SetAsideScanRepository,
    SetAsideScanService,
    TraceConnoteHandler,
    TrackingQueries,
  ],
  exports: [ScanRecorder, SetAsideRetryService, SetAsideScanRepository],
})
export class TrackingModule {}
