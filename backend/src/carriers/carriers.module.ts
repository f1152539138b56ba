import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ClientsModule } from '../clients/index.js';
import { CustomersModule } from '../customers/index.js';
import { PrefixRangesModule } from '../prefix-ranges/index.js';
import { PricingModule } from '../pricing/index.js';
import { AccountOptionQueries } from './accounts/account-option.queries.js';
import { CarrierAccountRepository } from './accounts/carrier-account.repository.js';
import { ClientAccountAllotmentService } from './accounts/client-account-allotment.service.js';
import { ClientAccountRepository } from './accounts/client-account.repository.js';
import { ConnotePrefixRepository } from './accounts/connote-prefix.repository.js';
import { ConnotePrefixService } from './accounts/connote-prefix.service.js';
import { CarrierAccountQueries } from './accounts/carrier-account.queries.js';
import { ClientAccountQueries } from './accounts/client-account.queries.js';
import { TestAccountService } from './accounts/test-account.service.js';
import { TestPrefixService } from './accounts/test-prefix.service.js';
import { WithdrawalService } from './accounts/withdrawal.service.js';
import { CarrierAvailabilityQueries } from './carrier-availability.queries.js';
import { CarrierRepository } from './carrier.repository.js';
import { CarrierService } from './carrier.service.js';
import { CustomerCarrierSecretSource } from './customer-carriers/customer-carrier-secret-source.js';
import { CustomerCarrierRepository } from './customer-carriers/customer-carrier.repository.js';
import { CustomerCarrierQueries } from './customer-carriers/customer-carrier.queries.js';
import { GenericCarrierRepository } from './customer-carriers/generic-carrier.repository.js';
import { CarrierQueries } from './carrier.queries.js';
import { CarrierAccountService } from './accounts/carrier-account.service.js';
import { CarrierAccountController } from './http/carrier-account.controller.js';
import { CarrierController } from './http/carrier.controller.js';
import { ClientAccountService } from './accounts/client-account.service.js';
import { ClientAccountController } from './http/client-account.controller.js';
import { CustomerCarrierService } from './customer-carriers/customer-carrier.service.js';
import { CustomerCarrierController } from './http/customer-carrier.controller.js';
import { DecryptController } from './http/decrypt.controller.js';
import { CarrierServiceType } from './records/carrier-service-type.entity.js';
import { Carrier } from './records/carrier.entity.js';
import { ClientCarrierAccount } from './records/client-carrier-account.entity.js';
import { ConnotePrefix } from './records/connote-prefix.entity.js';
import { CustomerCarrierAccount } from './records/customer-carrier-account.entity.js';
import { CustomerCarrier } from './records/customer-carrier.entity.js';
import { ServiceGroup } from './records/service-group.entity.js';

/** Carriers, the accounts of customers and clients with them, and connote prefixes. */
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
    AccountOptionQueries,
    CarrierAccountService,
    CarrierAccountRepository,
    CarrierAvailabilityQueries,
    CarrierRepository,
    CarrierService,
    ClientAccountService,
    ClientAccountAllotmentService,
    ClientAccountRepository,
    ConnotePrefixRepository,
    ConnotePrefixService,
    CustomerCarrierService,
    CustomerCarrierRepository,
    CustomerCarrierSecretSource,
    CarrierAccountQueries,
    CarrierQueries,
    ClientAccountQueries,
    CustomerCarrierQueries,
    GenericCarrierRepository,
    TestAccountService,
    TestPrefixService,
    WithdrawalService,
  ],
  exports: [
    CarrierAccountRepository,
    CarrierRepository,
    ClientAccountAllotmentService,
    ConnotePrefixService,
    TestAccountService,
    WithdrawalService,
  ],
})
export class CarriersModule {}
