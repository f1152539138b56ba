import { Controller, HttpCode, Param, Post } from '@nestjs/common';

import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { FileReimportService } from './file-reimport.service.js';

/** Imports duplicates again at a user's request (docs/api.md, A10). */
@Controller('api/v1/integration-file')
export class FileReimportController {
  constructor(private readonly reimports: FileReimportService) {}

  @Post(':id/take-again')
  @HttpCode(200)
  @RequirePermission('RUN_INTEGRATION')
  takeAgain(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFileDetailView> {
    return this.reimports.importAgain(id, actor);
  }
}
