import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

import { deliveryStates, type DeliveryState } from '@contracts/rules/webhook.js';

/** A page of the log, and what it is narrowed to. */
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
  @Matches(/^evt_[0-9A-Z]{26}$/)
  readonly eventId?: string;
}
