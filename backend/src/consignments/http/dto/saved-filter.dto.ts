import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { consignmentSorts } from '../../queries/list-consignments.query.js';

/** Sorts that the list accepts: a saved filter with another could not be opened. */
const knownSort = new RegExp(
  `^(${Object.keys(consignmentSorts).join('|')})(,(ASC|DESC|asc|desc))?$`,
);

export class SavedFilterQueryDto {
  @IsString()
  @MaxLength(255)
  readonly name: string = '';

  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  readonly isDefault: boolean = false;

  @IsOptional()
  @Matches(knownSort, { message: 'sort must be a field of the list and ASC or DESC' })
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
