import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import {
  publicEventTypes,
  type PublicEventType,
} from '@contracts/public-events/public-event-types.js';
import {
  deliveryStates,
  MAX_DELIVERY_SEARCH_LENGTH,
  type DeliveryState,
} from '@contracts/rules/webhook.js';

import { IsInstant } from '../../platform/http/day-or-instant.js';

/** Page and filters of the log. */
export class ListDeliveriesDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  readonly before?: number;

  @IsOptional()
  @IsIn(deliveryStates)
  readonly state?: DeliveryState;

  @IsOptional()
  @IsIn(publicEventTypes)
  readonly type?: PublicEventType;

  /** Taken at this instant or later. */
  @IsOptional()
  @IsInstant()
  readonly from?: string;

  /** Taken before this instant. */
  @IsOptional()
  @IsInstant()
  readonly to?: string;

  /** Number or id of a consignment or manifest, or id of an event. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_DELIVERY_SEARCH_LENGTH)
  readonly search?: string;

  @IsOptional()
  @Matches(/^evt_[0-9A-Z]{26}$/)
  readonly eventId?: string;
}
