import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

import { cleanText } from '@contracts/rules/clean-text.js';
import { trackingTexts } from '@contracts/texts/spec/tracking.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import {
  CurrentActor,
  RequireEveryPermission,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { CorrectTracking } from '../commands/correct-tracking.command.js';
import { GetTracking } from '../queries/get-tracking.query.js';
import { ListTracking } from '../queries/list-tracking.query.js';
import { TraceConnote } from '../queries/trace-connote.query.js';
import { AddTrackingDto, FindTrackingDto, TrackingOfManyDto } from './tracking.dto.js';

/** Tracking and the search by connote (docs/api.md, A5 and A3). */
@Controller('api/v1')
export class TrackingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('tracking')
  @RequirePermission('READ_CONSIGNMENT')
  find(
    @Query() { consignment_id: id }: FindTrackingDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentTrackingView> {
    return this.queries.execute(new GetTracking(id, actor));
  }

  @Post('tracking')
  @HttpCode(200)
  @RequireEveryPermission('CUSTOMER_CONTENT', 'READ_CONSIGNMENT')
  correct(
    @Body() { ConnoteNumber, ConsignmentId, TrackingEvents }: AddTrackingDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentTrackingView> {
    const updates = TrackingEvents.map(({ DateTime, StatusDescription, UpdateStatus }) => ({
      status: UpdateStatus,
      occurredAt: new Date(DateTime).toISOString(),
      description: cleanText(StatusDescription) ?? trackingTexts.manualEvent,
    }));
    const consignment = { connoteNumber: ConnoteNumber.trim(), id: ConsignmentId ?? undefined };
    return this.commands.execute(new CorrectTracking(consignment, updates, actor));
  }

  @Post('tracking/events')
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('READ_CONSIGNMENT')
  findMany(
    @Body() { consignmentIds }: TrackingOfManyDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentTrackingView[]> {
    return this.queries.execute(new ListTracking(consignmentIds, actor));
  }

  @Get('consignment/connote/:connote')
  @RequirePermission('READ_CONSIGNMENT')
  trace(
    @Param('connote') connote: string,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentTrackingView> {
    return this.queries.execute(new TraceConnote(connote.trim(), actor));
  }
}
