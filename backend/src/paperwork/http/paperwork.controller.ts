import { Controller, Get, Header, Param, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { CountsAs } from '../../platform/limits/quota-policies.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { PaperworkService } from '../paperwork.service.js';
import { toPdfResponse, toPdfOrNoContent } from './pdf-response.js';

/** All paperwork except labels, as PDF (docs/api.md, A6 and A13). */
@CountsAs('papers')
@Controller('api/v1/paperwork')
@RequirePermission('PAPERWORK')
export class PaperworkController {
  constructor(private readonly paperwork: PaperworkService) {}

  @Get('consignment/:id')
  @Header('Cache-Control', 'no-store')
  async manifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toPdfResponse(await this.paperwork.manifestSummary(id, actor));
  }

  @Get('freight_summary/man_id/:id')
  @Header('Cache-Control', 'no-store')
  async freightSummary(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toPdfResponse(await this.paperwork.freightSummary(id, actor));
  }

  @Get('connote/con_id/:id')
  @Header('Cache-Control', 'no-store')
  async consignmentNote(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return toPdfResponse(await this.paperwork.consignmentNote(id, actor));
  }

  @Get('dangerous_goods/con_id/:id')
  @Header('Cache-Control', 'no-store')
  async dangerousGoodsOfConsignment(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return toPdfOrNoContent(await this.paperwork.dangerousGoods([id], actor), response);
  }

  @Get('dangerous_goods/man_id/:id')
  @Header('Cache-Control', 'no-store')
  async dangerousGoodsOfManifest(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return toPdfOrNoContent(await this.paperwork.dangerousGoodsOfManifest(id, actor), response);
  }
}
