import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { addressColumns } from '@contracts/rules/address-columns.js';

import { ClientsModule } from '../clients/index.js';
import { UploadTemplates } from '../platform/uploads/upload-templates.js';
import { writeCsv } from '../platform/uploads/write-csv.js';
import { AddressRepository } from './address.repository.js';
import { AddressQueries } from './address.queries.js';
import { AddressController } from './http/address.controller.js';
import { AddressService } from './address.service.js';
import { AddressImporter } from './import/address.importer.js';
import { AddressRowPlanner } from './import/address-row.planner.js';
import { AddressRowQueries } from './import/address-row.queries.js';
import { AddressRowSaver } from './import/address-row.saver.js';
import { AddressMatcher } from './import/address-matcher.js';
import { LocalityQueries } from './localities/locality.queries.js';
import { LocalityLoader } from './localities/locality-loader.js';
import { Address } from './records/address.entity.js';
import { Locality } from './records/locality.entity.js';

/** Addresses of clients, and the localities of Australia. */
@Module({
  imports: [TypeOrmModule.forFeature([Address, Locality]), ClientsModule],
  controllers: [AddressController],
  providers: [
    AddressRepository,
    AddressService,
    AddressQueries,
    AddressImporter,
    LocalityQueries,
    LocalityLoader,
    AddressMatcher,
    AddressRowPlanner,
    AddressRowQueries,
    AddressRowSaver,
  ],
  exports: [
    AddressService,
    LocalityQueries,
    LocalityLoader,
    AddressMatcher,
    AddressRowPlanner,
    AddressRowSaver,
  ],
})
export class AddressBookModule {
  constructor(templates: UploadTemplates) {
    templates.register('AddressTemplate.csv', {
      contentType: 'text/csv; charset=utf-8',
      content: () => writeCsv([addressColumns]),
    });
  }
}
