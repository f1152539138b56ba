import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import { settingsRefusals as texts } from '@contracts/texts/settings.js';
import type { ItemTemplateView } from '@contracts/views/settings.view.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { ListPipe } from '../../platform/http/validation/list-pipe.js';
import { Goods, type ItemTypeView } from '../goods.js';
import { OfClientDto, RecordOfClientDto } from '../http/of-client.dto.js';
import { ItemSelection } from './item-selection.js';
import { ItemSelectionDto, ItemTemplateDto } from './item-template.dto.js';
import { ItemTemplates } from './item-templates.js';

interface SavedTemplate {
  id: number;
  itemTemplate: ItemTemplateView;
}

const selection = new ListPipe(ItemSelectionDto, {
  least: 1,
  most: 500,
  message: texts.nothingSelected,
});

/** Item types a client uses, and its custom items (docs/api.md, A8). */
@Controller('api/v1/item')
export class ItemController {
  constructor(
    private readonly goods: Goods,
    private readonly chosen: ItemSelection,
    private readonly templates: ItemTemplates,
  ) {}

  @Get('selection')
  @RequirePermission('READ_ITEM')
  listSelection(
    @Query() { clientId }: OfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<ItemTypeView[]> {
    assertInScope(actor, 'READ_ITEM', { clientId, customerId: null });
    return this.goods.itemTypes(clientId);
  }

  @Put('selection')
  @RequirePermission('UPDATE_ITEM')
  async saveSelection(
    @Query() { clientId }: OfClientDto,
    @Body(selection) entries: ItemSelectionDto[],
    @CurrentActor() actor: Actor,
  ): Promise<ItemTypeView[]> {
    assertInScope(actor, 'UPDATE_ITEM', { clientId, customerId: null });
    await this.goods.assertClient(clientId);
    await this.chosen.save(clientId, entries, actor);
    return this.goods.itemTypes(clientId);
  }

  @Get('template')
  @RequirePermission('READ_ITEM_TEMPLATE')
  async listTemplates(
    @Query() { clientId }: OfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ customItems: ItemTemplateView[] }> {
    assertInScope(actor, 'READ_ITEM_TEMPLATE', { clientId, customerId: null });
    return { customItems: await this.templates.list(clientId) };
  }

  @Post('template')
  @HttpCode(200)
  @RequirePermission('CREATE_ITEM_TEMPLATE')
  async addTemplate(
    @Body() template: ItemTemplateDto,
    @CurrentActor() actor: Actor,
  ): Promise<SavedTemplate> {
    const { clientId } = template;
    assertInScope(actor, 'CREATE_ITEM_TEMPLATE', { clientId, customerId: null });
    await this.goods.assertClient(clientId);
    return saved(await this.templates.add(template, actor));
  }

  @Put('template')
  @RequirePermission('UPDATE_ITEM_TEMPLATE')
  async changeTemplate(
    @Body() template: ItemTemplateDto,
    @CurrentActor() actor: Actor,
  ): Promise<SavedTemplate> {
    const { clientId } = template;
    assertInScope(actor, 'UPDATE_ITEM_TEMPLATE', { clientId, customerId: null });
    return saved(await this.templates.change(template, actor));
  }

  @Delete('template')
  @HttpCode(204)
  @RequirePermission('DELETE_ITEM_TEMPLATE')
  removeTemplate(
    @Query() { id, clientId }: RecordOfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    assertInScope(actor, 'DELETE_ITEM_TEMPLATE', { clientId, customerId: null });
    return this.templates.remove(clientId, id, actor);
  }
}

const saved = (itemTemplate: ItemTemplateView): SavedTemplate => ({
  id: itemTemplate.id,
  itemTemplate,
});
