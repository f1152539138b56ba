import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { CountsAs } from '../../platform/limits/quota-policies.js';
import { OpenManifestIdPipe, RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { PaperworkService } from '../paperwork.service.js';
import { LabelIdsDto } from './label-ids.dto.js';
import { toPdfResponse } from './pdf-response.js';

/**
 * Labels as PDF (docs/api.md, A6 and A13). Reading them does not mark them as printed: the browser reports what was
 * opened.
 */
@CountsAs('papers')
@Controller('api/v1/paperwork/label')
@RequirePermission('PAPERWORK')
export class LabelController {
  constructor(private readonly paperwork: PaperworkService) {}

  @Get('con_id/:id')
  @Header('Cache-Control', 'no-store')
  async ofConsignment(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toPdfResponse(await this.paperwork.labels([id], actor));
  }

  @Get('man_id/:id')
  @Header('Cache-Control', 'no-store')
  async ofManifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toPdfResponse(await this.paperwork.labelsOfManifest(id, actor));
  }

  @Get('open_man_id/:id')
  @Header('Cache-Control', 'no-store')
  @ReadsFrom('consignment-list')
  async ofOpenManifest(
    @Param('id', OpenManifestIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toPdfResponse(await this.paperwork.labelsOfOpenManifest(id, actor));
  }

  @Get()
  @Header('Cache-Control', 'no-store')
  async ofMany(
    @Query() { ids }: LabelIdsDto,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toPdfResponse(await this.paperwork.labels(ids, actor));
  }
}
