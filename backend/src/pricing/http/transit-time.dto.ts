import { Type } from 'class-transformer';

import { OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';

export class TransitZonesDto {
  @Type(() => Number)
  @IsRecordId()
  readonly serviceGroupId: number;
}

export class TransitLanesDto extends TransitZonesDto {
  @OptionalText(50)
  readonly fromZone?: string | null;
}
