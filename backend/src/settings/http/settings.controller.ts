import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import type {
  CategoriesView,
  ClientPayerAccountView,
  ItemTypeView,
} from '@contracts/views/settings.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { CategoryService } from '../categories/category.service.js';
import { itemTypeReaders, ItemTypeService } from '../items/item-type.service.js';
import { payerAccountReaders, PayerAccountService } from '../payers/payer-account.service.js';
import { ClientIdDto } from './client-id.dto.js';

/** Options of the consignment form (docs/api.md, A8). */
@Controller('api/v1')
export class SettingsController {
  constructor(
    private readonly itemTypes: ItemTypeService,
    private readonly categories: CategoryService,
    private readonly payers: PayerAccountService,
  ) {}

  @Get('item/type')
  @RequirePermission(...itemTypeReaders)
  listItemTypes(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<ItemTypeView[]> {
    return this.itemTypes.list(clientId, actor);
  }

  @Get('category')
  @RequirePermission('READ_CATEGORY')
  listCategories(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<CategoriesView> {
    return this.categories.list(clientId, actor);
  }

  /** Responds with 204 if the client has no payer account. */
  @Get('client-payer-account')
  @RequirePermission(...payerAccountReaders)
  async listPayerAccounts(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ClientPayerAccountView[] | undefined> {
    const accounts = await this.payers.list(clientId, actor);
    if (accounts.length > 0) return accounts;
    response.status(204);
    return undefined;
  }
}
