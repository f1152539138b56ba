import { Controller, Get, Header, Query, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { reportTexts } from '@contracts/texts/spec/tools.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { ReportService } from '../report.service.js';
import { ClientReportDto, FinancialReportDto } from './client-report.dto.js';
import { toDownload } from './to-download.js';

const clientReportPermissions = [
  'CUSTOMER_REPORTING',
  'ACCOUNT_MANAGER_CONTENT',
  'CLIENT_REPORTING',
] as const satisfies readonly PermissionName[];

const financialReportPermissions = [
  'ACCOUNT_MANAGER_CONTENT',
] as const satisfies readonly PermissionName[];

/** Reports of consignments dispatched between two days. */
@Controller('api/v1/reporting/client')
export class ClientReportsController {
  constructor(private readonly reports: ReportService) {}

  @Get()
  @RequirePermission(...clientReportPermissions)
  @ReadsFrom('consignment-list')
  @Header('Cache-Control', 'no-store')
  async client(
    @Query() { showItemDetails, ...query }: ClientReportDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    if (query.clientId === undefined && query.carrierId === undefined)
      throw new InvalidRequest([
        { path: 'clientId', message: reportTexts.carrierOrClientRequired },
      ]);
    const kind = showItemDetails ? 'items' : 'client';
    const request = { ...query, kind, anyOf: clientReportPermissions } as const;
    return toDownload(response, await this.reports.writeDispatched(request, actor));
  }

  @Get('financial')
  @RequirePermission(...financialReportPermissions)
  @ReadsFrom('consignment-list')
  @Header('Cache-Control', 'no-store')
  async financial(
    @Query() { ...query }: FinancialReportDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const request = { ...query, kind: 'financial', anyOf: financialReportPermissions } as const;
    return toDownload(response, await this.reports.writeDispatched(request, actor));
  }
}
