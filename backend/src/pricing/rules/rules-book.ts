import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import type { RecordChanges } from '../../platform/audit/record-changes.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import { RulesFees, RulesFeesVersion, type RulesLevel } from '../records/rules-fees.entity.js';
import { RulesChangedByAnother } from './rules.errors.js';

/** Whose Rules & Fees they are. */
export interface RulesOwner {
  readonly level: RulesLevel;
  readonly ownerId: number;
}

/** Rules & Fees of carriers, customers' carriers and accounts; every save is a version that stays as it is. */
@Injectable()
export class RulesBook {
  constructor(
    @InjectRepository(RulesFees) private readonly rulesFees: Repository<RulesFees>,
    private readonly records: AuditedRecords,
  ) {}

  /** True when this level has Rules & Fees of its own. */
  isSet(owner: RulesOwner): Promise<boolean> {
    return this.rulesFees.existsBy(owner);
  }

  /** Null where there are none of that id. */
  find(id: number): Promise<RulesFees | null> {
    return this.rulesFees.findOneBy({ id });
  }

  /** The newest version; blank where nothing was saved yet. */
  async newest(rulesFeesId: number): Promise<RulesRecord> {
    const version = await newestVersion(this.rulesFees.manager, rulesFeesId);
    return version?.record ?? {};
  }

  /**
   * Saves a new version; the first one of a level overrides the level above it. Answers the id of the Rules & Fees.
   * @param revision the version that was read, 0 for none; null where it does not matter
   * @throws RulesChangedByAnother when that is not the newest one
   */
  async save(
    owner: RulesOwner,
    record: RulesRecord,
    actor: Actor,
    revision: number | null = null,
  ): Promise<number> {
    const saveVersion = () =>
      this.records.change(actor, (records) => addVersion(records, { owner, record, revision }));
    try {
      return await saveVersion();
    } catch (error) {
      // Somebody made the first version of this level meanwhile: ours follows theirs.
      if (isUniqueViolation(error)) return saveVersion();
      throw error;
    }
  }
}

interface NewVersion {
  readonly owner: RulesOwner;
  readonly record: RulesRecord;
  readonly revision: number | null;
}

async function addVersion(
  records: RecordChanges,
  { owner, record, revision }: NewVersion,
): Promise<number> {
  const known = await records.manager.findOne(RulesFees, {
    where: owner,
    lock: { mode: 'pessimistic_write' },
  });
  const { id } = known ?? (await records.insert<RulesFees>(RulesFees, owner));
  const newest = await newestVersion(records.manager, id);
  if (revision !== null && revision !== (newest?.id ?? 0)) throw new RulesChangedByAnother();
  await records.insert(RulesFeesVersion, { rulesFeesId: id, record });
  return id;
}

const newestVersion = (manager: EntityManager, rulesFeesId: number) =>
  manager.findOne(RulesFeesVersion, { where: { rulesFeesId }, order: { id: 'DESC' } });
