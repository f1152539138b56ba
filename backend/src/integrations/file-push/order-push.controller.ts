import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import type { OrderAcknowledgementView, PushedFileView } from '@contracts/views/order-file.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { MAX_FILE_MEGABYTES } from '../../imports/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receive-file.js';
import { PushOrdersDto } from './file-push.dto.js';
import { FilePushService, toPushResponse } from './file-push.service.js';
import { rawTypes } from './push-format.js';
import { pushedOrders } from './pushed-kinds.js';

/** Files of orders pushed by programs (docs/api.md, A3). */
@Controller('api/v1/order-file')
export class OrderPushController {
  constructor(private readonly pushes: FilePushService) {}

  /** The acknowledgement if it is ready in time; XML and CSV are text. */
  @Post()
  @HttpCode(202)
  @RequirePermission('PUSH_ORDERS')
  @ReceivesFile({ maxMegabytes: MAX_FILE_MEGABYTES, rawTypes })
  async push(
    @Query() query: PushOrdersDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PushedFileView | OrderAcknowledgementView | string> {
    return toPushResponse(await this.pushes.push(pushedOrders, query, { file, actor }), response);
  }

  /** The acknowledgement; 202 with the state of the file until it is ready. */
  @Get(':id')
  @RequirePermission('PUSH_ORDERS', 'CREATE_IMPORT')
  async get(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PushedFileView | OrderAcknowledgementView | string> {
    return toPushResponse(await this.pushes.get(pushedOrders, id, actor), response);
  }
}
