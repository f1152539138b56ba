import { Type } from 'class-transformer';
import { ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';

import { zoneTexts as texts } from '@contracts/texts/zones.js';

import { OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';
import { CommaSeparatedIds } from '../../platform/paging/comma-list.js';

const noPriority = { message: texts.noPriority };

export class ZonesOfCarrierDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noCarrier })
  readonly carrierId: number;
}

export class ZonesOfSuburbDto {
  @Type(() => Number)
  @IsRecordId()
  readonly suburbId: number;
}

/** The chosen zone; what else a zone has is ignored. */
export class ChosenZoneDto {
  @IsRecordId({ message: texts.noZone })
  @Min(1, { message: texts.noZone })
  readonly id: number;
}

export class MoveSuburbDto extends ZonesOfSuburbDto {
  @Type(() => Number)
  @IsRecordId()
  readonly oldCarrierZoneId: number;
}

export class RemoveSuburbZonesDto extends ZonesOfSuburbDto {
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMinSize(1)
  @IsRecordId({ each: true })
  readonly carrierZoneIds: number[];
}

export class DownloadZonesDto extends ZonesOfCarrierDto {
  @Type(() => Number)
  @IsInt(noPriority)
  @Min(1, noPriority)
  @Max(99, noPriority)
  readonly zonePriority: number;
}

/** The fields beside the file. */
export class ImportZonesDto {
  @Type(() => Number)
  @IsRecordId({ message: texts.noCarrierForFile })
  @Min(1, { message: texts.noCarrierForFile })
  readonly carrierId: number;

  /** Of the carrier chosen, so that a file is not loaded for another by mistake. */
  @OptionalText(255)
  readonly carrierName?: string | null;

  /** The customer a super admin picked. */
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number | null;

  @TrueOrFalse()
  readonly skipBadRows: boolean = false;
}
