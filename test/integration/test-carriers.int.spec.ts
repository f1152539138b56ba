import { createServer, type Server } from 'node:net';

import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';
import type { TestMailView } from '@contracts/views/test-environment.view.js';
import { EventStore } from '@event-store/event-store.js';

import { attemptAtCarrier } from '../../backend/src/integrations/carriers/carrier-attempt.js';
import { OutgoingFailureRepository } from '../../backend/src/integrations/records/outgoing-failure.repository.js';
import type { TransferTarget } from '../../backend/src/integrations/transfers/carrier-transfer.js';
import { CarrierTransfers } from '../../backend/src/integrations/transfers/carrier-transfers.js';
import { Environment } from '../../backend/src/platform/config/environment.js';
import { readEnvironment } from '../../backend/src/platform/config/read-environment.js';
import { WorkerModule } from '../../backend/src/worker.module.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { portOf } from '../support/port-of.js';
import { stub } from '../support/stub.js';
import { backend, created, setUpShipping, user } from './shipped-consignments.fixture.js';
import {
  environmentId,
  program,
  shipperOf,
  type Program,
  type Shipper,
} from './test-environments.fixture.js';

setUpShipping('test_carriers');

let worker: INestApplicationContext;
let server: Server;
let calls = 0;
let test: Program;
let shipper: Shipper;

beforeAll(async () => {
  server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // every address that a live manifest would reach
  await backend.database.query(
    `update customer_carrier set server = '127.0.0.1', port = $1, path = '/', username = 'linehaul',
            booking_server = $2`,
    [portOf(server), `http://127.0.0.1:${portOf(server)}`],
  );
  const { DATABASE_URL, DATA_DIR } = backend.environment;
  const environment = readEnvironment({
    ...{ DATABASE_URL, DATA_DIR, LOG_LEVEL: 'silent' },
    OUTGOING_ALLOW: '127.0.0.0/8,::1/128',
    SMTP_URL: `smtp://127.0.0.1:${portOf(server)}`,
    SIMULATED_STEP_SECONDS: '0.1',
  });
  const module = await Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(Environment)
    .useValue(environment)
    .compile();
  worker = await module.init();
  test = await program('test');
  shipper = await shipperOf(test.client, await environmentId());
});

afterAll(async () => {
  await worker.close();
  server.close();
});

async function manifested(
  reference: string,
  carrier = 'Southern',
): Promise<CreatedManifestView & { id: number }> {
  const { id } = await shipper.create(reference, carrier);
  const { status, body } = await test.client.ask<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [id],
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...body, id };
}

const eventsOf = async (stream: string, until: string) =>
  waitUntil(
    () => backend.app.get(EventStore).readStream(stream, { limit: 100 }),
    (events) => events.some(({ type }) => type === until),
  );

const statusesOf = async (id: number, last: string) => {
  const events = await waitUntil(
    () => backend.app.get(EventStore).readStream(`consignment-${id}`, { limit: 100 }),
    (all) => all.some(({ data }) => (data as { status?: string }).status === last),
  );
  return events.flatMap(({ type, data }) =>
    type === 'TrackingUpdated' ? [(data as { status: string }).status] : [],
  );
};

const manifestOf = async (id: number): Promise<number> => {
  const { body } = await test.client.ask<ConsignmentView>('GET', `consignment/${id}`);
  return body.manifestId ?? 0;
};

