import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { prepareRules } from '../domain/rules/prepare-rules.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import type { Rules } from '../domain/rules/rules.js';
import { rulesLevels, type RulesLevel } from '../records/rules-fees.entity.js';

/** The records whose own Rules & Fees an account may have, one for each level. */
export type RulesOwners = Readonly<Record<RulesLevel, number>>;

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

const newestVersions = `
  select f.level, f.owner_id, v.id, v.record
    from rules_fees f
    join lateral (
      select id, record from rules_fees_version where rules_fees_id = f.id order by id desc limit 1
    ) v on true
   where (f.level, f.owner_id) in (select * from unnest($1::text[], $2::integer[]))`;

const withoutRules: RulesVersion = { id: 0, rules: prepareRules({}) };

/** Reads which Rules & Fees apply: the nearest level that has its own, as a whole (GAP-51). */
@Injectable()
export class RulesInForce {
  constructor(private readonly database: DataSource) {}

  async find(owners: readonly RulesOwners[]): Promise<(owner: RulesOwners) => RulesVersion> {
    const asked = owners.flatMap((owner) =>
      rulesLevels.map((level) => ({ level, ownerId: owner[level] })),
    );
    const rows = await this.database.query<RulesRow[]>(newestVersions, [
      asked.map(({ level }) => level),
      asked.map(({ ownerId }) => ownerId),
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
