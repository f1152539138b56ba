import { IsIn, IsInt, IsPositive, Max } from 'class-validator';

import type { WatchedRecord } from '@contracts/realtime/messages.js';
import { MAX_ID } from '@contracts/rules/record-id.js';

export class WatchedRecordDto implements WatchedRecord {
  @IsIn(['consignment', 'manifest', 'webhook'])
  readonly type: WatchedRecord['type'];

  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  readonly id: number;
}
