import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { MINIMUM_VOLUME } from '@contracts/rules/consignment.js';
import { itemTexts } from '@contracts/texts/items.js';
import { settingsRefusals } from '@contracts/texts/settings.js';
import type { DangerousGoodView } from '@contracts/views/item.view.js';
import type { ItemTemplateView } from '@contracts/views/settings.view.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ItemTemplate } from '../records/item-template.entity.js';
import { ItemType } from '../records/item-type.entity.js';
import { UnEntry } from '../records/un-entry.entity.js';
import type {
  ItemTemplateDto,
  TemplateDangerousGoodDto,
  WrittenItemTemplate,
} from './item-template.dto.js';
import { templateFaults } from './template-faults.js';

/** The custom items of clients. Whose they are, the caller has checked. */
@Injectable()
export class ItemTemplates {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
  ) {}

  async list(clientId: number): Promise<ItemTemplateView[]> {
    const templates = await this.database
      .getRepository(ItemTemplate)
      .find({ where: { clientId }, order: { name: 'ASC', id: 'ASC' } });
    const types = await this.types(templates.map(({ itemTypeId }) => itemTypeId));
    return templates.map((template) => toView(template, types));
  }

  /** @throws InvalidRequest */
  async add(dto: WrittenItemTemplate, actor: Actor): Promise<ItemTemplateView> {
    const values = { ...(await this.judge(dto)), clientId: dto.clientId };
    const added = await this.records.create<ItemTemplate>(ItemTemplate, actor, (records) =>
      records.insert<ItemTemplate>(ItemTemplate, values),
    );
    return toView(added, await this.types([added.itemTypeId]));
  }

  /** @throws RecordNotFound, InvalidRequest */
  async change(dto: ItemTemplateDto, actor: Actor): Promise<ItemTemplateView> {
    const template = await this.find(dto.clientId, dto.id ?? 0);
    const values = await this.judge(dto);
    const changed = await this.records.change(actor, (records) =>
      records.update(ItemTemplate, template, values),
    );
    return toView(changed, await this.types([changed.itemTypeId]));
  }

  /** @throws RecordNotFound */
  async remove(clientId: number, id: number, actor: Actor): Promise<void> {
    const template = await this.find(clientId, id);
    await this.records.change(actor, (records) => records.remove(ItemTemplate, template));
  }

  private async find(clientId: number, id: number): Promise<ItemTemplate> {
    const template = await this.database.getRepository(ItemTemplate).findOneBy({ id, clientId });
    if (!template) throw new RecordNotFound(`item template ${id}`);
    return template;
  }

  private async judge(dto: WrittenItemTemplate) {
    const itemTypeId = dto.itemTypeId ?? dto.itemType?.id ?? 0;
    const type = (await this.types([itemTypeId])).get(itemTypeId);
    if (!type || type.isDeleted)
      throw new InvalidRequest([{ path: 'itemTypeId', message: settingsRefusals.itemTypeUnknown }]);
    const { name, quantity, length, width, height, weight } = dto;
    const dangerousGoods = await this.declare(dto.dangerousGoods ?? dto.dangerousGoodsTemplate);
    const values = { itemTypeId, name, quantity, length, width, height, weight, dangerousGoods };
    const faults = templateFaults(values, { isFixedSize: !type.isMutable });
    if (faults.length > 0) throw new InvalidRequest(faults);
    return values;
  }

  /** Class and shipping name come from the list where the request leaves them out. */
  private async declare(
    goods: readonly TemplateDangerousGoodDto[] | null | undefined,
  ): Promise<DangerousGoodView[]> {
    if (!goods || goods.length === 0) return [];
    const entries = await this.database.getRepository(UnEntry).find({
      where: { unNumber: In(goods.map(({ unNumber }) => unNumber.id)) },
      order: { variant: 'ASC' },
    });
    return goods.map((good, index) => {
      const entry = entries.find(({ unNumber }) => unNumber === good.unNumber.id);
      if (!entry)
        throw new InvalidRequest([
          { path: `dangerousGoods.${index}.unNumber`, message: itemTexts.unNumberNotFound },
        ]);
      return toGood(good, entry);
    });
  }

  private async types(ids: readonly number[]): Promise<ReadonlyMap<number, ItemType>> {
    const types = await this.database.getRepository(ItemType).findBy({ id: In([...ids]) });
    return new Map(types.map((type) => [type.id, type]));
  }
}

function toGood(good: TemplateDangerousGoodDto, entry: UnEntry): DangerousGoodView {
  const typeOfPackaging = good.typeOfPackaging ?? entry.packingGroup ?? '';
  return {
    unNumber: {
      id: entry.unNumber,
      hazardClass: good.unNumber.hazardClass ?? entry.hazardClass,
      shippingName: good.unNumber.shippingName ?? entry.shippingName,
      typeOfPackaging: entry.packingGroup ?? 'N/A',
    },
    subRisk: good.subRisk ?? '',
    typeOfPackaging,
    packageDescription: good.packageDescription ?? '',
    weight: good.weight,
    commonName: good.commonName ?? '',
    type: good.type,
  };
}

/** Six decimals are more than anybody measures, and hide what binary fractions add. */
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
    totalVolume: Math.max(MINIMUM_VOLUME, toMillionths(quantity * length * width * height)),
    itemType: { id: itemTypeId, type: types.get(itemTypeId)?.type ?? '' },
    dangerousGoods,
    dangerousGoodsTemplate: dangerousGoods,
  };
}
