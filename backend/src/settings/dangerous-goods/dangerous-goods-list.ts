import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { UnEntry } from '../records/un-entry.entity.js';
import type { ListedGood } from './un-number-file.js';
import { commonUnNumbers } from './common-un-numbers.js';

const ROWS_AT_ONCE = 1000;

/** The UN numbers that goods may be declared under. */
@Injectable()
export class DangerousGoodsList {
  constructor(private readonly records: AuditedRecords) {}

  /** Adds the common ones that are not there yet; what is there stays. */
  async addCommon(actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      await records.manager
        .createQueryBuilder()
        .insert()
        .into(UnEntry)
        .values(toEntries())
        .orIgnore()
        .execute();
      await records.note(UnEntry, { entries: commonUnNumbers.length });
    });
  }

  /** Takes these entries for all there is to the numbers they name; other numbers stay as they are. */
  async replace(entries: readonly ListedGood[], actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const unNumbers = [...new Set(entries.map(({ unNumber }) => unNumber))];
      await records.manager.delete(UnEntry, { unNumber: In(unNumbers) });
      for (let from = 0; from < entries.length; from += ROWS_AT_ONCE)
        await records.manager.insert(UnEntry, entries.slice(from, from + ROWS_AT_ONCE));
      await records.note(UnEntry, { entries: entries.length });
    });
  }
}

function toEntries() {
  const variants = new Map<number, number>();
  return commonUnNumbers.map(([unNumber, shippingName, hazardClass, subRisk, packingGroup]) => {
    const variant = variants.get(unNumber) ?? 0;
    variants.set(unNumber, variant + 1);
    return {
      unNumber,
      variant,
      shippingName,
      hazardClass,
      subRisk: subRisk === '' ? null : subRisk,
      packingGroup: packingGroup === '' ? null : packingGroup,
    };
  });
}
