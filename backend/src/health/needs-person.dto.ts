import { Type } from 'class-transformer';
import { IsOptional, Matches, ValidateIf } from 'class-validator';

import type {
  ReleaseNeedRequest,
  RetryNeedRequest,
  TakeNeedRequest,
} from '@contracts/requests/needs-person.request.js';

import { IsRecordId } from '../platform/http/record-id.pipe.js';

/** Query of GET /needs-person. */
export class ListNeedsDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;
}

/** Form of a key in the list. */
const KEY = /^[a-z-]{1,20}\/[\w/]{1,40}$/;

/** Body of POST /needs-person/retry. */
export class RetryNeedDto implements RetryNeedRequest {
  @Matches(KEY)
  readonly key: string;
}

/** Body of POST /needs-person/take. */
export class TakeNeedDto implements TakeNeedRequest {
  @Matches(KEY)
  readonly key: string;

  @ValidateIf(({ seenOwnerId }: TakeNeedDto) => seenOwnerId !== null)
  @IsRecordId()
  readonly seenOwnerId: number | null;
}

/** Body of POST /needs-person/release. */
export class ReleaseNeedDto implements ReleaseNeedRequest {
  @Matches(KEY)
  readonly key: string;
}
