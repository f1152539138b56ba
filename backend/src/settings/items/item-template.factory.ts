import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { itemTexts } from '@contracts/texts/spec/items.js';
import { settingsRejections } from '@contracts/texts/spec/settings.js';
import type { DangerousGoodView } from '@contracts/views/item.view.js';

import { InvalidRequest } from '../../platform/invalid-request.js';
import type { ItemTemplate } from '../records/item-template.entity.js';
import { UnEntry } from '../records/un-entry.entity.js';
import type { ItemTemplateInput, TemplateDangerousGoodDto } from './item-template.dto.js';
import { ItemTypeRepository } from './item-type.repository.js';
import { templateErrors } from './template-errors.js';

/** Creates custom items from requests: resolves item type and UN numbers, validates the measures. */
@Injectable()
export class ItemTemplateFactory {
  constructor(
    private readonly database: DataSource,
    private readonly types: ItemTypeRepository,
  ) {}

  /** @throws InvalidRequest */
  async create(
    input: ItemTemplateInput,
  ): Promise<Omit<ItemTemplate, 'id' | 'clientId' | 'version'>> {
    const itemTypeId = input.itemTypeId ?? input.itemType?.id ?? 0;
    const type = (await this.types.load([itemTypeId])).get(itemTypeId);
    if (!type || type.isDeleted)
      throw new InvalidRequest([
        { path: 'itemTypeId', message: settingsRejections.itemTypeUnknown },
      ]);
    const { name, quantity, length, width, height, weight } = input;
    const dangerousGoods = await this.resolveDangerousGoods(
      input.dangerousGoods ?? input.dangerousGoodsTemplate,
    );
    const values = { itemTypeId, name, quantity, length, width, height, weight, dangerousGoods };
    const errors = templateErrors(values, { isFixedSize: !type.isMutable });
    if (errors.length > 0) throw new InvalidRequest(errors);
    return values;
  }

  /** Takes hazard class and shipping name from the UN list if the request leaves them out. */
  private async resolveDangerousGoods(
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
      return toDangerousGood(good, entry);
    });
  }
}

function toDangerousGood(good: TemplateDangerousGoodDto, entry: UnEntry): DangerousGoodView {
  return {
    unNumber: {
      id: entry.unNumber,
      hazardClass: good.unNumber.hazardClass ?? entry.hazardClass,
      shippingName: good.unNumber.shippingName ?? entry.shippingName,
      typeOfPackaging: entry.packingGroup ?? 'N/A',
    },
    subRisk: good.subRisk ?? '',
    typeOfPackaging: good.typeOfPackaging ?? entry.packingGroup ?? '',
    packageDescription: good.packageDescription ?? '',
    weight: good.weight,
    commonName: good.commonName ?? '',
    type: good.type,
  };
}
