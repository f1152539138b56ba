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
import { EtaOnDay } from './commands/eta-on-day.js';
import { ManifestLock } from './commands/manifest-lock.js';
import { ManifestOutcomes } from './commands/manifest-outcomes.js';
import { ManifestRecords } from './commands/manifest-records.js';
import { ManifestReturnHandler } from './commands/manifest-return.handler.js';
import { ManifestStarter } from './commands/manifest-starter.js';
import { ManifestingProcess } from './commands/manifesting-process.js';
import { MarkPaperworkHandler } from './commands/mark-paperwork.command.js';
import { ResendManifestsHandler } from './commands/resend-manifests.command.js';
import { ManifestStreams, manifestStreams } from './domain/manifest-streams.js';
import { ListManifestsController } from './http/list-manifests.controller.js';
import { ManifestController } from './http/manifest.controller.js';
import { ListManifestsHandler } from './queries/list-manifests.query.js';
import { ListOpenManifestsHandler } from './queries/list-open-manifests.query.js';
import { ManifestStories } from './queries/manifest-story.js';

/** Manifests: made of consignments, handed to carriers, followed until they are taken. */
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
    EtaOnDay,
    ListManifestsHandler,
    ListOpenManifestsHandler,
    ManifestLock,
    ManifestOutcomes,
    ManifestRecords,
    ManifestReturnHandler,
    ManifestStarter,
    ManifestingProcess,
    ManifestStories,
    MarkPaperworkHandler,
    ResendManifestsHandler,
  ],
  exports: [ManifestOutcomes, ManifestStories, ManifestingProcess],
})
export class ManifestsModule {}
