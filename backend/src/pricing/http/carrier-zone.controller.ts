import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import type { CarrierZoneView, ZoneReportView } from '@contracts/views/carrier-zone.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receive-file.js';
import { SuburbZoneService } from '../zones/suburb-zone.service.js';
import { ZoneFileService } from '../zones/zone-file.service.js';
import {
  CarrierIdDto,
  DownloadZonesDto,
  ImportZonesDto,
  MoveSuburbDto,
  RemoveSuburbZonesDto,
  SuburbIdDto,
  ZoneIdDto,
} from './carrier-zone.dto.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';

/** Zones of carriers' rate cards and their suburbs (docs/api.md, A12). */
@Controller('api/v1/carrier-zone')
export class CarrierZoneController {
  constructor(
    private readonly suburbs: SuburbZoneService,
    private readonly files: ZoneFileService,
  ) {}

  @Get('by-carrier')
  @RequirePermission('READ_CARRIER_ZONE')
  listByCarrier(
    @Query() { carrierId }: CarrierIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierZoneView[]> {
    return this.suburbs.listByCarrier(carrierId, actor);
  }

  @Get('suburb')
  @RequirePermission('READ_CARRIER_ZONE')
  async listBySuburb(
    @Query() { suburbId }: SuburbIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ carrierZones: CarrierZoneView[] }> {
    return { carrierZones: await this.suburbs.listBySuburb(suburbId, actor) };
  }

  @Post('suburb-zone')
  @HttpCode(200)
  @RequirePermission('CREATE_CARRIER_ZONE_SYSTEM')
  add(
    @Query() { suburbId }: SuburbIdDto,
    @Body() { id }: ZoneIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierZoneView> {
    return this.suburbs.add(suburbId, id, actor);
  }

  @Put('suburb-zone')
  @EditsNoVersion("compares the suburb's previous zone")
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  move(
    @Query() { suburbId, oldCarrierZoneId }: MoveSuburbDto,
    @Body() { id }: ZoneIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierZoneView> {
    return this.suburbs.move(suburbId, { from: oldCarrierZoneId, to: id }, actor);
  }

  @Delete('suburb-zone')
  @EditsNoVersion("compares the suburb's previous zones")
  @HttpCode(204)
  @RequirePermission('UPDATE_CARRIER_ZONE_SYSTEM')
  remove(
    @Query() { suburbId, carrierZoneIds }: RemoveSuburbZonesDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.suburbs.remove(suburbId, carrierZoneIds, actor);
  }

  /** Responds with 204 if no suburbs are in zones of that priority (ZONE-36). */
  @Get('download')
  @RequirePermission('READ_CARRIER_ZONE')
  async download(
    @Query() { carrierId, zonePriority }: DownloadZonesDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    const csv = await this.files.export(carrierId, zonePriority, actor);
    if (csv === null) {
      response.status(204);
      return undefined;
    }
    response.attachment('CarrierZones.csv').contentType('text/csv; charset=utf-8');
    return csv;
  }

  /** The report has the outcome of every row; `inserted` is 0 when a file with errors is rejected. */
  @Post('bulk-carrier-zone-upload')
  @HttpCode(200)
  @RequirePermission('CREATE_CARRIER_ZONE_SYSTEM')
  @ReceivesFile({ maxMegabytes: 10 })
  import(
    @Body() { ...fields }: ImportZonesDto,
    @FileOfRequest() { path }: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<ZoneReportView> {
    return this.files.import({ ...fields, path }, actor);
  }
}
