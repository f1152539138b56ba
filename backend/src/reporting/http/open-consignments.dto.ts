import { Transform, Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';

import { IsRecordId } from '../../platform/http/record-id.js';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Query of GET reporting/open-consignments. */
export class OpenConsignmentsDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly openManifestId?: number;

  /** In capitals or not. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  )
  @IsIn(fileFormats)
  readonly fileFormat: FileFormat = 'xlsx';
}
