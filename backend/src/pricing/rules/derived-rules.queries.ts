import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RulesView } from '@contracts/views/rules.view.js';

import type { RulesRecord } from '../domain/rules/rules-record.js';
import type { RulesLevel } from '../records/rules-fees.entity.js';
import type { RulesOwner } from './rules-owner.js';

/** The Rules & Fees that the form of one record shows. */
export interface DerivedRulesView {
  /** Null if the record has no Rules & Fees of its own. */
  readonly rulesFeesId: number | null;
  readonly derivedRulesFees: RulesView | null;
  /** Id of the record's latest version; 0 if there is none. */
  readonly revision: number;
}

interface LatestRow {
  readonly id: number;
  readonly level: RulesLevel;
  readonly owner_id: number;
  readonly record: RulesRecord;
  readonly revision: number;
}

const latestRecords = `
  select f.id, f.level, f.owner_id, v.record, v.revision
    from rules_fees f
    join lateral (
      select record, id as revision from rules_fees_version
       where rules_fees_id = f.id order by id desc limit 1
    ) v on true
   where (f.level, f.owner_id) in (select * from unnest($1::text[], $2::integer[]))
     and f.dropped_at is null`;

/**
 * Finds the Rules & Fees that apply to a record: its own, or else those of the nearest level above (RULES-57, GAP-51).
 */
@Injectable()
export class DerivedRulesQueries {
  constructor(private readonly database: DataSource) {}

  /** Each chain of owners begins with the record itself. */
  async find(chains: readonly (readonly RulesOwner[])[]): Promise<DerivedRulesView[]> {
    const owners = chains.flat();
    const rows = await this.database.query<LatestRow[]>(latestRecords, [
      owners.map(({ level }) => level),
      owners.map(({ ownerId }) => ownerId),
    ]);
    const rowsByOwner = new Map(rows.map((row) => [`${row.level} ${row.owner_id}`, row]));
    return chains.map((chain) => toView(chain, rowsByOwner));
  }
}

function toView(
  chain: readonly RulesOwner[],
  rowsByOwner: ReadonlyMap<string, LatestRow>,
): DerivedRulesView {
  const rows = chain.map(({ level, ownerId }) => rowsByOwner.get(`${level} ${ownerId}`));
  const nearest = rows.find((row) => row !== undefined);
  const rulesFeesId = rows[0]?.id ?? null;
  return {
    rulesFeesId,
    derivedRulesFees: nearest ? { ...nearest.record, id: rulesFeesId } : null,
    revision: rows[0]?.revision ?? 0,
  };
}
