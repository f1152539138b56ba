import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { ConsignmentsModule } from '../consignments/index.js';
import { provideStreams } from '../platform/events/provide-streams.js';
import { PricingModule } from '../pricing/index.js';
import { CreateManifestHandler } from './commands/create-manifest.command.js';
import {
  EtaRecalculation,
  ManifestingProcess,
  ManifestLock,
  ManifestQueue,
} from './commands/manifesting-process.js';
import { ManifestOutcomeService } from './commands/manifest-outcome.service.js';
import { ManifestCreation, ManifestReferenceData } from './commands/manifest-creation.js';
import { ManifestReturnConsignmentHandler } from './commands/manifest-return-consignment.handler.js';
import { MarkPaperworkHandler } from './commands/mark-paperwork.command.js';
import { ResendManifestsHandler } from './commands/resend-manifests.command.js';
import { ManifestStreams, manifestStreams } from './domain/manifest.js';
import { ListManifestsController } from './http/list-manifests.controller.js';
import { ManifestController } from './http/manifest.controller.js';
import { ListManifestsHandler } from './queries/list-manifests.query.js';
import { ListOpenManifestsHandler } from './queries/list-open-manifests.query.js';
import { ManifestEventReader } from './queries/manifest-event.reader.js';

/** Manifests: created from consignments, sent to carriers, tracked until both integrations succeed. */
@Module({
  imports: [
    CqrsModule,
    TypeOrmModule.forFeature([ConsignmentListRow, ManifestListRow, OpenManifestRow]),
    ConsignmentsModule,
    PricingModule,
  ],
  controllers: [ListManifestsController, ManifestController],
  providers: [
    provideStreams(ManifestStreams, manifestStreams),
    CreateManifestHandler,
    EtaRecalculation,
    ListManifestsHandler,
    ListOpenManifestsHandler,
    ManifestLock,
    ManifestOutcomeService,
    ManifestReferenceData,
    ManifestReturnConsignmentHandler,
    ManifestQueue,
    ManifestCreation,
    ManifestingProcess,
    ManifestEventReader,
    MarkPaperworkHandler,
    ResendManifestsHandler,
  ],
  exports: [ManifestOutcomeService, ManifestEventReader, ManifestingProcess],
})
export class ManifestsModule {}
