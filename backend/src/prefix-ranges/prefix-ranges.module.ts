import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';

import { provideStreams } from '../platform/events/provide-streams.js';
import { AllotRangeHandler } from './commands/allot-range.command.js';
import { ConnoteNumbers } from './commands/connote-numbers.js';
import { RegisterRangeHandler } from './commands/register-range.command.js';
import { WithdrawRangeHandler } from './commands/withdraw-range.command.js';
import { PrefixRangeStreams, prefixRangeStreams } from './domain/prefix-range-streams.js';
import { RangeUsage } from './queries/range-usage.js';

@Module({
  imports: [CqrsModule, TypeOrmModule.forFeature([AccountRangeUsageRow])],
  providers: [
    provideStreams(PrefixRangeStreams, prefixRangeStreams),
    ConnoteNumbers,
    RangeUsage,
    RegisterRangeHandler,
    AllotRangeHandler,
    WithdrawRangeHandler,
  ],
  exports: [ConnoteNumbers, RangeUsage],
})
export class PrefixRangesModule {}
