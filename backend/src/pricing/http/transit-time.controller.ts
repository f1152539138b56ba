import { Body, Controller, Get, Put, Query } from '@nestjs/common';

import type { TransitLaneView } from '@contracts/views/carrier-zone.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { TransitTimetable } from '../places/transit-timetable.js';
import { readLanes } from './read-lanes.js';
import { TransitLanesDto, TransitZonesDto } from './transit-time.dto.js';

/** How long service groups take between zones; shared by every customer (docs/api.md, A12). */
@Controller('api/v1/transit-time')
export class TransitTimeController {
  constructor(private readonly timetable: TransitTimetable) {}

  @Get()
  @RequirePermission('UPDATE_TRANSIT_TIME')
  async list(
    @Query() { serviceGroupId, fromZone }: TransitLanesDto,
  ): Promise<{ lanes: TransitLaneView[] }> {
    return { lanes: await this.timetable.list(serviceGroupId, fromZone ?? null) };
  }

  @Get('service-group')
  @RequirePermission('UPDATE_TRANSIT_TIME')
  listGroups(): Promise<{ id: number; group: string }[]> {
    return this.timetable.listGroups();
  }

  @Get('from-zone')
  @RequirePermission('UPDATE_TRANSIT_TIME')
  listFromZones(@Query() { serviceGroupId }: TransitZonesDto): Promise<string[]> {
    return this.timetable.listFromZones(serviceGroupId);
  }

  /** The full list of lanes as it was read, with the days changed (TRANSIT-04). */
  @Put()
  @RequirePermission('UPDATE_TRANSIT_TIME')
  async change(
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<{ lanes: TransitLaneView[] }> {
    return { lanes: await this.timetable.change(readLanes(body), actor) };
  }
}
