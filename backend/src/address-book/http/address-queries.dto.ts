import { Transform, Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';

import { IsRecordId } from '../../platform/http/record-id.js';
import { CommaSeparatedIds } from '../../platform/paging/comma-list.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

export class ListAddressesDto extends PageQueryDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;
}

export class SearchAddressesDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;

  @Transform(({ value }) => value !== 'false' && value !== false)
  @IsBoolean()
  readonly includeDefault: boolean = true;

  @IsString()
  @MaxLength(200)
  readonly criteria: string = '';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  readonly size: number = 200;
}

export class ClientIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

export class LocalityDto {
  @IsString()
  @MaxLength(200)
  readonly locality: string = '';
}

export class AddressIdsDto {
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMinSize(1)
  @IsRecordId({ each: true })
  readonly ids: number[];
}
