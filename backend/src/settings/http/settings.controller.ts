import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import { CurrentActor, OutOfScope, RequirePermission, type Actor } from '../../identity/index.js';
import { Goods, type CategoriesView, type ItemTypeView } from '../goods.js';
import { OfClientDto } from './of-client.dto.js';
import { PayerAccounts, type PayerAccountView } from '../payer-accounts.js';

const itemReaders = ['READ_ITEM', 'READ_ITEM_TEMPLATE', 'CREATE_CONSIGNMENT'] as const;
const payerReaders = ['READ_CLIENT_PAYER_ACCOUNT', 'CREATE_CONSIGNMENT'] as const;

/** What the consignment form chooses from (docs/api.md, A8). */
@Controller('api/v1')
export class SettingsController {
  constructor(
    private readonly goods: Goods,
    private readonly payers: PayerAccounts,
  ) {}

  @Get('item/type')
  @RequirePermission(...itemReaders)
  listItemTypes(
    @Query() { clientId }: OfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<ItemTypeView[]> {
    assertReads(actor, itemReaders, clientId);
    return this.goods.itemTypes(clientId);
  }

  @Get('category')
  @RequirePermission('READ_CATEGORY')
  listCategories(
    @Query() { clientId }: OfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<CategoriesView> {
    assertReads(actor, ['READ_CATEGORY'], clientId);
    return this.goods.categories(clientId);
  }

  @Get('client-payer-account')
  @RequirePermission(...payerReaders)
  async listPayerAccounts(
    @Query() { clientId }: OfClientDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PayerAccountView[] | undefined> {
    assertReads(actor, payerReaders, clientId);
    const accounts = await this.payers.list(clientId);
    if (accounts.length > 0) return accounts;
    response.status(204);
    return undefined;
  }
}

/** Any of them reaching the client is enough. @throws OutOfScope */
function assertReads(actor: Actor, readers: readonly PermissionName[], clientId: number): void {
  if (!readers.some((reader) => actor.covers(reader, { clientId, customerId: null })))
    throw new OutOfScope();
}
