import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { AddressBookModule } from '../address-book/index.js';
import { CarriersModule } from '../carriers/index.js';
import { ClientsModule } from '../clients/index.js';
import { CustomersModule } from '../customers/index.js';
import { ClientAdministrationController } from './clients/client-administration.controller.js';
import { ClientDesk } from './clients/client-desk.js';
import { FindClients } from './clients/find-clients.js';
import { RemoveClients } from './clients/remove-clients.js';
import { SaveClients } from './clients/save-clients.js';
import { CustomerController } from './customers/customer.controller.js';
import { CustomerDesk } from './customers/customer-desk.js';
import { FindCustomers } from './customers/find-customers.js';
import { OpenConsignments } from './queries/open-consignments.js';

/** Making, changing and deleting customers and clients, with everything that hangs on them. */
@Module({
  imports: [AddressBookModule, CarriersModule, ClientsModule, CqrsModule, CustomersModule],
  controllers: [ClientAdministrationController, CustomerController],
  providers: [
    ClientDesk,
    CustomerDesk,
    FindClients,
    FindCustomers,
    OpenConsignments,
    RemoveClients,
    SaveClients,
  ],
})
export class OrganisationsModule {}
