import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import type {
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';

import { CurrentActor, RequirePermission, resolveScope, type Actor } from '../../identity/index.js';
import { OperationId, ReservesId } from '../../platform/idempotency/idempotency.decorators.js';
import { sortOrder } from '../../platform/paging/page.js';
import { ReadsFrom } from '../../platform/read-your-writes/reads-from.js';
import { accountSortFields, FindCarrierAccounts } from '../accounts/find-carrier-accounts.js';
import { CarrierAccountDesk } from './carrier-account-desk.js';
import {
  ListAccountsDto,
  OwnedIdDto,
  SaveAccountDto,
  SavePrefixDto,
} from './carrier-account.dto.js';

/** The accounts customers have with carriers, and their connote prefixes (docs/api.md, A11). */
@Controller('api/v1/customer-carrier-account')
export class CarrierAccountController {
  constructor(
    private readonly desk: CarrierAccountDesk,
    private readonly found: FindCarrierAccounts,
  ) {}

  @Get()
  @RequirePermission('READ_CUSTOMER_CARRIER_ACCOUNT')
  @ReadsFrom('prefix-range-usage')
  async list(
    @Query() { sort, ...asked }: ListAccountsDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ accounts: CustomerCarrierAccountView[] }> {
    const scope = resolveScope(actor, 'READ_CUSTOMER_CARRIER_ACCOUNT', asked);
    const byName = { field: 'display_name', direction: 'ASC' } as const;
    const order = sortOrder(sort, accountSortFields, byName);
    return { accounts: await this.found.list(scope, order, actor) };
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT')
  add(
    @Body() account: SaveAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierAccountView> {
    return this.desk.add(account, actor);
  }

  @Put()
  @RequirePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT')
  change(
    @Body() account: SaveAccountDto,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerCarrierAccountView> {
    return this.desk.change(account, actor);
  }

  @Delete()
  @HttpCode(204)
  @RequirePermission('DELETE_CUSTOMER_CARRIER_ACCOUNT')
  remove(@Query() which: OwnedIdDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.desk.remove(which, actor);
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
    return this.desk.addPrefix(prefix, { actor, operationId });
  }

  @Delete('prefix')
  @HttpCode(204)
  @RequirePermission('DELETE_PREFIX')
  removePrefix(@Query() which: OwnedIdDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.desk.removePrefix(which, actor);
  }
}
