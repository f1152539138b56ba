import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import {
  filterCriteria,
  filterKeys,
  type CriteriaFilter,
  type DateRange,
  type FilterCriteria,
  type FilterKey,
  type ListConsignmentsRequest,
} from '@contracts/requests/list-consignments.request.js';

import { NumberOrText } from '../../../platform/http/number-or-text.js';
import { IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { PageQueryDto } from '../../../platform/paging/page-query.dto.js';

const MAX_FILTERS = 50;
const MAX_VALUES = 500;
const MAX_TEXT_LENGTH = 500;

/** Maximum size of the body: enough for all filters with hundreds of values each. */
export const FILTER_BODY = { kilobytes: 512 };

export class ListConsignmentsQueryDto extends PageQueryDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;
}

class DateRangeDto implements DateRange {
  @IsIn(['custom', 'past', 'future'])
  readonly type: DateRange['type'];

  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly fromDate?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly toDate?: string | null;

  @IsOptional()
  @IsIn(['days', 'weeks', 'months', 'years'])
  readonly range?: NonNullable<DateRange['range']> | null;

  @IsOptional()
  @NumberOrText()
  @IsInt()
  @Min(1)
  @Max(1000)
  readonly rangeValue?: number | null;
}

/** A string, a number, or a list of them; the key decides which values are valid. */
const IsFilterValue = () =>
  ValidateBy({
    name: 'isFilterValue',
    validator: {
      validate: isFilterValue,
      defaultMessage: () => 'value must be a string, a number or a list of these',
    },
  });

function isFilterValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= MAX_VALUES && value.every(isSingle);
  return isSingle(value);
}

const isSingle = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= MAX_VALUES * MAX_TEXT_LENGTH);

class CriteriaFilterDto implements CriteriaFilter {
  @IsIn(filterKeys)
  readonly key: FilterKey;

  @IsIn(filterCriteria)
  readonly criteria: FilterCriteria;

  @IsOptional()
  @IsFilterValue()
  readonly value?: NonNullable<CriteriaFilter['value']> | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => DateRangeDto)
  readonly dateRange?: DateRangeDto | null;
}

/** Search and filters of the list; body of the list call and of a saved filter. */
export class ListConsignmentsDto implements ListConsignmentsRequest {
  @Transform(({ value }: { value: unknown }) => value ?? '')
  @IsString()
  @MaxLength(200)
  readonly search: string = '';

  @Transform(({ value }: { value: unknown }) => value ?? [])
  @IsArray()
  @ArrayMaxSize(MAX_FILTERS)
  @ValidateNested({ each: true })
  @Type(() => CriteriaFilterDto)
  readonly criteriaFilters: CriteriaFilterDto[] = [];
}
