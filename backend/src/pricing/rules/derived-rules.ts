import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { RulesView } from '@contracts/views/rules.view.js';

import type { RulesRecord } from '../domain/rules/rules-record.js';
import type { RulesLevel } from '../records/rules-fees.entity.js';
import type { RulesOwner } from './rules-book.js';

/** The Rules & Fees a form shows for one record. */
export interface ShownRules {
  /** Null where the level has none of its own. */
  readonly rulesFeesId: number | null;
  readonly derivedRulesFees: RulesView | null;
  /** The id of the version of its own; 0 where it has none. */
  readonly revision: number;
}

interface NewestRow {
  readonly id: number;
  readonly level: RulesLevel;
  readonly owner_id: number;
  readonly record: RulesRecord;
  readonly revision: number;
}

const newestRecords = `
  select f.id, f.level, f.owner_id, v.record, v.revision
    from rules_fees f
    join lateral (
      select record, id as revision from rules_fees_version
       where rules_fees_id = f.id order by id desc limit 1
    ) v on true
   where (f.level, f.owner_id) in (select * from unnest($1::text[], $2::integer[]))`;

/** Which Rules & Fees a level shows: its own, else those of the nearest level above (RULES-57, GAP-51). */
@Injectable()
export class DerivedRules {
  constructor(private readonly database: DataSource) {}

  /** For each chain of owners, the level in question first. */
  async find(chains: readonly (readonly RulesOwner[])[]): Promise<ShownRules[]> {
    const owners = chains.flat();
    const rows = await this.database.query<NewestRow[]>(newestRecords, [
      owners.map(({ level }) => level),
      owners.map(({ ownerId }) => ownerId),
    ]);
    const known = new Map(rows.map((row) => [`${row.level} ${row.owner_id}`, row]));
    return chains.map((chain) => shown(chain, known));
  }
}

function shown(chain: readonly RulesOwner[], known: ReadonlyMap<string, NewestRow>): ShownRules {
  const rows = chain.map(({ level, ownerId }) => known.get(`${level} ${ownerId}`));
  const nearest = rows.find((row) => row !== undefined);
  const rulesFeesId = rows[0]?.id ?? null;
  return {
    rulesFeesId,
    derivedRulesFees: nearest ? { ...nearest.record, id: rulesFeesId } : null,
    revision: rows[0]?.revision ?? 0,
  };
}
