import { IsIn, IsInt, IsPositive, Max } from 'class-validator';

import type { WatchedRecord } from '@contracts/realtime/messages.js';

export class WatchedRecordDto implements WatchedRecord {
  @IsIn(['consignment', 'manifest'])
  readonly type: WatchedRecord['type'];

  @IsInt()
  @IsPositive()
  @Max(2_147_483_647)
  readonly id: number;
}
