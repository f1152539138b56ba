import { Controller, HttpCode, Param, Post } from '@nestjs/common';

import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { FileRetakeService } from './file-retake.service.js';

/** Imports duplicates again at a user's request (docs/api.md, A10). */
@Controller('api/v1/integration-file')
export class FileRetakeController {
  constructor(private readonly retakes: FileRetakeService) {}

  @Post(':id/take-again')
  @HttpCode(200)
  @RequirePermission('RUN_INTEGRATION')
  takeAgain(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<IntegrationFileDetailView> {
    return this.retakes.takeAgain(id, actor);
  }
}
