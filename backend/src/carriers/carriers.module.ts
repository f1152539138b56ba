import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ClientsModule } from '../clients/index.js';
import { CustomersModule } from '../customers/index.js';
import { PrefixRangesModule } from '../prefix-ranges/index.js';
import { PricingModule } from '../pricing/index.js';
import { AccountOptions } from './accounts/account-options.js';
import { CarrierAccounts } from './accounts/carrier-accounts.js';
import { ClientAccounts } from './accounts/client-accounts.js';
import { ConnotePrefixes } from './accounts/connote-prefixes.js';
import { FindCarrierAccounts } from './accounts/find-carrier-accounts.js';
import { FindClientAccounts } from './accounts/find-client-accounts.js';
import { Withdrawals } from './accounts/withdrawals.js';
import { CarrierLists } from './carrier-lists.js';
import { Carriers } from './carriers.js';
import { CustomerCarrierSecrets } from './customer-carriers/customer-carrier-secrets.js';
import { CustomerCarriers } from './customer-carriers/customer-carriers.js';
import { FindCustomerCarriers } from './customer-carriers/find-customer-carriers.js';
import { GenericCarriers } from './customer-carriers/generic-carriers.js';
import { FindCarriers } from './find-carriers.js';
import { CarrierAccountDesk } from './http/carrier-account-desk.js';
import { CarrierAccountController } from './http/carrier-account.controller.js';
import { CarrierController } from './http/carrier.controller.js';
import { ClientAccountDesk } from './http/client-account-desk.js';
import { ClientAccountController } from './http/client-account.controller.js';
import { CustomerCarrierDesk } from './http/customer-carrier-desk.js';
import { CustomerCarrierController } from './http/customer-carrier.controller.js';
import { DecryptController } from './http/decrypt.controller.js';
import { CarrierServiceType } from './records/carrier-service-type.entity.js';
import { Carrier } from './records/carrier.entity.js';
import { ClientCarrierAccount } from './records/client-carrier-account.entity.js';
import { ConnotePrefix } from './records/connote-prefix.entity.js';
import { CustomerCarrierAccount } from './records/customer-carrier-account.entity.js';
import { CustomerCarrier } from './records/customer-carrier.entity.js';
import { ServiceGroup } from './records/service-group.entity.js';

/** Who drives the goods, and on whose account. */
@Module({
  imports: [
    ClientsModule,
    CqrsModule,
    CustomersModule,
    PrefixRangesModule,
    PricingModule,
    TypeOrmModule.forFeature([
      Carrier,
      CarrierServiceType,
      ClientCarrierAccount,
      ConnotePrefix,
      CustomerCarrier,
      CustomerCarrierAccount,
      ServiceGroup,
    ]),
  ],
  controllers: [
    CarrierController,
    CustomerCarrierController,
    CarrierAccountController,
    ClientAccountController,
    DecryptController,
  ],
  providers: [
    AccountOptions,
    CarrierAccountDesk,
    CarrierAccounts,
    CarrierLists,
    Carriers,
    ClientAccountDesk,
    ClientAccounts,
    ConnotePrefixes,
    CustomerCarrierDesk,
    CustomerCarriers,
    CustomerCarrierSecrets,
    FindCarrierAccounts,
    FindCarriers,
    FindClientAccounts,
    FindCustomerCarriers,
    GenericCarriers,
    Withdrawals,
  ],
  exports: [Withdrawals, CarrierAccounts, Carriers],
})
export class CarriersModule {}
