import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';

import { waitUntil } from '../../../projections/src/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { freePort } from '../../../tools/embedded-pg.mjs';
import { migrations } from '../migrations.js';
import { Environment } from '../platform/config/environment.js';
import { readEnvironment } from '../platform/config/read-environment.js';
import { migrateDatabase } from '../platform/database/migrate-database.js';
import { flagsOf, JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { WorkerModule } from '../worker.module.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'monitoring-test-'));
let testDatabase: TestDatabase;
let worker: INestApplicationContext;
let port: number;

beforeAll(async () => {
  testDatabase = await createTestDatabase('monitoring');
  const databaseUrl = testDatabase.url;
  await migrateDatabase({ databaseUrl, eventStoreUrl: databaseUrl, migrations });
  port = await freePort();
  const environment = readEnvironment({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    MONITORING_PORT: String(port),
  });
  const module = await Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(Environment)
    .useValue(environment)
    .compile();
  worker = await module.init();
});

afterAll(async () => {
  await worker.close();
  await testDatabase.drop();
  fs.rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const metrics = async () => (await get('/metrics')).text();

describe('monitoring of the worker', () => {
  it('reports that it is ready', async () => {
    expect(await (await get('/health/ready')).json()).toEqual({ status: 'ok' });
  });

  it('exposes metrics of its jobs and connections', async () => {
    await worker.get(DataSource).query(`
      select ${JOBS_SCHEMA}.add_job('lost-kind', run_at => now() - interval '1 hour');
      select ${JOBS_SCHEMA}.add_job('lost-kind', run_at => now() + interval '1 hour')`);

    const text = await metrics();

    expect(text).toContain('linehaul_jobs{task="lost-kind",state="due"} 1');
    expect(text).toContain('linehaul_jobs{task="lost-kind",state="later"} 1');
    expect(text).toContain('linehaul_jobs{task="lost-kind",state="given_up"} 0');
    expect(text).toMatch(/linehaul_oldest_due_job_seconds{task="lost-kind"} 36\d\d/);
    expect(text).toMatch(/linehaul_database_connections{pool="jobs",state="busy"} \d/);
    expect(text).toMatch(/linehaul_database_connections{pool="records",state="idle"} \d/);
  });

  it('exposes which customer’s jobs wait', async () => {
    await worker
      .get(DataSource)
      .query(
        `select ${JOBS_SCHEMA}.add_job('lost-kind', run_at => now() - interval '1 hour', flags => $1)`,
        [flagsOf(7)],
      );

    const text = await metrics();

    expect(text).toContain('linehaul_customer_due_jobs{customer="7"} 1');
    expect(text).toMatch(/linehaul_customer_oldest_due_job_seconds{customer="7"} 36\d\d/);
  });

  it('exposes the age of each feed', async () => {
    await worker.get(DataSource).query(`
      insert into customer (id, name, bookings_email, contact_email)
        values (3, 'Coastline', 'bookings@coastline.example', 'contact@coastline.example');
      insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
        values (1, 'southern_star', 'Southern Star Express', 4, 8);
      insert into customer_carrier (id, customer_id, carrier_id, difot_server)
        values (21, 3, 1, 'http://nobody.invalid')`);

    await waitUntil(metrics, (text) =>
      text.includes('linehaul_feed_age_seconds{customer_carrier="21"}'),
    );
  });
});
