import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';

import type { ImportReceivedView } from '@contracts/views/import.view.js';

import { CurrentActor, RequireEveryPermission, type Actor } from '../../identity/index.js';
import { SampleImportService } from '../sample/sample-import.service.js';
import { SampleImportDto } from './import.dto.js';
import { toDownload } from './to-download.js';

/** The sample file of a client, to download or to plan (docs/api.md, A3; ADR 63). */
@Controller('api/v1/import/sample')
export class SampleImportController {
  constructor(private readonly samples: SampleImportService) {}

  @Get()
  @RequireEveryPermission('CREATE_IMPORT', 'CREATE_CONSIGNMENT')
  async file(
    @Query() { clientId }: SampleImportDto,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toDownload(await this.samples.getFile(clientId, actor));
  }

  @Post()
  @HttpCode(202)
  @RequireEveryPermission('CREATE_IMPORT', 'CREATE_CONSIGNMENT')
  start(
    @Body() { clientId }: SampleImportDto,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReceivedView> {
    return this.samples.start(clientId, actor);
  }
}
