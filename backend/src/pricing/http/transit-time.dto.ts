import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import { OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';

export class TransitOwnerDto {
  /** Customer whose days are read; defaults to the caller's customer, for a super admin to the shared days. */
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
