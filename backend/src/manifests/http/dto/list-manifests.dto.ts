import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsDate, IsIn, IsOptional, MaxDate, MinDate } from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';

import { IsOpenManifestId, IsRecordId } from '../../../platform/http/record-id.pipe.js';
import { PageQueryDto } from '../../../platform/paging/page-query.dto.js';

const notAnInstant = { message: '$property must be an instant' };

/** An ISO instant of the years 1900 to 2999: Postgres cannot compare with every instant of JavaScript. */
const IsInstant = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Type(() => Date),
    IsDate(notAnInstant),
    MinDate(new Date('1900-01-01T00:00:00.000Z'), notAnInstant),
    MaxDate(new Date('2999-12-31T00:00:00.000Z'), notAnInstant),
  );

export class ListManifestsDto extends PageQueryDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;

  /** ISO instants (MAN-06). */
  @IsInstant()
  readonly from?: Date;

  @IsInstant()
  readonly to?: Date;

  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  readonly integrationFailures: boolean = false;
}

export class ListOpenManifestsDto extends ListManifestsDto {
  /** Only this group. */
  @IsOptional()
  @Type(() => Number)
  @IsOpenManifestId()
  readonly openManifestId?: number;

  /** False leaves their consignments out. */
  @Transform(({ value }) => value !== 'false' && value !== false)
  @IsBoolean()
  readonly includeConsignments: boolean = true;
}
