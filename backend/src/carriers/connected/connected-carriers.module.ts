import { Module } from '@nestjs/common';

import { CarrierAccounts } from './carrier-accounts.js';
import { CarrierCalls } from './carrier-calls.js';

/** Accounts with carriers that have their own API, and the calls to them. */
@Module({
  providers: [CarrierAccounts, CarrierCalls],
  exports: [CarrierAccounts, CarrierCalls],
})
export class ConnectedCarriersModule {}
