import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';

import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';
import { readWholeStream } from '@event-store/stream-pages.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { ConsignmentStreams, consignmentStreams } from '../../consignments/domain/consignment.js';
import { ConsignmentEventReader } from '../../consignments/index.js';
import { ManifestStreams, manifestStreams } from '../../manifests/domain/manifest.js';
import { ManifestOutcomeService, ManifestEventReader } from '../../manifests/index.js';
import { SystemClock } from '../../platform/clock.js';
import { nextRunAfter, TryAgainLater } from '../../platform/jobs/job-task.js';
import type { PickupBookingClient } from '../bookings/pickup-booking-client.js';
import { type CarrierIntegrations, FileIntegration } from '../carriers/carrier-integrations.js';
import { OutboundManifestQueries } from '../outbound/outbound-manifest.queries.js';
import { DeliveryRetryPolicy } from './delivery-retry.policy.js';
import type { CarrierConnection, CarrierConnections } from '../records/carrier-connections.js';
import type { OutgoingFailureRepository } from '../records/outgoing-failure.repository.js';
import { write, writeManifest } from '../testing/manifested-consignment.js';
import { CarrierTransfers } from '../transfers/carrier-transfers.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { TransmitManifestTask } from './transmit-manifest.task.js';
import { portOf } from '../../../../test/support/port-of.js';
import { stub } from '../../../../test/support/stub.js';

interface Delivery {
  readonly key: string;
  readonly body: { manifestNumber: string; consignments: { connoteNumber: string }[] };
}

const clock = new SystemClock();
let database: TestDatabase;
let store: EventStore;
let carrier: Server;
let deliveries: Delivery[];
let received: { status: number; body: unknown };
let manifestId = 90;

beforeAll(async () => {
  database = await createTestDatabase('transmit');
  store = await connectEventStore(database.url);
  carrier = createServer((request, response) => {
    void json(request).then((body) => {
      const key = String(request.headers['idempotency-key']);
      if (received.status === 200) deliveries.push({ key, body: body as Delivery['body'] });
      response.writeHead(received.status).end(JSON.stringify(received.body));
    });
  });
  carrier.listen(0, '127.0.0.1');
  await once(carrier, 'listening');
});

afterAll(async () => {
  carrier.close();
  await store.close();
  await database.drop();
});

beforeEach(async () => {
  manifestId += 1;
  deliveries = [];
  received = { status: 200, body: { reference: 'R1' } };
  await writeManifest(store, {
    id: manifestId,
    customerCarrierId: 21,
    window: null,
    via: 'EMAIL',
  });
});

function task(outcomes = realOutcomes()): TransmitManifestTask {
  const connection = {
    account: 'CFP1',
    transferType: 'API',
    fileFormat: 'json',
    target: {
      server: `http://127.0.0.1:${portOf(carrier)}`,
      port: null,
      path: '/manifests',
      username: 'linehaul',
      password: 'secret',
      apiKey: null,
      hostKeyFingerprint: null,
    },
  } as CarrierConnection;
  return new TransmitManifestTask(
    new OutboundManifestQueries(new ManifestEventReader(store), new ConsignmentEventReader(store)),
    outcomes,
    stub<CarrierConnections>({ get: () => Promise.resolve(connection) }),
    stub<CarrierIntegrations>({
      forCarrier: () =>
        new FileIntegration(new CarrierTransfers(loopbackPolicy()), stub<PickupBookingClient>({})),
    }),
    new DeliveryRetryPolicy(2),
    stub<OutgoingFailureRepository>({
      track: (_used: unknown, call: () => Promise<unknown>) => call(),
    }),
  );
}

const realOutcomes = () =>
  new ManifestOutcomeService(
    new ManifestStreams(store, clock, manifestStreams),
    new ConsignmentStreams(store, clock, consignmentStreams),
    clock,
  );

const run = (attempt: number, transmit = task()) =>
  transmit.run(
    { manifestId, causationId: `event-${manifestId}`, correlationId: 'c1' },
    { attempt, nextRunAt: nextRunAfter(clock.now(), attempt) },
  );

const outcomeEvents = async () => {
  const events = await readWholeStream<ManifestEvent>(store, `manifest-${manifestId}`);
  return events.slice(4);
};

