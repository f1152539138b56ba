import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import type { AddressView, SuburbView } from '@contracts/views/address.view.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';
import type { PageCounts } from '@contracts/views/page.view.js';

import {
  CurrentActor,
  RequirePermission,
  resolveScope,
  SignedIn,
  type Actor,
} from '../../identity/index.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receives-file.js';
import { toSuburbView } from '../address-view.js';
import { FindAddresses } from '../find-addresses.js';
import { Localities } from '../localities/localities.js';
import { AddressDesk } from './address-desk.js';
import {
  AddressIdsDto,
  ClientIdDto,
  ImportAddressesDto,
  ListAddressesDto,
  LocalityDto,
  SearchAddressesDto,
} from './address-queries.dto.js';
import { SaveAddressDto } from './save-address.dto.js';

/** The address book (docs/api.md, A2). */
@Controller('api/v1/address')
export class AddressController {
  constructor(
    private readonly desk: AddressDesk,
    private readonly addresses: FindAddresses,
    private readonly localities: Localities,
  ) {}

  @Get()
  @RequirePermission('READ_ADDRESS')
  list(
    @Query() query: ListAddressesDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ addresses: AddressView[] } & PageCounts> {
    const { clientId, permission } = query;
    const asked = { clientId: clientId ?? null, permission: permission ?? null };
    return this.addresses.list(resolveScope(actor, 'READ_ADDRESS', asked), query);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_ADDRESS')
  add(@Body() address: SaveAddressDto, @CurrentActor() actor: Actor): Promise<AddressView> {
    return this.desk.add(address, actor);
  }

  @Put()
  @RequirePermission('UPDATE_ADDRESS')
  change(@Body() address: SaveAddressDto, @CurrentActor() actor: Actor): Promise<AddressView> {
    return this.desk.change(address, actor);
  }

  @Delete()
  @HttpCode(204)
  @RequirePermission('UPDATE_ADDRESS')
  remove(@Query() { ids }: AddressIdsDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.desk.remove(ids, actor);
  }

  /** GAP-17: answers what became of every row. */
  @Post('bulk-address-upload')
  @HttpCode(200)
  @RequirePermission('CREATE_ADDRESS')
  @ReceivesFile({ mostMegabytes: 10 })
  import(
    @Body() { clientId, saveAsDrafts, importAgain }: ImportAddressesDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReportView> {
    return this.desk.import({ clientId, saveAsDrafts, importAgain, file }, actor);
  }

  @Get('locality')
  @SignedIn()
  async searchLocalities(@Query() { locality }: LocalityDto): Promise<SuburbView[]> {
    return (await this.localities.search(locality)).map(toSuburbView);
  }

  @Post('search')
  @HttpCode(200)
  @RequirePermission('READ_ADDRESS', 'CREATE_CONSIGNMENT')
  async search(
    @Query() query: SearchAddressesDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ addresses: AddressView[] }> {
    this.desk.assertPicks(query.clientId, actor);
    return { addresses: await this.addresses.search(query) };
  }

  @Get('default')
  @RequirePermission('READ_ADDRESS', 'CREATE_CONSIGNMENT')
  findDefault(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<AddressView> {
    return this.desk.findDefault(clientId, actor);
  }
}
