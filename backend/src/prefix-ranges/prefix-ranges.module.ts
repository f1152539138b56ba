import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';
import { PrefixRangeUsageRow } from '@read-models/prefix-range-usage.row.js';

import { provideStreams } from '../platform/events/provide-streams.js';
import { AllotRangeHandler } from './commands/allot-range.command.js';
import { ConnoteNumbers } from './commands/connote-numbers.js';
import { RegisterRangeHandler } from './commands/register-range.command.js';
import { WithdrawRangeHandler } from './commands/withdraw-range.command.js';
import { PrefixRangeStreams, prefixRangeStreams } from './domain/prefix-range-streams.js';
import { AllottedBlocks } from './queries/allotted-blocks.js';
import { MasterRangeUsage } from './queries/master-range-usage.js';
import { NumberPace } from './queries/number-pace.js';
import { RangeUsage } from './queries/range-usage.js';

@Module({
  imports: [CqrsModule, TypeOrmModule.forFeature([AccountRangeUsageRow, PrefixRangeUsageRow])],
  providers: [
    provideStreams(PrefixRangeStreams, prefixRangeStreams),
    ConnoteNumbers,
    AllottedBlocks,
    MasterRangeUsage,
    NumberPace,
    RangeUsage,
    RegisterRangeHandler,
    AllotRangeHandler,
    WithdrawRangeHandler,
  ],
  exports: [AllottedBlocks, ConnoteNumbers, MasterRangeUsage, NumberPace, RangeUsage],
})
export class PrefixRangesModule {}
