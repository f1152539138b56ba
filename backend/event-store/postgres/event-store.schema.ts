import { createHash } from 'node:crypto';

import { appendFunctions } from './append.sql.js';
import { APPEND_LOCK } from './constants.js';

/** Subset of `pg.Pool` and `pg.Client` needed to run statements. */
export interface Queryable {
  query(text: string): Promise<{ rows: unknown[] }>;
}

const tables = `
create schema if not exists event_store;

create table if not exists event_store.events (
  position    bigint generated always as identity primary key,
  stream      text collate "C" not null,
  revision    integer not null,
  id          uuid not null unique,
  type        text not null,
  data        jsonb not null,
  metadata    jsonb not null,
  recorded_at timestamptz not null default now(),
  unique (stream, revision)
);

create or replace function event_store.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are kept as they were written: % refused', tg_op
    using errcode = 'insufficient_privilege';
end $$;

create or replace trigger events_are_final
  before update or delete or truncate on event_store.events
  for each statement execute function event_store.refuse_change();
`;

const script = tables + appendFunctions;
const version = `event store ${createHash('sha256').update(script).digest('hex').slice(0, 12)}`;

/**
 * Creates the event store's schema or migrates it to this version; does nothing if it is current. Safe to run from
 * several processes at once.
 */
export async function ensurePostgresEventStore(database: Queryable): Promise<void> {
  const { rows } = await database.query(
    `select 1 from pg_namespace
     where nspname = 'event_store' and obj_description(oid, 'pg_namespace') = '${version}'`,
  );
  if (rows.length > 0) return;

  // A simple query is one transaction.
  await database.query(`
    select pg_advisory_xact_lock(${APPEND_LOCK});
    ${script}
    comment on schema event_store is '${version}';
  `);
}
