import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import type {
  AddressAcknowledgementView,
  PushedFileView,
} from '@contracts/views/order-file.view.js';

import {
  CurrentActor,
  RequireEveryPermission,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { MAX_FILE_MEGABYTES } from '../../imports/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receive-file.js';
import { PushFileDto } from './file-push.dto.js';
import { FilePushService, toPushResponse } from './file-push.service.js';
import { rawTypes } from './push-format.js';
import { pushedAddresses } from './pushed-kinds.js';

/** Address files pushed through the API (docs/api.md, A3). */
@Controller('api/v1/address-file')
export class AddressPushController {
  constructor(private readonly pushes: FilePushService) {}

  /** The acknowledgement if it is ready in time; XML and CSV are text. */
  @Post()
  @HttpCode(202)
  @RequireEveryPermission('CREATE_IMPORT', 'CREATE_ADDRESS')
  @ReceivesFile({ maxMegabytes: MAX_FILE_MEGABYTES, rawTypes })
  async push(
    @Query() query: PushFileDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PushedFileView | AddressAcknowledgementView | string> {
    return toPushResponse(
      await this.pushes.push(pushedAddresses, query, { file, actor }),
      response,
    );
  }

  /** The acknowledgement; 202 with the state of the file until it is ready. */
  @Get(':id')
  @RequirePermission('CREATE_IMPORT')
  async get(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PushedFileView | AddressAcknowledgementView | string> {
    return toPushResponse(await this.pushes.get(pushedAddresses, id, actor), response);
  }
}
