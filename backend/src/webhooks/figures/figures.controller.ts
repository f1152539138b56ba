import { Controller, Get, Param, Query } from '@nestjs/common';

import type {
  WebhookActivityView,
  WebhookFiguresView,
} from '@contracts/views/webhook-figures.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ListWebhooksDto } from '../subscriptions/webhook.dto.js';
import { FiguresService } from './figures.service.js';

/** Figures of subscriptions (docs/webhooks.md). */
@Controller('api/v1/webhook')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get('figures')
  @RequirePermission('READ_WEBHOOK')
  list(
    @Query() owner: ListWebhooksDto,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookActivityView[]> {
    return this.figures.list(owner, actor);
  }

  @Get(':id/figures')
  @RequirePermission('READ_WEBHOOK')
  get(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookFiguresView> {
    return this.figures.get(id, actor);
  }
}
