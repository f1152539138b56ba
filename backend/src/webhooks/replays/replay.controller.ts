import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';

import type { WebhookReplayView } from '@contracts/views/webhook-replay.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ReplayWebhookDto } from './replay.dto.js';
import { ReplayService } from './replay.service.js';

/** Replays of a subscription (docs/webhooks.md). */
@Controller('api/v1/webhook/:id/replay')
export class ReplayController {
  constructor(private readonly replays: ReplayService) {}

  @Get()
  @RequirePermission('READ_WEBHOOK')
  list(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookReplayView[]> {
    return this.replays.list(id, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  start(
    @Param('id', RecordIdPipe) id: number,
    @Body() replay: ReplayWebhookDto,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookReplayView> {
    return this.replays.start(id, replay, actor);
  }

  @Post(':number/pause')
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  pause(
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookReplayView> {
    return this.replays.pause({ id, number }, actor);
  }

  @Post(':number/resume')
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  resume(
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookReplayView> {
    return this.replays.resume({ id, number }, actor);
  }

  @Post(':number/cancel')
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  cancel(
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookReplayView> {
    return this.replays.cancel({ id, number }, actor);
  }
}
