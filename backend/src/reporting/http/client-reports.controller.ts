import {
  Controller,
  Get,
  Header,
  HttpStatus,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { reportTexts } from '@contracts/texts/tools.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { ReadsFrom } from '../../platform/read-your-writes/reads-from.js';
import { ClientReportDto, FinancialReportDto } from './client-report.dto.js';
import { ReportDesk } from './report-desk.js';

const clientReporters = [
  'CUSTOMER_REPORTING',
  'ACCOUNT_MANAGER_CONTENT',
  'CLIENT_REPORTING',
] as const satisfies readonly PermissionName[];

/** What was dispatched between two days, as a file; 204 where that is nothing (REPORT-11). */
@Controller('api/v1/reporting/client')
export class ClientReportsController {
  constructor(private readonly desk: ReportDesk) {}

  @Get()
  @RequirePermission(...clientReporters)
  @ReadsFrom('consignment-list')
  @Header('Cache-Control', 'no-store')
  async client(
    @Query() query: ClientReportDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const { clientId, carrierId, showItemDetails } = query;
    if (clientId === undefined && carrierId === undefined)
      throw new InvalidRequest([
        { path: 'clientId', message: reportTexts.carrierOrClientRequired },
      ]);
    const kind = showItemDetails ? 'items' : 'client';
    return answer(response, await this.desk.write({ kind, query, anyOf: clientReporters, actor }));
  }

  @Get('financial')
  @RequirePermission('ACCOUNT_MANAGER_CONTENT')
  @ReadsFrom('consignment-list')
  @Header('Cache-Control', 'no-store')
  async financial(
    @Query() query: FinancialReportDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const anyOf = ['ACCOUNT_MANAGER_CONTENT'] as const;
    return answer(response, await this.desk.write({ kind: 'financial', query, anyOf, actor }));
  }
}

function answer(response: Response, file: StreamableFile | null): StreamableFile | undefined {
  if (file) return file;
  response.status(HttpStatus.NO_CONTENT);
  return undefined;
}
