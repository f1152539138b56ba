import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ConsignmentsModule } from '../consignments/index.js';
import { LiveRatesModule } from '../live-rates/index.js';
import { QuoteController } from './http/quote.controller.js';
import { QuoteRepository } from './quote.repository.js';
import { QuoteService } from './quote.service.js';
import { Quote } from './records/quote.entity.js';

/** Quotes: offers saved under a title. */
@Module({
  imports: [ConsignmentsModule, LiveRatesModule, TypeOrmModule.forFeature([Quote])],
  controllers: [QuoteController],
  providers: [QuoteRepository, QuoteService],
  exports: [QuoteService],
})
export class QuotesModule {}
