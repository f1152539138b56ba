import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';

import { MAX_IDS_PER_REQUEST } from '@contracts/rules/record-id.js';

import { IsDayOrInstant } from '../../../platform/http/day-or-instant.js';
import { CommaSeparatedIds, IsRecordId } from '../../../platform/http/record-id.pipe.js';

export class ConsignmentIdsDto {
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IDS_PER_REQUEST)
  @IsRecordId({ each: true })
  readonly ids: number[];
}

export class ConsolidationDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;

  @Type(() => Number)
  @IsRecordId()
  readonly senderAddressId: number;

  @Type(() => Number)
  @IsRecordId()
  readonly deliveryAddressId: number;
}

export class UnNumberQueryDto {
  /** CON-118. */
  @Type(() => Number)
  @IsRecordId()
  readonly unNumberId: number;
}

export class PreviousBookingDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;

  @Type(() => Number)
  @IsRecordId()
  readonly carrierId: number;

  /** Calendar day yyyy-MM-dd in the sender's state; or an instant of that day in Sydney, such as `dispatchedAt`. */
  @IsDayOrInstant()
  readonly dispatchDate: string;
}
