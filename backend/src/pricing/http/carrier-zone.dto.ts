import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';

import { MAX_IDS_PER_REQUEST } from '@contracts/rules/record-id.js';
import { zoneTexts as texts } from '@contracts/texts/spec/zones.js';

import { OptionalText } from '../../platform/http/form-text.js';
import { CommaSeparatedIds, IsRecordId } from '../../platform/http/record-id.pipe.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';

const noPriority = { message: texts.noPriority };

export class CarrierIdDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noCarrier })
  readonly carrierId: number;
}

export class SuburbIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly suburbId: number;
}

/** The selected zone; other fields of a zone are ignored. */
export class ZoneIdDto {
  @IsRecordId({ message: texts.noZone })
  @Min(1, { message: texts.noZone })
  readonly id: number;
}

export class MoveSuburbDto extends SuburbIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly oldCarrierZoneId: number;
}

export class RemoveSuburbZonesDto extends SuburbIdDto {
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_IDS_PER_REQUEST)
  @IsRecordId({ each: true })
  readonly carrierZoneIds: number[];
}

export class DownloadZonesDto extends CarrierIdDto {
  @Type(() => Number)
  @IsInt(noPriority)
  @Min(1, noPriority)
  @Max(99, noPriority)
  readonly zonePriority: number;
}

/** Form fields next to the file. */
export class ImportZonesDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noCarrierForFile })
  @Min(1, { message: texts.noCarrierForFile })
  readonly carrierId: number;

  /** Name of the selected carrier, to reject a file that was meant for another one. */
  @OptionalText(255)
  readonly carrierName?: string | null;

  /** The customer that a super admin acts for. */
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number | null;

  @TrueOrFalse()
  readonly skipBadRows: boolean = false;
}
