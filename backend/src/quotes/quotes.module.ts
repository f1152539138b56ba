import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ConsignmentsModule } from '../consignments/index.js';
import { PricingModule } from '../pricing/index.js';
import { QuoteController } from './http/quote.controller.js';
import { Quotes } from './quotes.js';
import { Quote } from './records/quote.entity.js';

/** Offers kept under a title, before anything is sent. */
@Module({
  imports: [ConsignmentsModule, PricingModule, TypeOrmModule.forFeature([Quote])],
  controllers: [QuoteController],
  providers: [Quotes],
  exports: [Quotes],
})
export class QuotesModule {}
