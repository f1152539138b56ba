import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { CarrierShipmentsModule } from '../carriers/index.js';
import { ClientsModule } from '../clients/index.js';
import { ConsignmentsModule } from '../consignments/index.js';
import { ManifestsModule } from '../manifests/index.js';
import { LabelController } from './http/label.controller.js';
import { PaperworkController } from './http/paperwork.controller.js';
import { PaperTurns } from './paper-turns.js';
import { PaperworkService } from './paperwork.service.js';
import { OpenManifestQueries } from './queries/open-manifest.queries.js';
import { PaperworkQueries } from './queries/paperwork.queries.js';
import { PaperRenderer, RenderingLimits } from './rendering/paper-renderer.js';

/** Labels and manifest paperwork. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ConsignmentListRow, OpenManifestRow]),
    CarrierShipmentsModule,
    ClientsModule,
    ConsignmentsModule,
    ManifestsModule,
  ],
  controllers: [LabelController, PaperworkController],
  providers: [
    OpenManifestQueries,
    PaperRenderer,
    PaperTurns,
    PaperworkQueries,
    PaperworkService,
    RenderingLimits,
  ],
  exports: [PaperworkService],
})
export class PaperworkModule {}
