import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RulesLevelView, RulesView } from '@contracts/views/rules.view.js';

import type { RulesLevel } from '../records/rules-fees.entity.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import type { RulesOwner } from './rules-owner.js';

/** A level with the id of its latest version; 0 if there is no record. */
export interface LevelRow extends RulesLevelView {
  readonly revision: number;
}

interface RecordRow {
  readonly level: RulesLevel;
  readonly id: number;
  readonly record: RulesRecord;
  readonly revision: number;
  readonly version: number;
  readonly changedAt: Date;
  /** Null if there was none, or if it is still the latest. */
  readonly before: RulesRecord | null;
}

/** Versions of all records are numbered by one sequence, so a version below `own` existed when `own` was saved. */
const recordsByLevel = `
  with owner as (select * from unnest($1::text[], $2::integer[]) as o (level, owner_id)),
  rules as (
    select f.id, f.level, v.id as revision, v.record, v.created_at,
           (select count(*)::integer from rules_fees_version n where n.rules_fees_id = f.id) as version
      from owner o
      join rules_fees f on f.level = o.level and f.owner_id = o.owner_id and f.dropped_at is null
      join lateral (
        select id, record, created_at from rules_fees_version
         where rules_fees_id = f.id order by id desc limit 1
      ) v on true
  ),
  own as (select revision from rules where level = $3)
  select r.level, r.id, r.record, r.revision, r.version, r.created_at as "changedAt",
         (select b.record from rules_fees_version b, own
           where b.rules_fees_id = r.id and b.id < own.revision and r.revision > own.revision
           order by b.id desc limit 1) as before
    from rules r`;

/** Reads the Rules & Fees of each level that a record may inherit from. */
@Injectable()
export class RulesLevelQueries {
  constructor(private readonly database: DataSource) {}

  /** From the first of `ownersAbove` to the record itself. */
  async list(owner: RulesOwner, ownersAbove: readonly RulesOwner[]): Promise<LevelRow[]> {
    const chain = [...ownersAbove, owner];
    const rows = await this.database.query<RecordRow[]>(recordsByLevel, [
      chain.map(({ level }) => level),
      chain.map(({ ownerId }) => ownerId),
      owner.level,
    ]);
    return chain.map(({ level }) =>
      toRow(
        level,
        rows.find((row) => row.level === level),
      ),
    );
  }
}

function toRow(level: RulesLevel, row: RecordRow | undefined): LevelRow {
  if (!row)
    return { level, record: null, version: 0, changedAt: null, recordBefore: null, revision: 0 };
  const { id, record, version, changedAt, before, revision } = row;
  const recordBefore: RulesView | null = before && { ...before, id };
  return {
    level,
    record: { ...record, id },
    version,
    changedAt: changedAt.toISOString(),
    recordBefore,
    revision,
  };
}
