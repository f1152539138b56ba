import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional } from 'class-validator';

import { permissionNames, type PermissionName } from '@contracts/permissions/permissions.js';
import { appReportTexts } from '@contracts/texts/app/reports.js';
import { reportTexts } from '@contracts/texts/spec/tools.js';

import { IsDayOrInstant } from '../../platform/http/day-or-instant.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { TrueOrFalse } from '../../platform/http/true-or-false.js';
import type { FileFormat } from '../files/file-format.js';
import { IsFileFormat } from './is-file-format.js';

const IsReportDate = (): PropertyDecorator =>
  applyDecorators(
    IsNotEmpty({ message: reportTexts.datesRequired }),
    IsDayOrInstant({ message: appReportTexts.invalidDate }),
  );

/** Query of GET reporting/client/financial (REPORT-10). */
export class FinancialReportDto {
  @IsReportDate()
  readonly fromDate: string;

  @IsReportDate()
  readonly toDate: string;

  /** All clients in scope if absent. */
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;

  /** narrows the report to the scope of this permission. */
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
