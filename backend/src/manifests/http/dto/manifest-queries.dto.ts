import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';

import type { PaperworkType } from '@contracts/events/consignment.events.js';
import { manifestTexts } from '@contracts/texts/spec/manifests.js';
import { MAX_IDS_PER_REQUEST } from '@contracts/rules/record-id.js';

import { CommaSeparatedIds, IsRecordId } from '../../../platform/http/record-id.pipe.js';

export class ResendDto {
  @CommaSeparatedIds()
  @IsArray({ message: manifestTexts.resendListRequired })
  @ArrayMinSize(1, { message: manifestTexts.resendListRequired })
  @ArrayMaxSize(MAX_IDS_PER_REQUEST)
  @IsRecordId({ each: true, message: manifestTexts.resendListRequired })
  readonly manifestIdList: number[];
}

export class PaperworkMarkDto {
  @IsOptional()
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMaxSize(MAX_IDS_PER_REQUEST)
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
