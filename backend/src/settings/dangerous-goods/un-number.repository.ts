import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { UnEntry } from '../records/un-entry.entity.js';
import type { UnNumberRow } from './un-number-file.js';
import { commonUnNumbers } from './common-un-numbers.js';

const BATCH_SIZE = 1000;

/** Saves the UN numbers that dangerous goods may be declared under. */
@Injectable()
export class UnNumberRepository {
  constructor(private readonly records: AuditedRepository) {}

  /** Adds the common UN numbers that are missing; existing entries are unchanged. */
  async addCommon(actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      await records.manager
        .createQueryBuilder()
        .insert()
        .into(UnEntry)
        .values(toEntries())
        .orIgnore()
        .execute();
      await records.addEntry(UnEntry, { entries: commonUnNumbers.length });
    });
  }

  /** Replaces all entries of the UN numbers in the list; other numbers are unchanged. */
  async replace(entries: readonly UnNumberRow[], actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const unNumbers = [...new Set(entries.map(({ unNumber }) => unNumber))];
      await records.manager.delete(UnEntry, { unNumber: In(unNumbers) });
      for (let from = 0; from < entries.length; from += BATCH_SIZE)
        await records.manager.insert(UnEntry, entries.slice(from, from + BATCH_SIZE));
      await records.addEntry(UnEntry, { entries: entries.length });
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
