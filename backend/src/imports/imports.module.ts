import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AddressBookModule } from '../address-book/index.js';
import { ClientsModule } from '../clients/index.js';
import { ConsignmentsModule } from '../consignments/index.js';
import { IdentityModule } from '../identity/index.js';
import { UploadTemplates } from '../platform/uploads/upload-templates.js';
import { writeCsv } from '../platform/uploads/write-csv.js';
import { PricingModule } from '../pricing/index.js';
import { SettingsModule } from '../settings/index.js';
import { ImportColumnsService } from './columns/import-columns.service.js';
import { ImportMappingRepository } from './columns/import-mapping.repository.js';
import { ConsignmentFileReader } from './consignments/consignment-file.reader.js';
import { ConsignmentGroupImporter } from './consignments/consignment-group.importer.js';
import { consignmentColumns, exampleRows } from './consignments/consignment-template.js';
import { ConsignmentImportService } from './consignments/consignment-import.service.js';
import { ImportReferenceQueries } from './consignments/import-reference.queries.js';
import { ImportResultMailer } from './consignments/import-result.mailer.js';
import { ImportConsignmentsController } from './http/import-consignments.controller.js';
import { ImportController } from './http/import.controller.js';
import { GoodsQueries } from './queries/goods.queries.js';
import { ReferenceQueries } from './queries/reference.queries.js';
import { ImportMapping } from './records/import-mapping.entity.js';
import { Import } from './records/import.entity.js';
import { ErrorFileWriter } from './runs/error-file-writer.js';
import { ImportActors } from './runs/import-actors.js';
import { ImportCleanup } from './runs/import-cleanup.js';
import { ImportCommitService } from './runs/import-commit.service.js';
import { ImportEditService } from './runs/import-edit.service.js';
import { ImportFileReader } from './runs/import-file.reader.js';
import { ImportGroupRepository } from './runs/import-group.repository.js';
import { ImportPlanningService } from './runs/import-planning.service.js';
import { ImportRunService } from './runs/import-run.service.js';
import { ImportRowsRepository } from './runs/import-rows.repository.js';
import { ImportTasks } from './runs/import-tasks.js';
import { ImportQueue } from './runs/import-queue.js';
import { ImportReceiptService } from './runs/import-receipt.service.js';
import { ImportQueries } from './runs/import.queries.js';
import { ImportRepository } from './runs/import.repository.js';
import { ImportService } from './runs/import.service.js';
import { KeptFileService } from './runs/kept-file.service.js';
import { OrderFileService } from './runs/order-file.service.js';
import { OrderResultQueries } from './runs/order-result.queries.js';
import { PlanImportTask } from './runs/plan-import.task.js';
import { SuburbSuggestionService } from './runs/suburb-suggestion.service.js';
import { RunImportTask } from './runs/run-import.task.js';

/** Imports of consignment files. */
@Module({
  imports: [
    CqrsModule,
    TypeOrmModule.forFeature([Import, ImportMapping]),
    AddressBookModule,
    ClientsModule,
    ConsignmentsModule,
    IdentityModule,
    PricingModule,
    SettingsModule,
  ],
  controllers: [ImportConsignmentsController, ImportController],
  providers: [
    ConsignmentFileReader,
    ConsignmentGroupImporter,
    GoodsQueries,
    ImportReferenceQueries,
    ConsignmentImportService,
    ImportResultMailer,
    ReferenceQueries,
    ImportColumnsService,
    ImportMappingRepository,
    ErrorFileWriter,
    ImportActors,
    ImportCleanup,
    ImportCommitService,
    ImportEditService,
    ImportFileReader,
    ImportGroupRepository,
    ImportPlanningService,
    ImportQueries,
    ImportQueue,
    ImportReceiptService,
    ImportRepository,
    ImportRowsRepository,
    ImportRunService,
    ImportService,
    ImportTasks,
    KeptFileService,
    OrderFileService,
    OrderResultQueries,
    PlanImportTask,
    RunImportTask,
    SuburbSuggestionService,
  ],
  exports: [ImportTasks, KeptFileService, OrderFileService],
})
export class ImportsModule {
  constructor(templates: UploadTemplates) {
    const contentType = 'text/csv; charset=utf-8';
    templates.offer('ConsignmentTemplate.csv', {
      contentType,
      content: () => writeCsv([consignmentColumns]),
    });
    templates.offer('ConsignmentExample.csv', {
      contentType,
      content: () => writeCsv([consignmentColumns, ...exampleRows]),
    });
  }
}
