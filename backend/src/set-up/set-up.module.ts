import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ConnectionTestsModule } from '../integrations/index.js';
import { PricingModule } from '../pricing/index.js';
import { SetUpController } from './http/set-up.controller.js';
import { ReadSetUpHandler } from './queries/read-set-up.query.js';
import { TryFirstOfferHandler } from './queries/try-first-offer.query.js';

/** The set-up page: missing steps of a customer's carriers and clients. */
@Module({
  imports: [ConnectionTestsModule, CqrsModule, PricingModule],
  controllers: [SetUpController],
  providers: [ReadSetUpHandler, TryFirstOfferHandler],
})
export class SetUpModule {}
