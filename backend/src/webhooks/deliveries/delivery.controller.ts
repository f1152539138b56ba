import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';

import type {
  WebhookDeliveryPage,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { LogIdPipe, RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ListDeliveriesDto } from './delivery.dto.js';
import { RedeliveryService } from './redelivery.service.js';
import { DeliveryService } from './delivery.service.js';

/** Deliveries of a subscription (docs/webhooks.md). */
@Controller('api/v1/webhook/:id/delivery')
export class DeliveryController {
  constructor(
    private readonly deliveries: DeliveryService,
    private readonly redeliveries: RedeliveryService,
  ) {}

  @Get()
  @RequirePermission('READ_WEBHOOK')
  list(
    @Param('id', RecordIdPipe) id: number,
    @Query() query: ListDeliveriesDto,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookDeliveryPage> {
    return this.deliveries.list(id, query, actor);
  }

  @Get(':number')
  @RequirePermission('READ_WEBHOOK')
  get(
    @Param('id', RecordIdPipe) id: number,
    @Param('number', LogIdPipe) number: number,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookDeliveryView> {
    return this.deliveries.get(id, number, actor);
  }

  /** Responds when the call has ended, at most 15 seconds after it reaches the front of the queue. */
  @Post(':number/redeliver')
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  redeliver(
    @Param('id', RecordIdPipe) id: number,
    @Param('number', LogIdPipe) number: number,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookDeliveryView> {
    return this.redeliveries.redeliver(id, number, actor);
  }

  @Post(':number/skip')
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  skip(
    @Param('id', RecordIdPipe) id: number,
    @Param('number', LogIdPipe) number: number,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookDeliveryView> {
    return this.deliveries.skip(id, number, actor);
  }
}
