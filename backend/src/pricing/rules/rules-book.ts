import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import { RulesFees, RulesFeesVersion, type RulesLevel } from '../records/rules-fees.entity.js';

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
    const [version] = await this.rulesFees.manager.find(RulesFeesVersion, {
      where: { rulesFeesId },
      order: { id: 'DESC' },
      take: 1,
    });
    return version?.record ?? {};
  }

  /** Saves a new version; the first one of a level overrides the level above it. Answers the id of the Rules & Fees. */
  async save(owner: RulesOwner, record: RulesRecord, actor: Actor): Promise<number> {
    try {
      return await this.saveVersion(owner, record, actor);
    } catch (error) {
      // Somebody made the first version of this level meanwhile: ours follows theirs.
      if (isUniqueViolation(error)) return this.saveVersion(owner, record, actor);
      throw error;
    }
  }

  private saveVersion(owner: RulesOwner, record: RulesRecord, actor: Actor): Promise<number> {
    return this.records.change(actor, async (records) => {
      const known = await records.manager.findOneBy(RulesFees, owner);
      const { id } = known ?? (await records.insert<RulesFees>(RulesFees, owner));
      await records.insert(RulesFeesVersion, { rulesFeesId: id, record });
      return id;
    });
  }
}
