import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountBlocksRow } from '@read-models/account-blocks.row.js';
import { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';
import { PrefixRangeUsageRow } from '@read-models/prefix-range-usage.row.js';

import { provideStreams } from '../platform/events/provide-streams.js';
import { AllotRangeHandler } from './commands/allot-range.command.js';
import { ConnoteNumberService } from './commands/connote-number.service.js';
import { RegisterRangeHandler } from './commands/register-range.command.js';
import { WithdrawRangeHandler } from './commands/withdraw-range.command.js';
import { PrefixRangeStreams, prefixRangeStreams } from './domain/prefix-range.js';
import { CheckAllotmentHandler } from './queries/check-allotment.query.js';
import {
  AllotmentQueries,
  MasterRangeUsageQueries,
  RangeUsageQueries,
} from './queries/range-usage.queries.js';
import { NumberUsageQueries } from './queries/number-usage.queries.js';

@Module({
  imports: [
    CqrsModule,
    TypeOrmModule.forFeature([AccountBlocksRow, AccountRangeUsageRow, PrefixRangeUsageRow]),
  ],
  providers: [
    provideStreams(PrefixRangeStreams, prefixRangeStreams),
    ConnoteNumberService,
    AllotmentQueries,
    MasterRangeUsageQueries,
    NumberUsageQueries,
    RangeUsageQueries,
    RegisterRangeHandler,
    AllotRangeHandler,
    CheckAllotmentHandler,
    WithdrawRangeHandler,
  ],
  exports: [
    AllotmentQueries,
    ConnoteNumberService,
    MasterRangeUsageQueries,
    NumberUsageQueries,
    RangeUsageQueries,
  ],
})
export class PrefixRangesModule {}
