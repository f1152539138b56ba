import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type {
  AccountOptionView,
  ClientCarrierAccountView,
} from '@contracts/views/carrier-account.view.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.js';
import { ReadsFrom } from '../../platform/read-your-writes/reads-from.js';
import { FindClientAccounts } from '../accounts/find-client-accounts.js';
import { ClientAccountDesk } from './client-account-desk.js';
import {
  AddClientAccountDto,
  ChangeClientAccountDto,
  ClientAccountsOfDto,
} from './client-account.dto.js';

/** The carrier accounts clients send with (docs/api.md, A11). */
@Controller('api/v1/client-carrier-account')
export class ClientAccountController {
  constructor(
    private readonly desk: ClientAccountDesk,
    private readonly found: FindClientAccounts,
  ) {}

  @Get()
  @RequirePermission('READ_CLIENT_CARRIER_ACCOUNT')
  @ReadsFrom('prefix-range-usage', 'account-range-usage')
  async list(
    @Query() { clientId }: ClientAccountsOfDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ accounts: ClientCarrierAccountView[] }> {
    assertInScope(actor, 'READ_CLIENT_CARRIER_ACCOUNT', { clientId, customerId: null });
    return { accounts: await this.found.list(clientId, actor) };
  }

  @Get('options')
  @RequirePermission('CREATE_CLIENT_CARRIER_ACCOUNT')
  @ReadsFrom('prefix-range-usage')
  async listOptions(
    @Query() { clientId }: ClientAccountsOfDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ accountOptions: AccountOptionView[] }> {
    return { accountOptions: await this.desk.listOptions(clientId, actor) };
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CLIENT_CARRIER_ACCOUNT')
  add(
    @Query() { clientId }: ClientAccountsOfDto,
    @Body() account: AddClientAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientCarrierAccountView> {
    return this.desk.add(clientId, account, actor);
  }

  @Put(':id')
  @RequirePermission('UPDATE_CLIENT_CARRIER_ACCOUNT')
  change(
    @Param('id', RecordIdPipe) id: number,
    @Body() change: ChangeClientAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientCarrierAccountView> {
    return this.desk.change(id, change, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('DELETE_CLIENT_CARRIER_ACCOUNT')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.desk.remove(id, actor);
  }
}
