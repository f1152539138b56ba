import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { settingsRejections } from '@contracts/texts/spec/settings.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ItemType, ItemTypeSelection } from '../records/item-type.entity.js';

/** Loads and saves item types and the clients' selections of them. */
@Injectable()
export class ItemTypeRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
  ) {}

  findByName(type: string): Promise<ItemType | null> {
    return this.database.getRepository(ItemType).findOneBy({ type, isDeleted: false });
  }

  /** Loads the item types with these ids, deleted ones included. */
  async load(ids: readonly number[]): Promise<ReadonlyMap<number, ItemType>> {
    const types = await this.database.getRepository(ItemType).findBy({ id: In([...ids]) });
    return new Map(types.map((type) => [type.id, type]));
  }

  add(type: Omit<ItemType, 'id' | 'isDeleted'>, actor: Actor): Promise<ItemType> {
    return this.records.change(actor, (records) => records.insert<ItemType>(ItemType, type));
  }

  /**
   * Saves which types the client uses (SETTINGS-17), by item type id.
   * @throws RecordNotFound for an unknown type
   * @throws InvalidRequest if none would stay enabled
   */
  async saveSelection(
    clientId: number,
    statuses: ReadonlyMap<number, boolean>,
    actor: Actor,
  ): Promise<void> {
    await this.records.change(actor, async (records) => {
      const types = await records.manager.findBy(ItemType, { isDeleted: false });
      const known = new Set(types.map(({ id }) => id));
      if (![...statuses.keys()].every((id) => known.has(id))) throw new RecordNotFound('item type');
      // two first choices of one type must not both insert it, nor two users switch off each other's last one
      await records.manager.query('select 1 from client where id = $1 for no key update', [
        clientId,
      ]);
      const saved = await records.manager.findBy(ItemTypeSelection, { clientId });
      const before = new Map(saved.map(({ itemTypeId, status }) => [itemTypeId, status]));
      if (!types.some(({ id }) => statuses.get(id) ?? before.get(id) ?? true))
        throw new InvalidRequest([{ path: 'status', message: settingsRejections.nothingSelected }]);
      for (const [itemTypeId, status] of statuses) {
        const row = saved.find((each) => each.itemTypeId === itemTypeId);
        if (!row)
          await records.insert<ItemTypeSelection>(ItemTypeSelection, {
            clientId,
            itemTypeId,
            status,
          });
        else if (row.status !== status) await records.update(ItemTypeSelection, row, { status });
      }
    });
  }
}
