import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import { settingsRejections as texts } from '@contracts/texts/spec/settings.js';
import type {
  ItemTemplateView,
  ItemTypeView,
  SavedTemplateView,
} from '@contracts/views/settings.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { ListPipe } from '../../platform/http/validation/list.pipe.js';
import { ClientIdDto, ClientRecordIdDto } from '../http/client-id.dto.js';
import { ItemSelectionDto, ItemTemplateDto } from './item-template.dto.js';
import { ItemTemplateService } from './item-template.service.js';
import { ItemTypeService } from './item-type.service.js';
import { EditsEachRecord, EditsRecord } from '../../platform/audit/expected-versions.js';

const selection = new ListPipe(ItemSelectionDto, {
  minLength: 1,
  maxLength: 500,
  message: texts.nothingSelected,
});

const itemTypeIdOf = ({ itemType }: Partial<Record<string, unknown>>): unknown =>
  typeof itemType === 'object' && itemType !== null && 'id' in itemType ? itemType.id : undefined;

/** Item types a client uses, and its custom items (docs/api.md, A8). */
@Controller('api/v1/item')
export class ItemController {
  constructor(
    private readonly types: ItemTypeService,
    private readonly templates: ItemTemplateService,
  ) {}

  @Get('selection')
  @RequirePermission('READ_ITEM')
  listSelection(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<ItemTypeView[]> {
    return this.types.listSelection(clientId, actor);
  }

  @Put('selection')
  @EditsEachRecord('ItemTypeSelection', ['clientId', 'itemTypeId'], (entry, { query }) => [
    query['clientId'],
    itemTypeIdOf(entry),
  ])
  @RequirePermission('UPDATE_ITEM')
  saveSelection(
    @Query() { clientId }: ClientIdDto,
    @Body(selection) entries: ItemSelectionDto[],
    @CurrentActor() actor: Actor,
  ): Promise<ItemTypeView[]> {
    return this.types.saveSelection(clientId, entries, actor);
  }

  @Get('template')
  @RequirePermission('READ_ITEM_TEMPLATE')
  async listTemplates(
    @Query() { clientId }: ClientIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ customItems: ItemTemplateView[] }> {
    return { customItems: await this.templates.list(clientId, actor) };
  }

  @Post('template')
  @HttpCode(200)
  @RequirePermission('CREATE_ITEM_TEMPLATE')
  async addTemplate(
    @Body() template: ItemTemplateDto,
    @CurrentActor() actor: Actor,
  ): Promise<SavedTemplateView> {
    return toSavedTemplate(await this.templates.add(template, actor));
  }

  @Put('template')
  @EditsRecord('ItemTemplate', 'id')
  @RequirePermission('UPDATE_ITEM_TEMPLATE')
  async changeTemplate(
    @Body() template: ItemTemplateDto,
    @CurrentActor() actor: Actor,
  ): Promise<SavedTemplateView> {
    return toSavedTemplate(await this.templates.change(template, actor));
  }

  @Delete('template')
  @EditsRecord('ItemTemplate', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_ITEM_TEMPLATE')
  removeTemplate(
    @Query() { id, clientId }: ClientRecordIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.templates.remove(clientId, id, actor);
  }
}

const toSavedTemplate = (itemTemplate: ItemTemplateView): SavedTemplateView => ({
  id: itemTemplate.id,
  itemTemplate,
});
