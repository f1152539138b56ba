import { Body, Controller, HttpCode, Post } from '@nestjs/common';

import type { CheckedImportView, ImportReportView } from '@contracts/views/import-report.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receive-file.js';
import { ConsignmentImportService } from '../bulk-upload/consignment-import.service.js';
import { ImportConsignmentsDto } from './import-consignments.dto.js';

/** Imports consignments from a file (docs/api.md, A3). */
@Controller('api/v1/consignment')
export class ImportConsignmentsController {
  constructor(private readonly imports: ConsignmentImportService) {}

  /** GAP-17: the report has the outcome of every row. */
  @Post('bulk-consignment-upload')
  @HttpCode(200)
  @RequirePermission('CREATE_CONSIGNMENT')
  @ReceivesFile({ maxMegabytes: 10, canValidateOnly: true })
  import(
    @Body()
    { multiCarrierServiceTypeOptions: options, validateOnly, ...fields }: ImportConsignmentsDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReportView | CheckedImportView> {
    const request = { ...fields, options, file };
    return validateOnly ? this.imports.check(request, actor) : this.imports.import(request, actor);
  }
}
