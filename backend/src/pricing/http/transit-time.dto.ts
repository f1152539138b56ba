import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

import { zoneTexts as texts } from '@contracts/texts/spec/zones.js';

import { OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { ListPipe } from '../../platform/http/validation/list.pipe.js';

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

const AN_ETA = { message: texts.invalidEta };

/** One lane of PUT, with its days (GAP-53). */
export class LaneChangeDto {
  @IsRecordId()
  readonly id: number;

  @IsInt(AN_ETA)
  @Min(0, AN_ETA)
  @Max(99, AN_ETA)
  readonly eta: number;
}

/** CROSS-03 */
const MAX_LANES = 1_000;

/** A list of lanes, or the response of GET as a whole. */
export const laneChanges = new ListPipe(LaneChangeDto, {
  minLength: 1,
  maxLength: MAX_LANES,
  message: texts.noLanes,
  field: 'lanes',
});
