import { Controller, Get, Header, Query, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { ReportService } from '../report.service.js';
import { OpenConsignmentsDto } from './open-consignments.dto.js';
import { toDownload } from './to-download.js';

/** Report of open consignments, of a client or of one of its open manifests (GAP-36). */
@Controller('api/v1/reporting')
export class OpenConsignmentsController {
  constructor(private readonly reports: ReportService) {}

  @Get('open-consignments')
  @RequirePermission('READ_CONSIGNMENT')
  @ReadsFrom('consignment-list')
  @Header('Cache-Control', 'no-store')
  async download(
    @Query() query: OpenConsignmentsDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return toDownload(response, await this.reports.writeOpenConsignments(query, actor));
  }
}
