import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { ClientsModule } from '../clients/index.js';
import { ConsignmentsModule } from '../consignments/index.js';
import { ManifestsModule } from '../manifests/index.js';
import { LabelController } from './http/label.controller.js';
import { PaperworkController } from './http/paperwork.controller.js';
import { Papers } from './papers.js';
import { OpenManifestMembers } from './queries/open-manifest-members.js';
import { PaperConsignments } from './queries/paper-consignments.js';

/** Labels and manifests on paper. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ConsignmentListRow, OpenManifestRow]),
    ClientsModule,
    ConsignmentsModule,
    ManifestsModule,
  ],
  controllers: [LabelController, PaperworkController],
  providers: [OpenManifestMembers, PaperConsignments, Papers],
  exports: [Papers],
})
export class PaperworkModule {}
