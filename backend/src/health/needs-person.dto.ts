import { Type } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';

import type { RetryNeedRequest } from '@contracts/requests/retry-need.request.js';

import { IsRecordId } from '../platform/http/record-id.js';

/** Query of GET /needs-person. */
export class ListNeedsDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;
}

/** Body of POST /needs-person/retry. */
export class RetryNeedDto implements RetryNeedRequest {
  @Matches(/^[a-z-]{1,20}\/[\w/]{1,40}$/)
  readonly key: string;
}
