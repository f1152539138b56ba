import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ClientsModule } from '../clients/index.js';
import { UploadTemplates } from '../platform/uploads/upload-templates.js';
import { writeCsv } from '../platform/uploads/write-csv.js';
import { AddressRepository } from './address.repository.js';
import { AddressQueries } from './address.queries.js';
import { AddressController } from './http/address.controller.js';
import { AddressService } from './address.service.js';
import { addressColumns } from './import/address-template.js';
import { AddressImporter } from './import/address.importer.js';
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
  ],
  exports: [AddressService, LocalityQueries, LocalityLoader, AddressMatcher],
})
export class AddressBookModule {
  constructor(templates: UploadTemplates) {
    templates.offer('AddressTemplate.csv', {
      contentType: 'text/csv; charset=utf-8',
      content: () => writeCsv([addressColumns]),
    });
  }
}
