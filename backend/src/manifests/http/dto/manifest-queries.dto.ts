import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';

import type { PaperworkType } from '@contracts/events/consignment.events.js';
import { manifestTexts } from '@contracts/texts/spec/manifests.js';

import { CommaSeparatedIds, IsRecordId } from '../../../platform/http/record-id.pipe.js';

const MAX_IDS = 500;

export class ResendDto {
  @CommaSeparatedIds()
  @IsArray({ message: manifestTexts.resendListRequired })
  @ArrayMinSize(1, { message: manifestTexts.resendListRequired })
  @ArrayMaxSize(MAX_IDS)
  @IsRecordId({ each: true, message: manifestTexts.resendListRequired })
  readonly manifestIdList: number[];
}

export class PaperworkMarkDto {
  @IsOptional()
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMaxSize(MAX_IDS)
  @IsRecordId({ each: true })
  readonly consignmentIds?: number[];

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly manifestId?: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsIn(['LABEL', 'CONSIGNMENT', 'FREIGHT_SUMMARY'])
  readonly paperworkType: PaperworkType;
}
