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
import { AddressImportHandler } from './addresses/address-import.handler.js';
import { ImportColumnsService } from './columns/import-columns.service.js';
import { ImportMappingRepository } from './columns/import-mapping.repository.js';
import { ConsignmentFileReader } from './bulk-upload/consignment-file.reader.js';
import { ConsignmentGroupImporter } from './consignments/consignment-group.importer.js';
import { ConsignmentImportHandler } from './consignments/consignment-import.handler.js';
import { ConsignmentRunService } from './consignments/consignment-run.service.js';
import { ConsignmentUpdateService } from './consignments/consignment-update.service.js';
import { consignmentColumns, exampleRows } from './consignments/consignment-template.js';
import { ConsignmentImportService } from './bulk-upload/consignment-import.service.js';
import { ImportReferenceQueries } from './consignments/import-reference.queries.js';
import { ImportResultMailer } from './bulk-upload/import-result.mailer.js';
import { ImportConsignmentsController } from './http/import-consignments.controller.js';
import { ImportController } from './http/import.controller.js';
import { GoodsQueries } from './queries/goods.queries.js';
import { ReferenceQueries } from './queries/reference.queries.js';
import { ImportMapping } from './records/import-mapping.entity.js';
import { Import } from './records/import.entity.js';
import { ErrorFileWriter } from './error-file/error-file-writer.js';
import { ImportActors } from './import-actors.js';
import { ImportCleanup } from './import-cleanup.js';
import { ImportCommitService } from './run/import-commit.service.js';
import { ImportEditService } from './plan/import-edit.service.js';
import { ImportFileReader } from './plan/import-file.reader.js';
import { ImportGroupRepository } from './import-group.repository.js';
import { ImportPlanningService } from './plan/import-planning.service.js';
import { ImportSequenceQueries } from './plan/import-sequence.queries.js';
import { ImportRunService } from './run/import-run.service.js';
import { ImportRowsRepository } from './import-rows.repository.js';
import { ImportTasks } from './import-tasks.js';
import { ImportQueue } from './import-queue.js';
import { ImportReceiptService } from './import-receipt.service.js';
import { ImportQueries } from './import.queries.js';
import { ImportRepository } from './import.repository.js';
import { ImportService } from './import.service.js';
import { ImportErasureService } from './import-erasure.service.js';
import { FetchedFileService } from './order-files/fetched-file.service.js';
import { PushedFileService } from './order-files/pushed-file.service.js';
import { ImportEndings } from './order-files/import-endings.js';
import { AddressResultQueries } from './order-files/address-result.queries.js';
import { OrderResultQueries } from './order-files/order-result.queries.js';
import { SampleFileService } from './sample/sample-file.service.js';
import { SampleImportController } from './http/sample-import.controller.js';
import { SampleImportService } from './sample/sample-import.service.js';
import { SampleOrdersService } from './sample/sample-orders.service.js';
import { ImportHandlers } from './kinds/import-handlers.js';
import { ImportOwners } from './kinds/import-owners.js';
import { RateCardGroupQueries } from './rate-cards/rate-card-group.queries.js';
import { RateCardImportHandler } from './rate-cards/rate-card-import.handler.js';
import { AtomicResultRepository } from './run/atomic-result.repository.js';
import { AtomicRunService } from './run/atomic-run.service.js';
import { RowBatchSaver } from './run/row-batch.saver.js';
import { ZoneImportHandler } from './zones/zone-import.handler.js';
import { PlanImportTask } from './plan/plan-import.task.js';
import { SuburbSuggestionService } from './plan/suburb-suggestion.service.js';
import { RunImportTask } from './run/run-import.task.js';

/** Imports of files of consignments, addresses, rate cards and carrier zones. */
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
  // Before the others, whose `import/:id` would match its routes.
  controllers: [SampleImportController, ImportConsignmentsController, ImportController],
  providers: [
    ConsignmentFileReader,
    ConsignmentGroupImporter,
    ConsignmentUpdateService,
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
    ImportSequenceQueries,
    ImportQueries,
    ImportQueue,
    ImportReceiptService,
    ImportRepository,
    ImportRowsRepository,
    ImportRunService,
    ImportService,
    ImportTasks,
    ImportHandlers,
    ConsignmentImportHandler,
    ConsignmentRunService,
    AddressImportHandler,
    RateCardGroupQueries,
    RateCardImportHandler,
    AtomicResultRepository,
    AtomicRunService,
    ZoneImportHandler,
    ImportOwners,
    RowBatchSaver,
    ImportErasureService,
    FetchedFileService,
    ImportEndings,
    AddressResultQueries,
    OrderResultQueries,
    PushedFileService,
    PlanImportTask,
    RunImportTask,
    SampleFileService,
    SampleImportService,
    SampleOrdersService,
    SuburbSuggestionService,
  ],
  exports: [ImportTasks, ImportErasureService, FetchedFileService, PushedFileService],
})
export class ImportsModule {
  constructor(templates: UploadTemplates) {
    const contentType = 'text/csv; charset=utf-8';
    templates.register('ConsignmentTemplate.csv', {
      contentType,
      content: () => writeCsv([consignmentColumns]),
    });
    templates.register('ConsignmentExample.csv', {
      contentType,
      content: () => writeCsv([consignmentColumns, ...exampleRows]),
    });
  }
}
