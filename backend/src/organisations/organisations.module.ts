import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { AddressBookModule } from '../address-book/index.js';
import { CarriersModule } from '../carriers/index.js';
import { ClientsModule } from '../clients/index.js';
import { CustomersModule } from '../customers/index.js';
import { ClientCleanupModule } from './client-cleanup.module.js';
import { ClientAdministrationController } from './clients/client-administration.controller.js';
import { ClientService } from './clients/client.service.js';
import { ClientQueries } from './clients/client.queries.js';
import { ClientDeletion } from './clients/client-deletion.js';
import { ClientWriter } from './clients/client-writer.js';
import { CustomerController } from './customers/customer.controller.js';
import { CustomerService } from './customers/customer.service.js';
import { CustomerQueries } from './customers/customer.queries.js';

/** Administration of customers and clients with everything that belongs to them. */
@Module({
  imports: [
    AddressBookModule,
    CarriersModule,
    ClientCleanupModule,
    ClientsModule,
    CqrsModule,
    CustomersModule,
  ],
  controllers: [ClientAdministrationController, CustomerController],
  providers: [
    ClientService,
    CustomerService,
    ClientQueries,
    CustomerQueries,
    ClientDeletion,
    ClientWriter,
  ],
  exports: [ClientDeletion],
})
export class OrganisationsModule {}
