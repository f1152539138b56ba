import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';

import type { AddTrackingRequest } from '@contracts/requests/add-tracking.request.js';
import { manualTrackingStatuses, type ManualTrackingStatus } from '@contracts/rules/consignment.js';
import { trackingTexts } from '@contracts/texts/spec/tracking.js';

import { IsDayOrInstant } from '../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const MAX_IDS = 200;
const MAX_EVENTS = 20;

export class FindTrackingDto {
  @Type(() => Number)
  @IsRecordId()
  readonly consignment_id: number;
}

export class TrackingOfManyDto {
  @IsArray()
  @ArrayMaxSize(MAX_IDS)
  @IsRecordId({ each: true })
  readonly consignmentIds: number[];
}

class ManualEventDto {
  @IsDayOrInstant()
  readonly DateTime: string;

  @IsOptional()
  @IsString()
  @MaxLength(255)
  readonly StatusDescription?: string;

  @IsIn(manualTrackingStatuses)
  readonly UpdateStatus: ManualTrackingStatus;
}

/** Request body of POST /tracking, with the field names of the specification. */
export class AddTrackingDto implements AddTrackingRequest {
  @IsString({ message: trackingTexts.invalidConnote })
  @MinLength(1, { message: trackingTexts.invalidConnote })
  @MaxLength(100, { message: trackingTexts.invalidConnote })
  readonly ConnoteNumber: string;

  /** The consignment that has this connote, if carriers may use the same numbers; the newest one without it. */
  @IsOptional()
  @IsRecordId()
  readonly ConsignmentId?: number | null;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_EVENTS)
  @ValidateNested({ each: true })
  @Type(() => ManualEventDto)
  readonly TrackingEvents: ManualEventDto[];
}
