import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsDate, IsIn, IsOptional } from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';

import { IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { PageQueryDto } from '../../../platform/paging/page-query.dto.js';

export class ListManifestsDto extends PageQueryDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;

  /** ISO instants (MAN-06). */
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  readonly from?: Date;

  @IsOptional()
  @Type(() => Date)
  @IsDate()
  readonly to?: Date;

  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  readonly integrationFailures: boolean = false;
}
