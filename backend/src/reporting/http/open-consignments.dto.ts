import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import { IsOpenManifestId, IsRecordId } from '../../platform/http/record-id.pipe.js';
import type { FileFormat } from '../files/file-format.js';
import { IsFileFormat } from './is-file-format.js';

/** Query of GET reporting/open-consignments. */
export class OpenConsignmentsDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;

  @IsOptional()
  @Type(() => Number)
  @IsOpenManifestId()
  readonly openManifestId?: number;

  @IsFileFormat()
  readonly fileFormat: FileFormat = 'xlsx';
}
