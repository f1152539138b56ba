import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type {
  ClientPage,
  ClientView,
  SendingClientView,
} from '@contracts/views/organisation.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ClientService } from './client.service.js';
import { ClientOwnerDto, CreateClientDto, ListClientsDto, UpdateClientDto } from './client.dto.js';
import { EditsPart, EditsRecord } from '../../platform/audit/expected-versions.js';

/** Clients and sub clients (docs/api.md, A9). */
@Controller('api/v1/client')
export class ClientAdministrationController {
  constructor(private readonly clients: ClientService) {}

  @Get('list')
  @RequirePermission('READ_CLIENT')
  list(@Query() query: ListClientsDto, @CurrentActor() actor: Actor): Promise<ClientPage> {
    return this.clients.list(query, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CLIENT')
  add(
    @Query() owner: ClientOwnerDto,
    @Body() client: CreateClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientView> {
    return this.clients.add(client, owner, actor);
  }

  @Put()
  @EditsRecord('Client', 'id')
  @EditsPart('Address', 'defaultSenderAddress')
  @RequirePermission('UPDATE_CLIENT')
  change(@Body() client: UpdateClientDto, @CurrentActor() actor: Actor): Promise<ClientView> {
    return this.clients.change(client, actor);
  }

  @Get('by-customer-carrier/:id')
  @RequirePermission('READ_CUSTOMER_CARRIER')
  listByCarrier(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<SendingClientView[]> {
    return this.clients.listShippingWith('carrier', id, actor);
  }

  @Get('by-customer-carrier-account/:id')
  @RequirePermission('READ_CUSTOMER_CARRIER_ACCOUNT')
  listByAccount(
    @Param('id', RecordIdPipe) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<SendingClientView[]> {
    return this.clients.listShippingWith('account', id, actor);
  }

  @Delete(':id')
  @EditsRecord('Client', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_CLIENT')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.clients.remove(id, actor);
  }
}
