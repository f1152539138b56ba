import pg, { type ClientBase } from 'pg';

import { JOBS_SCHEMA } from '../jobs/job-task.js';

/**
 * Append-only tables; they and all functions, including those of their triggers, stay with the owner. The security
 * log's trigger allows deletion of old entries.
 */
const APPEND_ONLY_TABLES: Readonly<Record<string, string>> = {
  'public.audit_entry': 'select, insert',
  'public.security_event': 'select, insert, delete',
  'public.migrations': 'select',
  'event_store.events': 'select, insert',
};

/**
 * Creates the role of the programs, or grants it what a migration added. It owns the records and read models, which a
 * rebuild replaces with new tables, but may only add to the event store and the audit.
 * @param owner signed in as the owner of the database, who may create roles
 * @param applicationUrl user and password of the role
 */
export async function grantToApplication(owner: ClientBase, applicationUrl: string): Promise<void> {
  const { username, password } = new URL(applicationUrl);
  const role = decodeURIComponent(username);
  const { rows } = await owner.query<{ owner: string }>('select current_user as owner');
  if (rows[0]?.owner === role) return;

  await owner.query('begin');
  await ensureRole(owner, role, decodeURIComponent(password));
  await handOver(owner, role);
  await grantAppendOnly(owner, role);
  await owner.query('commit');
}

async function ensureRole(owner: ClientBase, role: string, password: string): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role]);
  const verb = rowCount ? 'alter' : 'create';
  const name = pg.escapeIdentifier(role);
  await owner.query(
    `${verb} role ${name} login nosuperuser nocreaterole nocreatedb nobypassrls
     password ${pg.escapeLiteral(password)}`,
  );
}

/** Makes the role the owner of all other tables. Sequences of columns follow their tables. */
async function handOver(owner: ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows } = await owner.query<{ statement: string }>(
    `select format('alter %s %s owner to %s', kind, target, $1::text) as statement from (
       select case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind,
              c.oid::regclass::text as target, c.relowner as owner
       from pg_class c
       where c.relkind in ('r', 'p', 'v', 'S')
         and c.relnamespace in ('public'::regnamespace, to_regnamespace($4))
         and c.relnamespace::regnamespace::text || '.' || c.relname <> all ($3)
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
       union all
       select 'routine', p.oid::regprocedure::text, p.proowner from pg_proc p
       where p.pronamespace = to_regnamespace($4)
       union all
       select 'type', t.oid::regtype::text, t.typowner from pg_type t
       where t.typnamespace = to_regnamespace($4) and t.typtype in ('d', 'e')
       union all
       select 'type', t.oid::regtype::text, t.typowner from pg_type t join pg_class c on c.oid = t.typrelid
       where t.typnamespace = to_regnamespace($4) and c.relkind = 'c'
       union all
       select 'schema', nspname, nspowner from pg_namespace where nspname = $4
     ) as objects
     where owner <> $2::regrole`,
    [name, name, Object.keys(APPEND_ONLY_TABLES), JOBS_SCHEMA],
  );
  for (const { statement } of rows) await owner.query(statement);
}

async function grantAppendOnly(owner: ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await owner.query(`grant usage, create on schema public to ${name}`);
  const { rows } = await owner.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname = 'event_store' or schemaname || '.' || tablename = any ($1)`,
    [Object.keys(APPEND_ONLY_TABLES)],
  );
  if (rows.some((table) => table.name.startsWith('event_store.')))
    await owner.query(`grant usage on schema event_store to ${name}`);
  for (const table of rows) {
    const rights = APPEND_ONLY_TABLES[table.name] ?? 'select, insert, update, delete';
    await owner.query(`revoke all on ${table.name} from ${name}`);
    await owner.query(`grant ${rights} on ${table.name} to ${name}`);
  }
}
