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
import { JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { Mailer } from '../platform/mail/mailer.js';
import { SecretBox } from '../platform/secrets/secret-box.js';
import { WorkerModule } from '../worker.module.js';
import { writeManifest } from './testing/manifested-consignment.js';

const window = {
  readyTime: '2026-03-03T03:00:00.000Z',
  closingTime: '2026-03-03T05:00:00.000Z',
};

let folder: string;
let database: TestDatabase;
let client: pg.Client;
let carrier: RunningCarrier;
let environment: Environment;
let worker: INestApplicationContext;
const ending = new AbortController();
let projecting: Promise<void>;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-test-'));
  database = await createTestDatabase('worker');
  await migrateDatabase({ databaseUrl: database.url, eventStoreUrl: database.url, migrations });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  carrier = await startCarrier({
    folder: path.join(folder, 'carrier'),
    addressFile: path.join(folder, 'carrier.json'),
    ports: { sftp: 0, http: 0, smtp: 0 },
    secondsPerStep: 0.1,
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
  const surroundings = { store: worker.get(EventStore), pool, url: database.url, log: silent };
  projecting = new ProjectionRunner(consignmentList, surroundings)
    .run(ending.signal)
    .then(() => pool.end());
});

afterAll(async () => {
  ending.abort();
  await projecting;
  await worker.close();
  await carrier.stop();
  await client.end();
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

const silent = pino({ level: 'silent' });

async function startWorker(): Promise<INestApplicationContext> {
  const module = await Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(Environment)
    .useValue(environment)
    .compile();
  return module.init();
}

/** Customer carrier 21 takes manifests by SFTP, 22 by web service; both provide scans. */
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
  // without a number of its own the first sends that of the carrier account
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

const story = async (stream: string) =>
  (await worker.get(EventStore).readStream(stream, { limit: 100 })) as readonly DomainEvent[];

const until = (stream: string, type: string) =>
  waitUntil(
    () => story(stream),
    (events) => events.some((event) => event.type === type),
  );

const typesOf = (events: readonly DomainEvent[]) => events.map(({ type }) => type);

const caughtMail = async () =>
  (await fetch(`http://127.0.0.1:${carrier.ports.http}/demo/mail`)).text();

describe('outgoing manifest', () => {
  it('reaches the carrier by SFTP, and its consignment is delivered with a POD', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 101, customerCarrierId: 21, window: null, via: 'EMAIL' });

    await until('manifest-101', 'ManifestTransmitted');
    const events = await until('consignment-101', 'ProofRecorded');

    const statuses = events
      .filter(({ type }) => type === 'TrackingUpdated')
      .map(({ data }) => (data as { status: string }).status);
    expect(statuses).toEqual([
      'PICKED_UP',
      'IN_TRANSIT',
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
  });

  it('reaches the carrier by web service, with its pickup booked there', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 102, customerCarrierId: 22, window, via: 'CARRIER_API' });

    await until('manifest-102', 'ManifestTransmitted');
    const events = await until('manifest-102', 'ManifestPickupBooked');

    const booked = events.find(({ type }) => type === 'ManifestPickupBooked');
    expect(booked?.data).toEqual({ bookingReference: 'PU000001', via: 'CARRIER_API' });
  });

  it('requests the pickup by email if the carrier has no booking service', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 103, customerCarrierId: 21, window, via: 'EMAIL' });

    await until('manifest-103', 'ManifestPickupBooked');

    const page = await caughtMail();
    expect(page).toContain('Pickup booking MAN-103');
    expect(page).toContain('bookings@coastline.example');
  });

  it('is announced to a client that wants to be notified', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 106, customerCarrierId: 21, window: null, via: 'EMAIL' });

    const page = await waitUntil(caughtMail, (html) => html.includes('Manifest MAN-106'));

    expect(page).toContain('dispatch@wattle.example');
  });

  it("GAP-55, SETTINGS-54 is announced to the receiver with the client's email template", async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await client.query('update client set custom_email = true where id = 7');
    await client.query(
      `insert into custom_email (client_id, company_name, logo_image, custom_text_area,
         default_email_template, logo_and_title, is_deleted)
       values (7, 'Wattle <Medical>', $1, '{consignmentNumber} left with {carrier}. {unknown}',
         false, true, false)`,
      [`data:image/png;base64,${png}`],
    );
    const receiverEmail = 'mia@receiver.example';
    const manifest = { customerCarrierId: 21, window: null, via: 'EMAIL' } as const;
    await writeManifest(worker.get(EventStore), { id: 107, ...manifest, receiverEmail });

    const page = await waitUntil(caughtMail, (html) => html.includes(receiverEmail));
    const [, path = ''] = /href="([^"]*)">Consignment [^<]*Wattle/.exec(page) ?? [];
    const mail = await (await fetch(`http://127.0.0.1:${carrier.ports.http}${path}`)).text();

    expect(mail).toContain('left with Southern Star Express. {unknown}');
    // escaped in the email, and again in the frame that shows it
    expect(mail).toContain('Wattle &amp;lt;Medical&amp;gt;');
    expect(mail).toContain('width=&quot;120&quot;');
  });

  it('is announced once, even if a worker crashes before completing the job', async () => {
    for (const task of ['announce-manifest', 'tell-receivers'])
      await client.query(`select ${JOBS_SCHEMA}.add_job($1, $2::json)`, [
        task,
        JSON.stringify({ manifestId: 107, causationId: 'again', correlationId: 'again' }),
      ]);
    await waitUntil(
      () =>
        client.query(
          `select from ${JOBS_SCHEMA}.jobs where task_identifier similar to '(announce|tell)-%'`,
        ),
      ({ rowCount }) => rowCount === 0,
    );
    await worker.get(Mailer).send({ to: 'last@wattle.example', subject: 'The last', text: '' });
    const page = await waitUntil(caughtMail, (html) => html.includes('last@wattle.example'));

    expect(page.split('mia@receiver.example')).toHaveLength(2);
    expect(page.split('Manifest MAN-107 ')).toHaveLength(2);
  });

  it('reports missing carrier settings', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 104, customerCarrierId: 99, window: null, via: 'EMAIL' });

    const events = await until('manifest-104', 'TransmissionFailed');

    expect(events.at(-1)?.data).toMatchObject({
      attempt: 1,
      reason: 'The carrier is no longer set up for this customer',
    });
  });
});

describe('second worker', () => {
  it('shares the work without duplicates', async () => {
    const second = await startWorker();
    const store = worker.get(EventStore);

    await writeManifest(store, { id: 105, customerCarrierId: 22, window, via: 'CARRIER_API' });
    await until('manifest-105', 'ManifestTransmitted');
    const events = await until('manifest-105', 'ManifestPickupBooked');

    await second.close();
    expect(typesOf(events).filter((type) => type === 'ManifestTransmitted')).toHaveLength(1);
    expect(typesOf(events).filter((type) => type === 'ManifestPickupBooked')).toHaveLength(1);
  });
});

describe('email from a context', () => {
  it('is sent once', async () => {
    const mail = { to: 'mia@wattle.example', subject: 'Reset your password', text: 'Link' };
    await worker.get(Mailer).send(mail);

    const page = await waitUntil(caughtMail, (html) => html.includes('Reset your password'));
    const { rows } = await waitUntil(
      () =>
        client.query<{ unsent: number }>(
          'select count(*)::int as unsent from mail_outbox where sent_at is null',
        ),
      ({ rows: [row] }) => row?.unsent === 0,
    );

    expect(page.split('Reset your password')).toHaveLength(2);
    expect(rows[0]?.unsent).toBe(0);
  });
});
