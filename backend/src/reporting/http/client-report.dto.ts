import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional } from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import { ownReportTexts } from '@contracts/texts/own-reports.js';
import { reportTexts } from '@contracts/texts/tools.js';

import { IsDayOrInstant } from '../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';
import { IsFileFormat, type FileFormat } from './file-format.js';

const IsReportDate = (): PropertyDecorator =>
  applyDecorators(
    IsNotEmpty({ message: reportTexts.datesRequired }),
    IsDayOrInstant({ message: ownReportTexts.notADay }),
  );

/** Query of GET reporting/client/financial (REPORT-10). */
export class FinancialReportDto {
  @IsReportDate()
  readonly fromDate: string;

  @IsReportDate()
  readonly toDate: string;

  /** Left out: every client in reach. */
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  /** narrows the scope to what it reaches. */
  @IsOptional()
  @IsIn(permissionNames)
  readonly permission?: PermissionName;

  @IsFileFormat()
  readonly fileFormat: FileFormat = 'xlsx';
}

/** Query of GET reporting/client (REPORT-09). */
export class ClientReportDto extends FinancialReportDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly carrierId?: number;

  @IsOptional()
  @TrueOrFalse()
  readonly showItemDetails: boolean = false;
}
