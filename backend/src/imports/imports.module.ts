import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { AddressBookModule } from '../address-book/index.js';
import { ConsignmentsModule } from '../consignments/index.js';
import { IdentityModule } from '../identity/index.js';
import { UploadTemplates } from '../platform/uploads/upload-templates.js';
import { writeCsv } from '../platform/uploads/write-csv.js';
import { SettingsModule } from '../settings/index.js';
import { ConsignmentTaker } from './consignments/consignment-taker.js';
import { consignmentColumns } from './consignments/consignment-template.js';
import { FileFactsReader } from './consignments/file-facts.js';
import { ImportConsignments } from './consignments/import-consignments.js';
import { ImportMail } from './consignments/import-mail.js';
import { ImportConsignmentsController } from './http/import-consignments.controller.js';
import { KnownReferences } from './queries/known-references.js';

/** Files that become consignments. */
@Module({
  imports: [CqrsModule, AddressBookModule, ConsignmentsModule, IdentityModule, SettingsModule],
  controllers: [ImportConsignmentsController],
  providers: [ConsignmentTaker, FileFactsReader, ImportConsignments, ImportMail, KnownReferences],
})
export class ImportsModule {
  constructor(templates: UploadTemplates) {
    templates.offer('ConsignmentTemplate.csv', {
      contentType: 'text/csv; charset=utf-8',
      content: () => writeCsv([consignmentColumns]),
    });
  }
}
