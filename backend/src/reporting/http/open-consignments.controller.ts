import { Controller, Get, Header, HttpStatus, Query, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { ReadsFrom } from '../../platform/read-your-writes/reads-from.js';
import { OpenConsignmentRows } from '../queries/open-consignment-rows.js';
import { OpenConsignmentsDto } from './open-consignments.dto.js';
import { writeReport } from './open-consignments-file.js';

/** What has not left yet, as a file: of a client, or of one of its open manifests (GAP-36). */
@Controller('api/v1/reporting')
export class OpenConsignmentsController {
  constructor(private readonly rows: OpenConsignmentRows) {}

  @Get('open-consignments')
  @RequirePermission('READ_CONSIGNMENT')
  @ReadsFrom('consignment-list')
  @Header('Cache-Control', 'no-store')
  async report(
    @Query() { clientId, openManifestId, fileFormat }: OpenConsignmentsDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    assertInScope(actor, 'READ_CONSIGNMENT', { clientId, customerId: null });
    const rows = await this.rows.find(clientId, openManifestId ?? null);
    if (rows.length > 0) return writeReport(rows, fileFormat);
    response.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
}
