import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, ValidateIf } from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';

import { CommaSeparatedIds, IsRecordId } from '../../platform/http/record-id.pipe.js';

/** Clients or customers in one request: more than one user has roles for. */
const MAX_OWNERS = 1_000;

/** Ignores `isSuperAdmin`, which browsers send: the server decides what a caller may see (AUTH-56). */
export class ClientSettingsDto {
  @IsOptional()
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMaxSize(MAX_OWNERS)
  @IsRecordId({ each: true })
  readonly clientIds?: number[];

  @IsOptional()
  @CommaSeparatedIds()
  @IsArray()
  @ArrayMaxSize(MAX_OWNERS)
  @IsRecordId({ each: true })
  readonly customerIds?: number[];
}

/** A client, or a customer for its staff before they have chosen one. */
export class BannerDto {
  @ValidateIf(({ customerId }: BannerDto) => customerId === undefined)
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly customerId?: number;
}

export class ClientChoicesDto {
  @IsIn(permissionNames)
  readonly permission: PermissionName = 'READ_CLIENT';

  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;
}
