import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

import { deliveryStates, type DeliveryState } from '@contracts/rules/webhook.js';

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
  @Matches(/^evt_[0-9A-Z]{26}$/)
  readonly eventId?: string;
}
