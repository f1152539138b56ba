import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import type { AddressPage, AddressView, SuburbView } from '@contracts/views/address.view.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { CurrentActor, RequirePermission, SignedIn, type Actor } from '../../identity/index.js';
import {
  FileOfRequest,
  ReceivesFile,
  type UploadedFile,
} from '../../platform/uploads/receive-file.js';
import { AddressService } from '../address.service.js';
import {
  AddressIdsDto,
  ClientIdDto,
  ImportAddressesDto,
  ListAddressesDto,
  LocalityDto,
  SearchAddressesDto,
} from './address-queries.dto.js';
import { SaveAddressDto, toAddressInput } from './save-address.dto.js';
import { EditsListedRecords, EditsRecord } from '../../platform/audit/expected-versions.js';

/** The address book (docs/api.md, A2). */
@Controller('api/v1/address')
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Get()
  @RequirePermission('READ_ADDRESS')
  list(@Query() query: ListAddressesDto, @CurrentActor() actor: Actor): Promise<AddressPage> {
    return this.addresses.list(query, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_ADDRESS')
  add(@Body() body: SaveAddressDto, @CurrentActor() actor: Actor): Promise<AddressView> {
    const { clientId, isDefault } = body;
    const address = { ...toAddressInput(body), clientId, isDefault: isDefault === true };
    return this.addresses.add(address, actor);
  }

  @Put()
  @EditsRecord('Address', 'id')
  @RequirePermission('UPDATE_ADDRESS')
  change(@Body() body: SaveAddressDto, @CurrentActor() actor: Actor): Promise<AddressView> {
    const { id, clientId } = body;
    return this.addresses.change({ ...toAddressInput(body), id: id ?? 0, clientId }, actor);
  }

  @Delete()
  @EditsListedRecords('Address', 'ids')
  @HttpCode(204)
  @RequirePermission('UPDATE_ADDRESS')
  remove(@Query() { ids }: AddressIdsDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.addresses.remove(ids, actor);
  }

  /** GAP-17: the report has the outcome of every row. */
  @Post('bulk-address-upload')
  @HttpCode(200)
  @RequirePermission('CREATE_ADDRESS')
  @ReceivesFile({ maxMegabytes: 10 })
  import(
    @Body() { clientId, saveAsDrafts, importAgain }: ImportAddressesDto,
    @FileOfRequest() file: UploadedFile,
    @CurrentActor() actor: Actor,
  ): Promise<ImportReportView> {
    return this.addresses.import({ clientId, saveAsDrafts, importAgain, file }, actor);
  }

  @Get('locality')
  @SignedIn()
  searchLocalities(@Query() { locality }: LocalityDto): Promise<SuburbView[]> {
    return this.addresses.searchSuburbs(locality);
  }

  @Post('search')
  @HttpCode(200)
  @RequirePermission('READ_ADDRESS', 'CREATE_CONSIGNMENT')
  async search(
    @Query() query: SearchAddressesDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ addresses: AddressView[] }> {
    return { addresses: await this.addresses.search(query, actor) };
  }

  @Get('default')
  @RequirePermission('READ_ADDRESS', 'CREATE_CONSIGNMENT')
  findDefault(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<AddressView> {
    return this.addresses.getDefault(clientId, actor);
  }
}
