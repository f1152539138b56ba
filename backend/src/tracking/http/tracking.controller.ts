import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

import { cleanText } from '@contracts/rules/clean-text.js';
import { trackingTexts } from '@contracts/texts/tracking.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import {
  CurrentActor,
  RequireEveryPermission,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.decorators.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CorrectTracking } from '../commands/correct-tracking.command.js';
import { FindByConnote } from '../queries/find-by-connote.js';
import { FindTracking } from '../queries/find-tracking.query.js';
import { CarrierTrackingNotAvailable } from '../tracking.errors.js';
import { AddTrackingDto, FindTrackingDto, TrackingOfManyDto } from './tracking.dto.js';

/** Where consignments are (docs/api.md, A5 and the connote search of A3). */
@Controller('api/v1')
export class TrackingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly connotes: FindByConnote,
  ) {}

  @Get('tracking')
  @RequirePermission('READ_CONSIGNMENT')
  find(
    @Query() { consignment_id: id }: FindTrackingDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentTrackingView> {
    return this.findOne(id, actor);
  }

  @Post('tracking')
  @HttpCode(200)
  @RequireEveryPermission('CUSTOMER_CONTENT', 'READ_CONSIGNMENT')
  async correct(
    @Body() { ConnoteNumber, TrackingEvents }: AddTrackingDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentTrackingView> {
    const updates = TrackingEvents.map(({ DateTime, StatusDescription, UpdateStatus }) => ({
      status: UpdateStatus,
      occurredAt: new Date(DateTime).toISOString(),
      description: cleanText(StatusDescription) ?? trackingTexts.manualEvent,
    }));
    const command = new CorrectTracking(ConnoteNumber.trim(), updates, actor);
    return this.findOne(await this.commands.execute(command), actor);
  }

  @Post('tracking/events')
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('READ_CONSIGNMENT')
  findMany(
    @Body() { consignmentIds }: TrackingOfManyDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentTrackingView[]> {
    return this.queries.execute(new FindTracking(consignmentIds, actor));
  }

  @Get('consignment/connote/:connote')
  @RequirePermission('READ_CONSIGNMENT')
  async trace(
    @Param('connote') connote: string,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentTrackingView> {
    const found = await this.findOne(await this.connotes.meant(connote.trim(), actor), actor);
    const { manifestedAt, internalTracking, carrierTrackingUrl } = found;
    if (manifestedAt !== null && !internalTracking && carrierTrackingUrl === null)
      throw new CarrierTrackingNotAvailable();
    return found;
  }

  private async findOne(id: number, actor: Actor): Promise<ConsignmentTrackingView> {
    const [found] = await this.queries.execute(new FindTracking([id], actor));
    if (!found) throw new RecordNotFound(`consignment ${id}`);
    return found;
  }
}
