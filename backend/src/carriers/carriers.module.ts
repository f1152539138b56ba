import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CustomersModule } from '../customers/index.js';
import { PrefixRangesModule } from '../prefix-ranges/index.js';
import { PricingModule } from '../pricing/index.js';
import { CarrierAccounts } from './accounts/carrier-accounts.js';
import { Withdrawals } from './accounts/withdrawals.js';
import { CarrierLists } from './carrier-lists.js';
import { Carriers } from './carriers.js';
import { CustomerCarrierSecrets } from './customer-carriers/customer-carrier-secrets.js';
import { CustomerCarriers } from './customer-carriers/customer-carriers.js';
import { FindCustomerCarriers } from './customer-carriers/find-customer-carriers.js';
import { GenericCarriers } from './customer-carriers/generic-carriers.js';
import { FindCarriers } from './find-carriers.js';
import { CarrierController } from './http/carrier.controller.js';
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
  controllers: [CarrierController, CustomerCarrierController, DecryptController],
  providers: [
    CarrierAccounts,
    CarrierLists,
    Carriers,
    CustomerCarrierDesk,
    CustomerCarriers,
    CustomerCarrierSecrets,
    FindCarriers,
    FindCustomerCarriers,
    GenericCarriers,
    Withdrawals,
  ],
  exports: [CarrierAccounts, Carriers],
})
export class CarriersModule {}
