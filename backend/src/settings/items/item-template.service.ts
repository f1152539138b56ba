import { Injectable } from '@nestjs/common';

import { MIN_LINE_VOLUME_M3 } from '@contracts/rules/consignment.js';
import type { ItemTemplateView } from '@contracts/views/settings.view.js';

import { ClientRepository } from '../../clients/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { ItemTemplate } from '../records/item-template.entity.js';
import type { ItemType } from '../records/item-type.entity.js';
import type { ItemTemplateDto } from './item-template.dto.js';
import { ItemTemplateFactory } from './item-template.factory.js';
import { ItemTemplateRepository } from './item-template.repository.js';
import { ItemTypeRepository } from './item-type.repository.js';

/** Custom items of clients; checks the client scope. */
@Injectable()
export class ItemTemplateService {
  constructor(
    private readonly templates: ItemTemplateRepository,
    private readonly factory: ItemTemplateFactory,
    private readonly types: ItemTypeRepository,
    private readonly clients: ClientRepository,
  ) {}

  /** @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<ItemTemplateView[]> {
    assertInScope(actor, 'READ_ITEM_TEMPLATE', { clientId, customerId: null });
    const templates = await this.templates.list(clientId);
    const types = await this.types.load(templates.map(({ itemTypeId }) => itemTypeId));
    return templates.map((template) => toView(template, types));
  }

  /** @throws OutOfScope, RecordNotFound if the client was deleted, InvalidRequest */
  async add(dto: ItemTemplateDto, actor: Actor): Promise<ItemTemplateView> {
    const { clientId } = dto;
    assertInScope(actor, 'CREATE_ITEM_TEMPLATE', { clientId, customerId: null });
    await this.clients.getActive(clientId);
    const values = await this.factory.create(dto);
    return this.toView(await this.templates.add({ ...values, clientId }, actor));
  }

  /** @throws OutOfScope, RecordNotFound, InvalidRequest */
  async change(dto: ItemTemplateDto, actor: Actor): Promise<ItemTemplateView> {
    const { clientId, id } = dto;
    assertInScope(actor, 'UPDATE_ITEM_TEMPLATE', { clientId, customerId: null });
    const template = await this.getTemplate(clientId, id ?? 0);
    const values = await this.factory.create(dto);
    return this.toView(await this.templates.change(template, values, actor));
  }

  /** @throws OutOfScope, RecordNotFound */
  async remove(clientId: number, id: number, actor: Actor): Promise<void> {
    assertInScope(actor, 'DELETE_ITEM_TEMPLATE', { clientId, customerId: null });
    await this.templates.remove(await this.getTemplate(clientId, id), actor);
  }

  private async getTemplate(clientId: number, id: number): Promise<ItemTemplate> {
    const template = await this.templates.find(clientId, id);
    if (!template) throw new RecordNotFound(`item template ${id}`);
    return template;
  }

  private async toView(template: ItemTemplate): Promise<ItemTemplateView> {
    return toView(template, await this.types.load([template.itemTypeId]));
  }
}

/** Rounds to six decimals, which hides binary fraction noise. */
const toMillionths = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;

function toView(
  { dangerousGoods: goods, ...template }: ItemTemplate,
  types: ReadonlyMap<number, ItemType>,
): ItemTemplateView {
  const { id, quantity, length, width, height, weight, itemTypeId } = template;
  const dangerousGoods = goods.map((good, index) => ({
    ...good,
    id: index + 1,
    itemTemplateId: id,
  }));
  return {
    ...template,
    totalWeight: toMillionths(quantity * weight),
    totalVolume: Math.max(MIN_LINE_VOLUME_M3, toMillionths(quantity * length * width * height)),
    itemType: { id: itemTypeId, type: types.get(itemTypeId)?.type ?? '' },
    dangerousGoods,
    dangerousGoodsTemplate: dangerousGoods,
  };
}
