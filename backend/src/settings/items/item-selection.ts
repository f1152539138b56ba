import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ItemType, ItemTypeSelection } from '../records/item-type.entity.js';
import type { ItemSelectionDto } from './item-template.dto.js';

/** Which item types a client uses (SETTINGS-17). */
@Injectable()
export class ItemSelection {
  constructor(private readonly records: AuditedRecords) {}

  /** Types that are left out stay as they are. @throws RecordNotFound for a type that does not exist */
  async save(clientId: number, entries: readonly ItemSelectionDto[], actor: Actor): Promise<void> {
    const wanted = new Map(entries.map(({ itemType, status }) => [itemType.id, status]));
    await this.records.change(actor, async (records) => {
      const where = { id: In([...wanted.keys()]), isDeleted: false };
      if ((await records.manager.countBy(ItemType, where)) < wanted.size)
        throw new RecordNotFound('item type');
      const known = await records.manager.findBy(ItemTypeSelection, { clientId });
      for (const [itemTypeId, status] of wanted) {
        const row = known.find((each) => each.itemTypeId === itemTypeId);
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
