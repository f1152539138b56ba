import { Type } from 'class-transformer';
import { IsOptional, Matches, MinLength, ValidateIf } from 'class-validator';

import type {
  DismissIssueRequest,
  ReleaseIssueRequest,
  RetryIssueRequest,
  TakeIssueRequest,
} from '@contracts/requests/issue.request.js';

import { RequiredText } from '../platform/http/form-text.js';
import { IsRecordId } from '../platform/http/record-id.pipe.js';

/** Query of GET /needs-person. */
export class ListIssuesDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;
}

const MAX_REASON_LENGTH = 255;
/** Format of a key in the list. */
const KEY = /^[a-z-]{1,20}\/[\w/]{1,40}$/;

/** Body of POST /needs-person/retry. */
export class RetryIssueDto implements RetryIssueRequest {
  @Matches(KEY)
  readonly key: string;
}

/** Body of POST /needs-person/dismiss. */
export class DismissIssueDto implements DismissIssueRequest {
  @Matches(KEY)
  readonly key: string;

  @RequiredText(MAX_REASON_LENGTH)
  @MinLength(1)
  readonly words: string;
}

/** Body of POST /needs-person/take. */
export class TakeIssueDto implements TakeIssueRequest {
  @Matches(KEY)
  readonly key: string;

  @ValidateIf(({ seenOwnerId }: TakeIssueDto) => seenOwnerId !== null)
  @IsRecordId()
  readonly seenOwnerId: number | null;
}

/** Body of POST /needs-person/release. */
export class ReleaseIssueDto implements ReleaseIssueRequest {
  @Matches(KEY)
  readonly key: string;
}
