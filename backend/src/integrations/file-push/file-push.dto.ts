import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

import {
  type KnownReference,
  knownReferences,
  type OfferPreference,
  offerPreferences,
} from '@contracts/views/import.view.js';

import { type CommitCondition, commitConditions } from '../../imports/index.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';

/** Longest wait for an acknowledgement. */
const MAX_WAIT_SECONDS = 45;
const MAX_FILE_NAME_LENGTH = 200;

/** Query of POST /address-file; the defaults are those of a flow. */
export class PushFileDto {
  /** Absent for the caller's own client, if it has one. */
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsIn(commitConditions)
  readonly commit: CommitCondition = 'GOOD_ROWS';

  @IsIn(knownReferences)
  readonly whenKnown: KnownReference = 'SKIP';

  @TrueOrFalse()
  readonly keepFaultyAsDrafts: boolean = false;

  /** Accepts content that the client has pushed before. */
  @TrueOrFalse()
  readonly importAgain: boolean = false;

  /** Seconds to wait for the acknowledgement. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_WAIT_SECONDS)
  readonly wait: number = 0;

  /** Name of the file in the list of imports and in the acknowledgement. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_FILE_NAME_LENGTH)
  readonly fileName?: string;
}

/** Query of POST /order-file. */
export class PushOrdersDto extends PushFileDto {
  @IsIn(offerPreferences)
  readonly offer: OfferPreference = 'CHEAPEST';
}
