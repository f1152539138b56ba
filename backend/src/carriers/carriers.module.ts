import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { PrefixRangesModule } from '../prefix-ranges/index.js';
import { CarrierAccounts } from './accounts/carrier-accounts.js';
import { Carriers } from './carriers.js';
import { FindCarriers } from './find-carriers.js';
import { CarrierController } from './http/carrier.controller.js';
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
    PrefixRangesModule,
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
  controllers: [CarrierController],
  providers: [CarrierAccounts, Carriers, FindCarriers],
  exports: [CarrierAccounts, Carriers],
})
export class CarriersModule {}
