import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';

import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { Clock } from '../../platform/clock.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import { RulesFees, RulesFeesVersion } from '../records/rules-fees.entity.js';
import type { RulesOwner } from './rules-owner.js';
import { RulesVersionConflict, RulesExist } from './rules.errors.js';

export interface NewRulesVersion {
  readonly owner: RulesOwner;
  readonly record: RulesRecord;
  /** The version that was read, 0 for none; null to skip the check. */
  readonly revision: number | null;
  /** Whether the record may already have rules; users without the permission to change them can only add the first. */
  readonly canReplace: boolean;
}

/** Loads and saves Rules & Fees of carriers, customer carriers and accounts; versions never change. */
@Injectable()
export class RulesFeesRepository {
  constructor(
    @InjectRepository(RulesFees) private readonly rulesFees: Repository<RulesFees>,
    private readonly clock: Clock,
  ) {}

  /** True when the record has Rules & Fees of its own. */
  exists(owner: RulesOwner): Promise<boolean> {
    return this.rulesFees.existsBy({ ...owner, droppedAt: IsNull() });
  }

  /** Null for an unknown id, and for dropped rules. */
  find(id: number): Promise<RulesFees | null> {
    return this.rulesFees.findOneBy({ id, droppedAt: IsNull() });
  }

  /** The latest version; an empty record before the first. */
  async getLatest(rulesFeesId: number): Promise<RulesRecord> {
    const version = await findLatest(this.rulesFees.manager, rulesFeesId);
    return version?.record ?? {};
  }

  /**
   * Adds a version; the first one of a record overrides the level above. Returns the id of the Rules & Fees.
   * @throws RulesVersionConflict when `revision` is not the latest version
   * @throws RulesExist when they may not be replaced
   */
  async addVersion(
    records: UnitOfWork,
    { owner, record, revision, canReplace }: NewRulesVersion,
  ): Promise<number> {
    const existing = await records.manager.findOne(RulesFees, {
      where: { ...owner, droppedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (existing && !canReplace) throw new RulesExist();
    const { id } = existing ?? (await records.insert<RulesFees>(RulesFees, owner));
    const latest = await findLatest(records.manager, id);
    if (revision !== null && revision !== (latest?.id ?? 0)) throw new RulesVersionConflict();
    await records.insert(RulesFeesVersion, { rulesFeesId: id, record });
    return id;
  }

  /**
   * Ends the record's own rules: those of the level above apply again. Their versions stay.
   * @throws RulesVersionConflict when `revision` is not the latest version
   */
  async drop(records: UnitOfWork, rules: RulesFees, revision: number | null): Promise<void> {
    await records.update(RulesFees, rules, { droppedAt: this.clock.now() });
    const latest = await findLatest(records.manager, rules.id);
    if (revision !== null && revision !== (latest?.id ?? 0)) throw new RulesVersionConflict();
  }
}

const findLatest = (manager: EntityManager, rulesFeesId: number) =>
  manager.findOne(RulesFeesVersion, { where: { rulesFeesId }, order: { id: 'DESC' } });
