import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import type {
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { OperationId, ReservesId } from '../../platform/idempotency/idempotency.interceptor.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { CarrierAccountService } from '../accounts/carrier-account.service.js';
import {
  ListAccountsDto,
  OwnedIdDto,
  SaveAccountDto,
  SavePrefixDto,
} from './carrier-account.dto.js';
import { EditsNoVersion, EditsRecord } from '../../platform/audit/expected-versions.js';

/** Accounts of customers with carriers and their connote prefixes (docs/api.md, A11). */
@Controller('api/v1/customer-carrier-account')
export class CarrierAccountController {
  constructor(private readonly accounts: CarrierAccountService) {}

  @Get()
  @RequirePermission('READ_CUSTOMER_CARRIER_ACCOUNT')
  @ReadsFrom('prefix-range-usage')
  async list(
    @Query() query: ListAccountsDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ accounts: CustomerCarrierAccountView[] }> {
    return { accounts: await this.accounts.list(query, actor) };
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT')
  add(
    @Body() account: SaveAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierAccountView> {
    return this.accounts.add(account, actor);
  }

  @Put()
  @EditsRecord('CustomerCarrierAccount', 'id')
  @RequirePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT')
  change(
    @Body() account: SaveAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierAccountView> {
    return this.accounts.change(account, actor);
  }

  @Delete()
  @EditsRecord('CustomerCarrierAccount', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_CUSTOMER_CARRIER_ACCOUNT')
  remove(@Query() query: OwnedIdDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.accounts.remove(query, actor);
  }

  @Post('prefix')
  @HttpCode(200)
  @RequirePermission('CREATE_PREFIX')
  @ReservesId('prefixRange')
  addPrefix(
    @Body() prefix: SavePrefixDto,
    @CurrentActor() actor: Actor,
    @OperationId() operationId: string | undefined,
  ): Promise<PrefixView> {
    return this.accounts.addPrefix(prefix, { actor, operationId });
  }

  @Delete('prefix')
  @EditsNoVersion('a prefix never changes')
  @HttpCode(204)
  @RequirePermission('DELETE_PREFIX')
  removePrefix(@Query() query: OwnedIdDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.accounts.removePrefix(query, actor);
  }
}
