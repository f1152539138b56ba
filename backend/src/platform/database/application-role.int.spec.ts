import { randomUUID } from 'node:crypto';
import pg from 'pg';

import { connectEventStore } from '@event-store/connect-event-store.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { migrations } from '../../migrations.js';
import { migrateDatabase } from './migrate-database.js';

let database: TestDatabase;
let application: pg.Client;
let applicationUrl: string;
const role = `test_app_${randomUUID().slice(0, 8)}`;

const migrate = () =>
  migrateDatabase({
    databaseUrl: applicationUrl,
    ownerUrl: database.url,
    eventStoreUrl: applicationUrl,
    migrations,
  });

beforeAll(async () => {
  database = await createTestDatabase('roles');
  const url = new URL(database.url);
  url.username = role;
  url.password = "p'ss word";
  applicationUrl = url.toString();
  // An earlier installation had one role, which owned everything.
  await migrateDatabase({
    databaseUrl: database.url,
    eventStoreUrl: database.url,
    migrations,
  });
  await migrate();
  application = new pg.Client({ connectionString: applicationUrl });
  await application.connect();
});

afterAll(async () => {
  await application.end();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`drop owned by ${role}`);
  await owner.query(`drop role ${role}`);
  await owner.end();
  await database.drop();
});

describe('the application role', () => {
  it('appends and reads events', async () => {
    const store = await connectEventStore(applicationUrl);
    expect(await store.lastPosition()).toBeDefined();
    await store.close();
  });

  it.each([
    `update event_store.events set type = 'Other'`,
    'delete from event_store.events',
    'truncate event_store.events',
    'alter table event_store.events disable trigger all',
    'drop table event_store.events',
    `create or replace function event_store.refuse_change() returns trigger language plpgsql
       as $$ begin return null; end $$`,
    'drop schema event_store cascade',
    `update audit_entry set after = null`,
    'delete from audit_entry',
    'truncate audit_entry',
    'alter table audit_entry disable trigger all',
    'drop trigger audit_entry_is_final on audit_entry',
    `create or replace function refuse_audit_change() returns trigger language plpgsql
       as $$ begin return null; end $$`,
    `update security_event set outcome = 'OTHER'`,
    'alter table security_event disable trigger all',
    'drop table security_event',
    `set session_replication_role = 'replica'`,
    'create role another superuser',
  ])('is rejected: %s', async (statement) => {
    await expect(application.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('owns the read models, which a rebuild replaces, and the jobs', async () => {
    const { rows } = await application.query<{ kept: string }>(
      `select schemaname || '.' || tablename as kept from pg_tables
       where schemaname in ('public', 'linehaul_jobs') and tableowner <> current_user
       order by 1`,
    );
    expect(rows.map(({ kept }) => kept)).toEqual([
      'public.audit_entry',
      'public.migrations',
      'public.security_event',
    ]);
  });

  it('is unchanged when everything is current', async () => {
    await migrate();
    await expect(application.query('select count(*) from consignment_list')).resolves.toBeDefined();
  });
});
