import { Body, Controller, Get, Put, Query } from '@nestjs/common';

import type { TransitLaneView } from '@contracts/views/carrier-zone.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { TransitTimeService } from '../transit-times/transit-time.service.js';
import {
  laneChanges,
  type LaneChangeDto,
  TransitLanesDto,
  TransitOwnerDto,
  TransitZonesDto,
} from './transit-time.dto.js';
import { EditsEachRecord } from '../../platform/audit/expected-versions.js';

/** Transit times of service groups between zones, a customer's own or shared by all (docs/api.md, A12). */
@Controller('api/v1/transit-time')
export class TransitTimeController {
  constructor(private readonly transitTimes: TransitTimeService) {}

  @Get()
  @RequirePermission('UPDATE_TRANSIT_TIME')
  async list(
    @Query() filter: TransitLanesDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ lanes: TransitLaneView[] }> {
    return { lanes: await this.transitTimes.list(filter, actor) };
  }

  @Get('service-group')
  @RequirePermission('UPDATE_TRANSIT_TIME')
  listGroups(): Promise<{ id: number; group: string }[]> {
    return this.transitTimes.listGroups();
  }

  @Get('from-zone')
  @RequirePermission('UPDATE_TRANSIT_TIME')
  listFromZones(@Query() filter: TransitZonesDto, @CurrentActor() actor: Actor): Promise<string[]> {
    return this.transitTimes.listFromZones(filter, actor);
  }

  /** The body is the full list of lanes as read, with changed days (TRANSIT-04). */
  @Put()
  @EditsEachRecord('TransitLane', ['id'], ({ id }) => [id])
  @RequirePermission('UPDATE_TRANSIT_TIME')
  async change(
    @Body(laneChanges) lanes: LaneChangeDto[],
    @Query() { customerId }: TransitOwnerDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ lanes: TransitLaneView[] }> {
    return { lanes: await this.transitTimes.change(lanes, customerId, actor) };
  }
}
