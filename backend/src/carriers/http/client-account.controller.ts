import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type {
  AccountOptionView,
  ClientCarrierAccountView,
} from '@contracts/views/carrier-account.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { ClientAccountService } from '../accounts/client-account.service.js';
import { AddClientAccountDto, ChangeClientAccountDto, ClientIdDto } from './client-account.dto.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';

/** Carrier accounts that clients ship with (docs/api.md, A11). */
@Controller('api/v1/client-carrier-account')
export class ClientAccountController {
  constructor(private readonly accounts: ClientAccountService) {}

  @Get()
  @RequirePermission('READ_CLIENT_CARRIER_ACCOUNT')
  @ReadsFrom('prefix-range-usage', 'account-blocks')
  async list(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ accounts: ClientCarrierAccountView[] }> {
    return { accounts: await this.accounts.list(clientId, actor) };
  }

  @Get('options')
  @RequirePermission('CREATE_CLIENT_CARRIER_ACCOUNT')
  @ReadsFrom('prefix-range-usage')
  async listOptions(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ accountOptions: AccountOptionView[] }> {
    return { accountOptions: await this.accounts.listOptions(clientId, actor) };
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CLIENT_CARRIER_ACCOUNT')
  add(
    @Query() { clientId }: ClientIdDto,
    @Body() account: AddClientAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientCarrierAccountView> {
    return this.accounts.add(clientId, account, actor);
  }

  @Put(':id')
  @EditsRecord('ClientCarrierAccount', 'id')
  @RequirePermission('UPDATE_CLIENT_CARRIER_ACCOUNT')
  change(
    @Param('id', RecordIdPipe) id: number,
    @Body() change: ChangeClientAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientCarrierAccountView> {
    return this.accounts.change(id, change, actor);
  }

  @Delete(':id')
  @EditsRecord('ClientCarrierAccount', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_CLIENT_CARRIER_ACCOUNT')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.accounts.remove(id, actor);
  }
}