describe('the carriers of a test environment', () => {
  it('take manifests and report the journey to its proof, without a call', async () => {
    const { id } = await manifested('PO 1');

    expect(await statusesOf(id, 'DELIVERED')).toEqual([
      'PICKED_UP',
      'IN_TRANSIT',
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
    await eventsOf(`consignment-${id}`, 'ProofRecorded');
    expect(calls).toBe(0);
  });

  it('give TEST numbers where the carrier gives the numbers', async () => {
    const { id } = await manifested('PO 2', 'Metro');

    const events = await eventsOf(`consignment-${id}`, 'ConnoteAssigned');
    const assigned = events.find(({ type }) => type === 'ConnoteAssigned');
    expect((assigned?.data as { connoteNumber: string }).connoteNumber).toMatch(/^TESTMD\d{8}$/);
  });

  it.each([
    ['#partial', 'PARTIALLY_DELIVERED'],
    ['#unable', 'UNABLE_TO_DELIVER'],
    ['#damaged', 'UNABLE_TO_DELIVER'],
    ['#late', 'DELIVERED'],
    ['#slow', 'DELIVERED'],
  ])('do as a reference with %s tells', async (told, last) => {
    const { id } = await manifested(`PO 3 ${told}`);

    const statuses = await statusesOf(id, last);
    expect(statuses.at(-1)).toBe(last);
    expect(statuses).toHaveLength(told === '#late' ? 8 : 5);
  });

  it('reject a manifest, once, and are no failing carriers of the customer', async () => {
    const { id } = await manifested('PO 4 #reject');
    const events = await eventsOf(`manifest-${await manifestOf(id)}`, 'TransmissionFailed');

    expect(events.at(-1)?.data).toMatchObject({ attempt: 1, nextTryAt: null });
    const rows = await backend.database.query<unknown[]>('select 1 from outgoing_failure');
    expect(rows).toEqual([]);
  });

  it('are not available for a while, and then take the manifest', async () => {
    const { id } = await manifested('PO 5 #down');
    const stream = `manifest-${await manifestOf(id)}`;

    const events = await eventsOf(stream, 'ManifestTransmitted');
    expect(events.map(({ type }) => type)).toContain('TransmissionFailed');
  }, 60_000);

  it('write to no receiver: the emails are read here', async () => {
    const environment = await environmentId();
    await backend.database.query(
      `update client set notification_email = true, notification_email_address = 'dispatch@x.example'
        where id = $1`,
      [environment],
    );
    await manifested('PO 6');
    const path = `test-environment/mail?clientId=${environment}`;

    const mails = await waitUntil(
      () => test.client.ask<TestMailView[]>('GET', path),
      ({ body }) => body.length > 0,
    );
    expect(mails.body[0]).toMatchObject({
      to: 'dispatch@x.example',
      subject: expect.stringContaining('Manifest'),
    });
    expect((await user.ask('GET', path)).status).toBe(200);
    expect((await user.ask('GET', 'test-environment/mail?clientId=10')).status).toBe(404);
    expect(calls).toBe(0);
  });

  it.each(['SFTP', 'SCP', 'FTP', 'API'] as const)(
    'are not called by %s either, should the wrong integration be chosen',
    async (transferType) => {
      const port = portOf(server);
      const host = transferType === 'API' ? 'http://127.0.0.1' : '127.0.0.1';
      const secrets = { username: 'linehaul', password: 'secret', apiKey: null };
      const knownHosts = stub<TransferTarget['knownHosts']>({});
      const target = {
        server: host,
        port,
        path: '/',
        hostKeyFingerprint: null,
        knownHosts,
        ...secrets,
      };
      const file = {
        name: 'a.json',
        body: '{}',
        contentType: 'application/json',
        idempotencyKey: 'a',
      };
      const owner = { clientId: await environmentId() };
      const transfers = worker.get(CarrierTransfers);

      const sent = attemptAtCarrier(
        { owner, customerCarrierId: 1, use: 'TRANSFER' },
        worker.get(OutgoingFailureRepository),
        () => transfers.of(transferType).send(file, target),
      );

      await expect(sent).rejects.toThrow('No server is called for test data.');
      expect(calls).toBe(0);
    },
  );
});

describe('a test key', () => {
  it('moves no live number, calls no carrier and sends no email, whatever it asks for', async () => {
    const theirs = await created();
    const numbers = () =>
      backend.database.query<object[]>(
        `select client_carrier_account_id, assigned from account_range_usage
          where client_id < 1000000000 order by 1`,
      );
    const live = () =>
      backend.database.query<object[]>(
        `select client_id, open, manifested, deleted from consignment_count
          where client_id < 1000000000 order by 1`,
      );
    await waitUntil(live, (rows) => rows.length > 0);
    const before = { numbers: await numbers(), live: await live() };
    const made: number[] = [];
    const asked = async (method: string, path: string, body?: object) => {
      const { status } = await test.client.askText(method, path, body);
      expect(status).toBeLessThan(500);
      return status;
    };
    const acts: readonly (() => Promise<unknown>)[] = [
      async () => made.push((await shipper.create(`PO ${made.length}`)).id),
      async () => made.push((await shipper.create(`PO ${made.length} #unable`, 'Metro')).id),
      () => asked('POST', 'consignment/offers', shipper.request()),
      () => asked('POST', 'manifest', { consignmentIds: made.splice(0, 3) }),
      () => asked('POST', 'manifest', { consignmentIds: [theirs.id] }),
      () => asked('GET', `consignment/${theirs.id}`),
      () => asked('GET', `paperwork/label/con_id/${theirs.id}`),
      () => asked('GET', `paperwork/label/con_id/${made.at(-1) ?? 1}`),
      () => asked('DELETE', `consignment?ids=${theirs.id}`),
      () => asked('DELETE', `consignment?ids=${made.pop() ?? 1}`),
      () => asked('GET', 'address?clientId=10'),
      () => asked('POST', 'consignment', { ...shipper.request(), clientId: 10 }),
      () => asked('GET', 'events?from=beginning'),
      () => asked('POST', 'consignment/list?size=5&page=0', {}),
    ];
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 8;
    for (let call = 0; call < 400; call += 1) await acts[next() % acts.length]?.();

    expect((await test.client.ask('GET', `consignment/${theirs.id}`)).status).toBe(404);
    expect((await user.ask('GET', `consignment/${theirs.id}`)).status).toBe(200);
    const own = await shipper.create('The last');
    await waitUntil(
      () => test.client.ask('GET', `consignment/connote/${own.connoteNumber}`),
      ({ status }) => status === 200,
    );
    expect({ numbers: await numbers(), live: await live() }).toEqual(before);
    expect(calls).toBe(0);
    const sent = await backend.database.query<object[]>(
      'select 1 from mail_outbox where sent_at is not null',
    );
    expect(sent).toEqual([]);
  }, 120_000);
});
