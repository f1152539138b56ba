import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import type { CarrierZoneView, ZoneReportView } from '@contracts/views/carrier-zone.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receives-file.js';
import { SuburbZones } from '../zones/suburb-zones.js';
import {
  ChosenZoneDto,
  DownloadZonesDto,
  ImportZonesDto,
  MoveSuburbDto,
  RemoveSuburbZonesDto,
  ZonesOfCarrierDto,
  ZonesOfSuburbDto,
} from './carrier-zone.dto.js';
import { ZoneFileDesk } from './zone-file-desk.js';

/** The zones of carriers' rate cards, and the suburbs in them (docs/api.md, A12). */
@Controller('api/v1/carrier-zone')
export class CarrierZoneController {
  constructor(
    private readonly zones: SuburbZones,
    private readonly desk: ZoneFileDesk,
  ) {}

  @Get('by-carrier')
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  listOfCarrier(
    @Query() { carrierId }: ZonesOfCarrierDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierZoneView[]> {
    return this.zones.ofCarrier(carrierId, actor.reach('UPDATE_CARRIER_ZONE_SYSTEM'));
  }

  @Get('suburb')
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  async listOfSuburb(
    @Query() { suburbId }: ZonesOfSuburbDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ carrierZones: CarrierZoneView[] }> {
    const reach = actor.reach('UPDATE_CARRIER_ZONE_SYSTEM');
    return { carrierZones: await this.zones.ofSuburb(suburbId, reach) };
  }

  @Post('suburb-zone')
  @HttpCode(200)
  @RequirePermission('CREATE_CARRIER_ZONE_SYSTEM')
  add(
    @Query() { suburbId }: ZonesOfSuburbDto,
    @Body() { id }: ChosenZoneDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierZoneView> {
    const reach = actor.reach('CREATE_CARRIER_ZONE_SYSTEM');
    return this.zones.add(suburbId, id, { actor, reach });
  }

  @Put('suburb-zone')
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  move(
    @Query() { suburbId, oldCarrierZoneId }: MoveSuburbDto,
    @Body() { id }: ChosenZoneDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierZoneView> {
    const reach = actor.reach('UPDATE_CARRIER_ZONE_SYSTEM');
    return this.zones.move(suburbId, { from: oldCarrierZoneId, to: id }, { actor, reach });
  }

  @Delete('suburb-zone')
  @HttpCode(204)
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  remove(
    @Query() { suburbId, carrierZoneIds }: RemoveSuburbZonesDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const reach = actor.reach('UPDATE_CARRIER_ZONE_SYSTEM');
    return this.zones.remove(suburbId, carrierZoneIds, { actor, reach });
  }

  /** 204 where no suburb lies in a zone of that priority (ZONE-36). */
  @Get('download')
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  async download(
    @Query() { carrierId, zonePriority }: DownloadZonesDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    const file = await this.desk.write(carrierId, zonePriority, actor);
    if (file === null) {
      response.status(204);
      return undefined;
    }
    response.attachment('CarrierZones.csv').contentType('text/csv; charset=utf-8');
    return file;
  }

  /** Answers what became of every row; `inserted` 0 with errors when the file is not taken. */
  @Post('bulk-carrier-zone-upload')
  @HttpCode(200)
  @RequirePermission('CREATE_CARRIER_ZONE_SYSTEM')
  @ReceivesFile({ mostMegabytes: 10 })
  import(
    @Body() fields: ImportZonesDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<ZoneReportView> {
    return this.desk.import(fields, file, actor);
  }
}
