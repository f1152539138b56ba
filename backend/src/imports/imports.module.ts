import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { AddressBookModule } from '../address-book/index.js';
import { ClientsModule } from '../clients/index.js';
import { ConsignmentsModule } from '../consignments/index.js';
import { IdentityModule } from '../identity/index.js';
import { UploadTemplates } from '../platform/uploads/upload-templates.js';
import { writeCsv } from '../platform/uploads/write-csv.js';
import { SettingsModule } from '../settings/index.js';
import { ConsignmentFileReader } from './consignments/consignment-file.reader.js';
import { ConsignmentGroupImporter } from './consignments/consignment-group.importer.js';
import { consignmentColumns, exampleRows } from './consignments/consignment-template.js';
import { ConsignmentImportService } from './consignments/consignment-import.service.js';
import { ImportReferenceQueries } from './consignments/import-reference.queries.js';
import { ImportResultMailer } from './consignments/import-result.mailer.js';
import { ImportConsignmentsController } from './http/import-consignments.controller.js';
import { GoodsQueries } from './queries/goods.queries.js';
import { ReferenceQueries } from './queries/reference.queries.js';

/** Imports of consignment files. */
@Module({
  imports: [
    CqrsModule,
    AddressBookModule,
    ClientsModule,
    ConsignmentsModule,
    IdentityModule,
    SettingsModule,
  ],
  controllers: [ImportConsignmentsController],
  providers: [
    ConsignmentFileReader,
    ConsignmentGroupImporter,
    GoodsQueries,
    ImportReferenceQueries,
    ConsignmentImportService,
    ImportResultMailer,
    ReferenceQueries,
  ],
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
