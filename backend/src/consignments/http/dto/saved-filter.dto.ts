import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { IsRecordId } from '../../../platform/http/record-id.js';

export class SavedFilterQueryDto {
  @IsString()
  @MaxLength(255)
  readonly name: string = '';

  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  readonly isDefault: boolean = false;

  @IsOptional()
  @Matches(/^\w+(,(asc|desc))?$/i, { message: 'sort must be a field and ASC or DESC' })
  readonly sort?: string | null;
}

export class FilterIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly filterId: number;
}

export class ChangeFilterQueryDto extends SavedFilterQueryDto {
  @Type(() => Number)
  @IsRecordId()
  readonly filterId: number;
}
