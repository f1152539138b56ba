import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ClientsModule } from '../clients/index.js';
import { AddressBook } from './address-book.js';
import { FindAddresses } from './find-addresses.js';
import { AddressController } from './http/address.controller.js';
import { AddressDesk } from './http/address-desk.js';
import { Localities } from './localities/localities.js';
import { LocalityFile } from './localities/locality-file.js';
import { Address } from './records/address.entity.js';
import { Locality } from './records/locality.entity.js';

/** The places clients send from and to, and the suburbs they lie in. */
@Module({
  imports: [TypeOrmModule.forFeature([Address, Locality]), ClientsModule],
  controllers: [AddressController],
  providers: [AddressBook, AddressDesk, FindAddresses, Localities, LocalityFile],
  exports: [AddressBook, Localities, LocalityFile],
})
export class AddressBookModule {}
