import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
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
import {
  addressClasses,
  addressStatuses,
  type AddressClass,
  type AddressStatus,
} from '@contracts/rules/address.js';
import { MAX_IDS_PER_REQUEST } from '@contracts/rules/record-id.js';

import { TrueOrFalse } from '../../platform/http/true-or-false.js';
import { CommaSeparatedIds, IsRecordId } from '../../platform/http/record-id.pipe.js';
import { PageQueryDto } from '../../platform/paging/page-query.dto.js';

export class ListAddressesDto extends PageQueryDto {
  /** Only this address, on any page of the list. */
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly id?: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;

  @IsOptional()
  @IsIn(addressStatuses)
  readonly status?: AddressStatus;

  @IsOptional()
  @IsIn(addressClasses)
  readonly addressClass?: AddressClass;
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
  @ArrayMaxSize(MAX_IDS_PER_REQUEST)
  @IsRecordId({ each: true })
  readonly ids: number[];
}

/** Form fields next to the file. */
export class ImportAddressesDto {
  @Type(() => Number)
  @IsRecordId({ message: 'Must select a Client Account.' })
  @Min(1, { message: 'Must select a Client Account.' })
  readonly clientId: number;

  @TrueOrFalse()
  readonly saveAsDrafts: boolean = false;

  /** Accepts a file that was imported before. */
  @TrueOrFalse()
  readonly importAgain: boolean = false;
}
