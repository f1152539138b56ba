import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type {
  NewWebhookView,
  RotatedSecretView,
  WebhookTestView,
  WebhookView,
} from '@contracts/views/webhook.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { WebhookTestService } from './webhook-test.service.js';
import {
  ListWebhooksDto,
  NewWebhookDto,
  ResumeWebhookDto,
  RotateSecretDto,
  TestWebhookDto,
  WebhookDto,
} from './webhook.dto.js';
import { WebhookService } from './webhook.service.js';

/** Subscriptions to public events (docs/api.md, A10). */
@Controller('api/v1/webhook')
export class WebhookController {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly tests: WebhookTestService,
  ) {}

  @Get()
  @RequirePermission('READ_WEBHOOK')
  list(@Query() owner: ListWebhooksDto, @CurrentActor() actor: Actor): Promise<WebhookView[]> {
    return this.webhooks.list(owner, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_WEBHOOK')
  add(@Body() webhook: NewWebhookDto, @CurrentActor() actor: Actor): Promise<NewWebhookView> {
    return this.webhooks.add(webhook, actor);
  }

  @Put(':id')
  @EditsRecord('WebhookSubscription', 'id')
  @RequirePermission('UPDATE_WEBHOOK')
  change(
    @Param('id', RecordIdPipe) id: number,
    @Body() webhook: WebhookDto,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookView> {
    return this.webhooks.change(id, webhook, actor);
  }

  @Delete(':id')
  @EditsRecord('WebhookSubscription', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_WEBHOOK')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.webhooks.remove(id, actor);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  pause(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<WebhookView> {
    return this.webhooks.pause(id, actor);
  }

  @Post(':id/resume')
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  resume(
    @Param('id', RecordIdPipe) id: number,
    @Body() { from }: ResumeWebhookDto,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookView> {
    return this.webhooks.resume(id, from, actor);
  }

  /** Responds when the call has ended, at most 15 seconds after its turn. */
  @Post(':id/test')
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('UPDATE_WEBHOOK')
  test(
    @Param('id', RecordIdPipe) id: number,
    @Body() { type }: TestWebhookDto,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookTestView> {
    return this.tests.run(id, type, actor);
  }

  @Post(':id/rotate-secret')
  @EditsRecord('WebhookSubscription', 'id')
  @HttpCode(200)
  @RequirePermission('UPDATE_WEBHOOK')
  rotateSecret(
    @Param('id', RecordIdPipe) id: number,
    @Body() { overlapHours }: RotateSecretDto,
    @CurrentActor() actor: Actor,
  ): Promise<RotatedSecretView> {
    return this.webhooks.rotateSecret(id, overlapHours, actor);
  }

  @Post(':id/reveal-secret')
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('UPDATE_WEBHOOK')
  reveal(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<{ secret: string }> {
    return this.webhooks.reveal(id, actor);
  }
}
