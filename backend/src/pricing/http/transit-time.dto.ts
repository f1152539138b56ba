import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import { OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';

export class TransitOwnerDto {
  /** Whose days; without it those of the caller's customer, for a super admin those that all share. */
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;
}

export class TransitZonesDto extends TransitOwnerDto {
  @Type(() => Number)
  @IsRecordId()
  readonly serviceGroupId: number;
}

export class TransitLanesDto extends TransitZonesDto {
  @OptionalText(50)
  readonly fromZone?: string | null;
}
