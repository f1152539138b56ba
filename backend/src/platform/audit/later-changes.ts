import type { EntityManager } from 'typeorm';

import type { EventActor } from '@contracts/events/domain-event.js';
import type { VersionConflictView } from '@contracts/views/version-conflict.view.js';

interface SavedRecord {
  readonly table: string;
  readonly recordId: string;
  readonly versionProperty: string;
  readonly version: number;
  /** Its columns as recorded in the audit. */
  readonly described: Record<string, unknown>;
}

const latestChange = `
  select actor, recorded_at as "recordedAt" from audit_entry
   where record_type = $1 and record_id = $2 order by id desc limit 1`;

const recordAtVersion = `
  select before from audit_entry
   where record_type = $1 and record_id = $2 and before ->> $3 = $4 order by id limit 1`;

/** Last editor of a record, and those of `fields` that differ from the version that the caller read. */
export async function describeChanges(
  manager: EntityManager,
  { table, recordId, versionProperty, version, described }: SavedRecord,
  { expected, fields }: { readonly expected: number; readonly fields: readonly string[] },
): Promise<VersionConflictView> {
  const key = [table, recordId];
  const [latest] = await manager.query<{ actor: EventActor; recordedAt: Date }[]>(
    latestChange,
    key,
  );
  const [base] = await manager.query<{ before: Record<string, unknown> }[]>(recordAtVersion, [
    ...key,
    versionProperty,
    String(expected),
  ]);
  // the audit stores a record as JSON, so both sides are compared as JSON
  const now = JSON.parse(JSON.stringify(described)) as Record<string, unknown>;
  const changes = base ? differences(base.before, now, fields) : [];
  return {
    record: table,
    version,
    changedBy: latest ? { id: latest.actor.id, name: latest.actor.name } : null,
    changedAt: latest?.recordedAt.toISOString() ?? null,
    changes,
  };
}

const differences = (
  before: Record<string, unknown>,
  now: Record<string, unknown>,
  fields: readonly string[],
) =>
  fields
    .filter((field) => field in now)
    .map((field) => ({ field, from: before[field] ?? null, to: now[field] }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
