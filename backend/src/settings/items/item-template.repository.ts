import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { assertNameFree } from '../../platform/database/unique-name.js';
import { ItemTemplate } from '../records/item-template.entity.js';

/** Loads and saves the custom items of clients. */
@Injectable()
export class ItemTemplateRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
  ) {}

  /** Lists the client's custom items by name. */
  list(clientId: number): Promise<ItemTemplate[]> {
    return this.database
      .getRepository(ItemTemplate)
      .find({ where: { clientId }, order: { name: 'ASC', id: 'ASC' } });
  }

  /** Returns null for a custom item of another client. */
  find(clientId: number, id: number): Promise<ItemTemplate | null> {
    return this.database.getRepository(ItemTemplate).findOneBy({ id, clientId });
  }

  /** @throws NameTaken */
  add(template: Omit<ItemTemplate, 'id' | 'version'>, actor: Actor): Promise<ItemTemplate> {
    return this.records.create<ItemTemplate>(ItemTemplate, actor, async (records) => {
      await assertFree(records.manager, template);
      return records.insert<ItemTemplate>(ItemTemplate, template);
    });
  }

  /** @throws NameTaken */
  change(
    template: ItemTemplate,
    values: Partial<ItemTemplate>,
    actor: Actor,
  ): Promise<ItemTemplate> {
    return this.records.change(actor, async (records) => {
      const { name = template.name } = values;
      if (name !== template.name)
        await assertFree(records.manager, { clientId: template.clientId, name }, template.id);
      return records.update(ItemTemplate, template, values);
    });
  }

  async remove(template: ItemTemplate, actor: Actor): Promise<void> {
    await this.records.change(actor, (records) => records.remove(ItemTemplate, template));
  }
}

const assertFree = (
  manager: EntityManager,
  { clientId, name }: Pick<ItemTemplate, 'clientId' | 'name'>,
  exceptId = 0,
): Promise<void> =>
  assertNameFree<ItemTemplate>(manager, {
    type: ItemTemplate,
    field: 'name',
    name,
    among: [{ clientId }],
    exceptId,
  });
