import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { prepareRules } from '../domain/rules/prepare-rules.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import type { Rules } from '../domain/rules/rules.js';
import { rulesLevels, type RulesLevel } from '../records/rules-fees.entity.js';

/** Records from which an account may inherit Rules & Fees, one per level. */
export type RulesOwnersByLevel = Readonly<Record<RulesLevel, number>>;

export interface RulesVersion {
  readonly id: number;
  readonly rules: Rules;
}

interface RulesRow {
  readonly level: RulesLevel;
  readonly owner_id: number;
  readonly id: number;
  readonly record: RulesRecord;
}

const latestVersions = `
  select f.level, f.owner_id, v.id, v.record
    from rules_fees f
    join lateral (
      select id, record from rules_fees_version where rules_fees_id = f.id order by id desc limit 1
    ) v on true
   where (f.level, f.owner_id) in (select * from unnest($1::text[], $2::integer[]))
     and f.dropped_at is null`;

const withoutRules: RulesVersion = { id: 0, rules: prepareRules({}) };

/** Finds the Rules & Fees that apply to an account: those of the nearest level that has any, as a whole (GAP-51). */
@Injectable()
export class EffectiveRulesQueries {
  constructor(private readonly database: DataSource) {}

  async find(
    owners: readonly RulesOwnersByLevel[],
  ): Promise<(owner: RulesOwnersByLevel) => RulesVersion> {
    const levelOwners = owners.flatMap((owner) =>
      rulesLevels.map((level) => ({ level, ownerId: owner[level] })),
    );
    const rows = await this.database.query<RulesRow[]>(latestVersions, [
      levelOwners.map(({ level }) => level),
      levelOwners.map(({ ownerId }) => ownerId),
    ]);
    const versions = new Map(
      rows.map(({ level, owner_id, id, record }) => [
        `${level} ${owner_id}`,
        { id, rules: prepareRules(record) },
      ]),
    );
    return (owner) =>
      rulesLevels
        .map((level) => versions.get(`${level} ${owner[level]}`))
        .find((version) => version !== undefined) ?? withoutRules;
  }
}
