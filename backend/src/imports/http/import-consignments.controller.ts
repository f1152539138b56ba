import { Body, Controller, HttpCode, Post } from '@nestjs/common';

import type { ImportReportView } from '@contracts/views/import-report.view.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receives-file.js';
import { ImportConsignments } from '../consignments/import-consignments.js';
import { ImportConsignmentsDto } from './import-consignments.dto.js';

/** Consignments of a file (docs/api.md, A3). */
@Controller('api/v1/consignment')
export class ImportConsignmentsController {
  constructor(private readonly imports: ImportConsignments) {}

  /** GAP-17: answers what became of every row. */
  @Post('bulk-consignment-upload')
  @HttpCode(200)
  @RequirePermission('CREATE_CONSIGNMENT')
  @ReceivesFile({ mostMegabytes: 10 })
  import(
    @Body() { multiCarrierServiceTypeOptions: options, ...wanted }: ImportConsignmentsDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReportView> {
    assertInScope(actor, 'CREATE_CONSIGNMENT', { clientId: wanted.clientId, customerId: null });
    return this.imports.run({ ...wanted, options, file }, actor);
  }
}