describe('transmitting a manifest', () => {
  it("sends it with its consignments, and records the carrier's reference", async () => {
    await run(1);

    expect(deliveries).toMatchObject([
      {
        body: {
          manifestNumber: `MAN-${manifestId}`,
          consignments: [{ connoteNumber: 'LKIZ00000387' }],
        },
      },
    ]);
    expect(await outcomeEvents()).toMatchObject([
      { type: 'ManifestTransmitted', data: { integrationManifestId: 'R1' } },
    ]);
  });

  it('sends it once, even if the job runs again', async () => {
    await run(1);
    await run(2);

    expect(deliveries).toHaveLength(1);
    expect(await outcomeEvents()).toHaveLength(1);
  });

  it('uses the same key if the process ended before the result was recorded', async () => {
    const crashing = { recordTransmission: () => Promise.reject(new Error('killed')) };

    await expect(run(1, task(stub<ManifestOutcomeService>(crashing)))).rejects.toThrow('killed');
    await run(2);

    expect(new Set(deliveries.map(({ key }) => key))).toEqual(new Set([`event-${manifestId}`]));
    expect(await outcomeEvents()).toMatchObject([{ type: 'ManifestTransmitted' }]);
  });

  it('records the reason and time of each retry, then gives up', async () => {
    received = { status: 503, body: { message: 'closed for maintenance' } };

    await expect(run(1)).rejects.toThrow(TryAgainLater);
    await run(2);
    await run(3);

    const [first, second, ...more] = await outcomeEvents();
    expect(first).toMatchObject({
      type: 'TransmissionFailed',
      data: {
        attempt: 1,
        reason: expect.stringContaining('503: closed for maintenance'),
      },
    });
    expect(first?.data).not.toMatchObject({ nextTryAt: null });
    expect(second).toMatchObject({
      type: 'TransmissionFailed',
      data: { attempt: 2, nextTryAt: null },
    });
    expect(more).toEqual([]);
  });

  it('restarts the count on a manual resend', async () => {
    received = { status: 503, body: {} };
    await expect(run(1)).rejects.toThrow(TryAgainLater);
    await run(2);
    await write(store, `manifest-${manifestId}`, [{ type: 'ManifestResent', data: {} }]);

    await expect(run(1)).rejects.toThrow(TryAgainLater);
    received = { status: 200, body: {} };
    await run(2);

    expect((await outcomeEvents()).slice(2)).toMatchObject([
      { type: 'ManifestResent' },
      { type: 'TransmissionFailed', data: { attempt: 1 } },
      { type: 'ManifestTransmitted' },
    ]);
  });
});

describe('carrier that issues connotes itself', () => {
  beforeEach(async () => {
    manifestId += 1;
    const options = { customerCarrierId: 21, window: null, via: 'EMAIL', isPending: true } as const;
    await writeManifest(store, { id: manifestId, ...options });
  });

  const typesOf = async () =>
    (await store.readStream(`consignment-${manifestId}`, { limit: 100 })).map(({ type }) => type);

  it('GAP-22 returns its connotes in the response; unknown ones are ignored', async () => {
    const consignments = [
      { consignmentId: manifestId, connoteNumber: 'MD000123' },
      { consignmentId: 999_999, connoteNumber: 'MD000124' },
    ];
    received = { status: 200, body: { reference: 'R1', consignments } };

    await run(1);

    expect(await typesOf()).toContain('ConnoteAssigned');
    expect(await outcomeEvents()).toMatchObject([{ type: 'ManifestTransmitted' }]);
  });

  it.each([
    ['no connote', {}],
    ['a connote that a barcode cannot encode', { connoteNumber: 'MD 猫' }],
  ])('fails a transmission whose response contains %s', async (_, given) => {
    const consignments = [{ consignmentId: manifestId, ...given }];
    received = { status: 200, body: { reference: 'R1', consignments } };

    await expect(run(1)).rejects.toThrow(TryAgainLater);

    expect(await outcomeEvents()).toMatchObject([
      {
        type: 'TransmissionFailed',
        data: { reason: 'The carrier returned no connote for 1 of 1 consignments' },
      },
    ]);
  });
});
