import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ClientsModule } from '../clients/index.js';
import { UploadTemplates } from '../platform/uploads/upload-templates.js';
import { writeCsv } from '../platform/uploads/write-csv.js';
import { AddressBook } from './address-book.js';
import { FindAddresses } from './find-addresses.js';
import { AddressController } from './http/address.controller.js';
import { AddressDesk } from './http/address-desk.js';
import { addressColumns } from './import/address-template.js';
import { ImportAddresses } from './import/import-addresses.js';
import { NamedAddresses } from './import/named-addresses.js';
import { Localities } from './localities/localities.js';
import { LocalityFile } from './localities/locality-file.js';
import { Address } from './records/address.entity.js';
import { Locality } from './records/locality.entity.js';

/** The places clients send from and to, and the suburbs they lie in. */
@Module({
  imports: [TypeOrmModule.forFeature([Address, Locality]), ClientsModule],
  controllers: [AddressController],
  providers: [
    AddressBook,
    AddressDesk,
    FindAddresses,
    ImportAddresses,
    Localities,
    LocalityFile,
    NamedAddresses,
  ],
  exports: [AddressBook, Localities, LocalityFile, NamedAddresses],
})
export class AddressBookModule {
  constructor(templates: UploadTemplates) {
    templates.offer('AddressTemplate.csv', {
      contentType: 'text/csv; charset=utf-8',
      content: () => writeCsv([addressColumns]),
    });
  }
}
