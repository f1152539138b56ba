import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
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

  add(template: Omit<ItemTemplate, 'id' | 'version'>, actor: Actor): Promise<ItemTemplate> {
    return this.records.create<ItemTemplate>(ItemTemplate, actor, (records) =>
      records.insert<ItemTemplate>(ItemTemplate, template),
    );
  }

  change(
    template: ItemTemplate,
    values: Partial<ItemTemplate>,
    actor: Actor,
  ): Promise<ItemTemplate> {
    return this.records.change(actor, (records) => records.update(ItemTemplate, template, values));
  }

  async remove(template: ItemTemplate, actor: Actor): Promise<void> {
    await this.records.change(actor, (records) => records.remove(ItemTemplate, template));
  }
}
