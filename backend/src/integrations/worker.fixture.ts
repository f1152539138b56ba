import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import pg from 'pg';
import { pino } from 'pino';

import type { DomainEvent } from '@contracts/events/domain-event.js';
import { EventStore } from '@event-store/event-store.js';

import { startCarrier, type RunningCarrier } from '../../../demo/simulated-carrier/carrier.js';
import { demoAccount } from '../../../demo/simulated-carrier/settings.js';
import { consignmentList } from '../../../projections/src/consignment-list/consignment-list.projection.js';
import { openRowDatabase } from '../../../projections/src/platform/row-database.js';
import { ProjectionRunner } from '../../../projections/src/platform/running/runner.js';
import { waitUntil } from '../../../projections/src/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { migrations } from '../migrations.js';
import { Environment } from '../platform/config/environment.js';
import { readEnvironment } from '../platform/config/read-environment.js';
import { migrateDatabase } from '../platform/database/migrate-database.js';
import { SecretBox } from '../platform/secrets/secret-box.js';
import { WorkerModule } from '../worker.module.js';

export const window = {
  readyTime: '2099-03-03T03:00:00.000Z',
  closingTime: '2099-03-03T05:00:00.000Z',
};

let folder: string;
let database: TestDatabase;
export let client: pg.Client;
export let carrier: RunningCarrier;
let environment: Environment;
export let worker: INestApplicationContext;
const controller = new AbortController();
let projecting: Promise<void>;

const silent = pino({ level: 'silent' });

export async function startWorker(): Promise<INestApplicationContext> {
  const module = await Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(Environment)
    .useValue(environment)
    .compile();
  return module.init();
}

/** Customer carrier 21 receives manifests by SFTP, 22 by web service; both provide scans. */
async function setUpCarriers(): Promise<void> {
  const { username, password } = demoAccount;
  const sealed = worker.get(SecretBox).seal(password);
  const http = `http://127.0.0.1:${carrier.ports.http}`;
  await client.query(`
    insert into customer (id, name, bookings_email, contact_email)
      values (3, 'Coastline', 'bookings@coastline.example', 'contact@coastline.example');
    insert into client (id, customer_id, name, notification_email, notification_email_address)
      values (7, 3, 'Wattle Medical', true, 'dispatch@wattle.example');
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
      values (1, 'southern_star', 'Southern Star Express', 4, 8), (2, 'orange_arrow', 'Orange Arrow', 3, 9)`);
  const insert = `
    insert into customer_carrier (id, customer_id, carrier_id, product_account_number, transfer_type,
      server, port, path, username, password, salt, booking_server,
      difot_server, difot_path, difot_username, difot_password)
    values ($1, 3, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $8, $9)`;
  const shared = [username, sealed.ciphertext, sealed.salt, `${http}/bookings`, http];
  const { sftp } = carrier.ports;
  // without its own number the first sends that of the carrier account
  const bySftp = [21, 1, null, 'SFTP', '127.0.0.1', sftp, '/'];
  const byWeb = [22, 2, 'A22', 'API', http, null, '/manifests'];
  await client.query(insert, [...bySftp, ...shared, '/feed/A21']);
  await client.query(insert, [...byWeb, ...shared, '/feed/A22']);
  await client.query(`
    insert into customer_carrier_account (id, customer_carrier_id, account_number) values (1, 21, 'A21');
    insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
      values (1, 1, 'LKIZ', 71);
    insert into client_carrier_account (id, client_id, connote_prefix_id) values (31, 7, 1)`);
}

const readEvents = async (stream: string) =>
  (await worker.get(EventStore).readStream(stream, { limit: 100 })) as readonly DomainEvent[];

export const until = (stream: string, type: string) =>
  waitUntil(
    () => readEvents(stream),
    (events) => events.some((event) => event.type === type),
  );

export const typesOf = (events: readonly DomainEvent[]) => events.map(({ type }) => type);

export const caughtMail = async () =>
  (await fetch(`http://127.0.0.1:${carrier.ports.http}/demo/mail`)).text();

/** Starts a worker, the projection of consignments and the simulated carrier, which receives manifests and bookings. */
export function setUpWorker(name: string): void {
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-test-'));
    database = await createTestDatabase(name);
    await migrateDatabase({ databaseUrl: database.url, eventStoreUrl: database.url, migrations });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    carrier = await startCarrier({
      folder: path.join(folder, 'carrier'),
      addressFile: path.join(folder, 'carrier.json'),
      ports: { sftp: 0, http: 0, smtp: 0 },
      secondsPerStep: 0.1,
      minutesPerOrderFile: 0,
    });
    environment = readEnvironment({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      OUTGOING_ALLOW: '127.0.0.0/8,::1/128',
      SMTP_URL: `smtp://127.0.0.1:${carrier.ports.smtp}`,
      TRACKING_FEED_SECONDS: '0.1',
    });
    worker = await startWorker();
    await setUpCarriers();
    const pool = openRowDatabase(database.url);
    const dependencies = { store: worker.get(EventStore), pool, url: database.url, log: silent };
    projecting = new ProjectionRunner(consignmentList, dependencies)
      .run(controller.signal)
      .then(() => pool.end());
  });

  afterAll(async () => {
    controller.abort();
    await projecting;
    await worker.close();
    await carrier.stop();
    await client.end();
    await database.drop();
    fs.rmSync(folder, { recursive: true });
  });
}
