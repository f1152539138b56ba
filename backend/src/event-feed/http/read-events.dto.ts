import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  isISO8601,
} from 'class-validator';

import { isTypeSelector } from '@contracts/public-events/public-event-types.js';

import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const MAX_CURSOR_LENGTH = 4_000;
const MAX_TYPES = 50;

const isStart = (value: unknown): boolean =>
  value === 'now' ||
  value === 'beginning' ||
  (typeof value === 'string' &&
    /^(19|2\d)\d\d-\d\d-\d\dT/.test(value) &&
    isISO8601(value, { strict: true }) &&
    !Number.isNaN(Date.parse(value)));

/** Query of GET /events/reader; without either, all in scope. */
export class ListReadersDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;
}

/** Query of GET /events. */
export class ReadEventsDto {
  /** Cursor of the previous response. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_CURSOR_LENGTH)
  readonly after?: string;

  /** Start without a cursor: `now`, which is the default, `beginning`, or an instant with its time and zone. */
  @IsOptional()
  @ValidateBy(
    { name: 'isStart', validator: { validate: isStart } },
    { message: 'from must be now, beginning or an instant' },
  )
  readonly from?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  readonly limit: number = 100;

  /** Event types, or families such as `consignment.*`, separated by commas; all if absent. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',') : value,
  )
  @IsArray()
  @ArrayMaxSize(MAX_TYPES)
  @ValidateBy(
    { name: 'isTypeSelector', validator: { validate: (name) => isTypeSelector(String(name)) } },
    { each: true, message: 'types must be event types or families such as consignment.*' },
  )
  readonly types?: string[];

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(30)
  readonly waitSeconds: number = 0;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;
}
