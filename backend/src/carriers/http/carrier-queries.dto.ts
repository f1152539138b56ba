import { Type } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';

import { OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

export class ListCarriersDto {
  /** Sorts by display name only, whichever field is named. */
  @IsOptional()
  @Matches(/^\w+(,(asc|desc))?$/i, { message: 'sort must be display_name and ASC or DESC' })
  readonly sort?: string;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;
}

export class ServiceTypesDto {
  @OptionalText(255)
  readonly displayName?: string | null;
}

export class SuburbIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly suburbId: number;
}

export class OptionalSuburbIdDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly suburbId?: number;
}

export class ClientIdDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}
