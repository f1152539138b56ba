import { connectEventStore } from '@event-store/connect-event-store.js';
import { WrongExpectedRevision } from '@event-store/event-store.errors.js';
import type { EventStore } from '@event-store/event-store.js';
import type { DomainEvent } from '@contracts/events/domain-event.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { Actor, type PermissionScope } from './actor.js';
import { Clock } from './clock.js';
import { EventStreams, type Access } from './event-streams.js';
import { RecordNotFound } from './record-not-found.js';
import { runInContext, type RequestContext } from './request-context.js';

type Counted = DomainEvent<'Counted', { clientId: number; by: number }>;
interface Count {
  readonly clientId: number | null;
  readonly total: number;
}

class NoonClock extends Clock {
  now(): Date {
    return new Date('2026-03-02T12:00:00Z');
  }
}

let database: TestDatabase;
let store: EventStore;
let streams: EventStreams<Count, Counted>;
let lastId = 0;

beforeAll(async () => {
  database = await createTestDatabase('event_streams');
  store = await connectEventStore(database.url);
  streams = new EventStreams<Count, Counted>(store, new NoonClock(), {
    prefix: 'count-',
    schemaVersion: 3,
    initial: { clientId: null, total: 0 },
    evolve: (count, { data }) => ({ clientId: data.clientId, total: count.total + data.by }),
    owner: ({ clientId }) => (clientId === null ? null : { clientId, customerId: 1 }),
  });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const counted = (by: number): Counted => ({ type: 'Counted', data: { clientId: 10, by } });

const actorFor = (clientId: number): Actor => {
  const scope: PermissionScope = {
    isUnrestricted: false,
    clientIds: new Set([clientId]),
    customerIds: new Set(),
  };
  const permissions = new Map<PermissionName, PermissionScope>([['UPDATE_CONSIGNMENT', scope]]);
  const identity = { id: 7, name: 'Ann', kind: 'USER', onBehalfOf: null } as const;
  return new Actor(identity, permissions, { correlationId: 'c-1', causationId: null });
};

const access = (extra: Partial<Access> = {}): Access => ({
  actor: actorFor(10),
  permission: 'UPDATE_CONSIGNMENT',
  ...extra,
});

const started = async (): Promise<number> => {
  lastId += 1;
  await streams.create(lastId, access(), [counted(1)]);
  return lastId;
};

describe('changing a stream', () => {
  it('CROSS-29 writes user, owner, time and schema version with each event', async () => {
    const id = await started();
    const [event] = await store.readStream(`count-${id}`, { limit: 10 });

    expect(event?.metadata).toMatchObject({
      actor: { id: 7, name: 'Ann' },
      clientId: 10,
      customerId: 1,
      correlationId: 'c-1',
      recordedAt: '2026-03-02T12:00:00.000Z',
      schemaVersion: 3,
    });
  });

  it('decides again when another writer was first, so that nothing is lost', async () => {
    const id = await started();

    await Promise.all(
      Array.from({ length: 8 }, () => streams.change(id, access(), () => [counted(1)])),
    );

    expect((await streams.load(id, access())).state.total).toBe(9);
  });

  it('writes nothing without events', async () => {
    const id = await started();

    const state = await streams.change(id, access(), () => []);

    expect(state.total).toBe(1);
    expect(await store.readStream(`count-${id}`, { limit: 10 })).toHaveLength(1);
  });

  it('records the written position for the response', async () => {
    const id = await started();
    const scope: RequestContext = { correlationId: 'c', writtenPosition: null };

    await runInContext(scope, () => streams.change(id, access(), () => [counted(1)]));

    expect(scope.writtenPosition).toBe(await store.lastPosition());
  });
});

describe('stream of another tenant', () => {
  it.each([
    ['read', (id: number, outsider: Access) => streams.load(id, outsider)],
    ['changed', (id: number, outsider: Access) => streams.change(id, outsider, () => [counted(1)])],
  ])('does not exist when it is to be %s', async (_, attempt) => {
    const id = await started();
    const outsider = access({ actor: actorFor(20) });

    await expect(attempt(id, outsider)).rejects.toThrow(RecordNotFound);
    await expect(attempt(id + 1_000, outsider)).rejects.toThrow(new RecordNotFound('').message);
  });

  it('cannot be created either', async () => {
    await expect(
      streams.create(9_999, access({ actor: actorFor(20) }), [counted(1)]),
    ).rejects.toThrow(RecordNotFound);
  });

  it('is accessible to the system', async () => {
    const id = await started();

    expect((await streams.load(id, access({ permission: null }))).state.total).toBe(1);
  });
});

describe('repeating an operation', () => {
  it('creates nothing twice', async () => {
    const again = access({ operationId: 'create-5000' });
    await streams.create(5_000, again, [counted(1)]);
    await streams.create(5_000, again, [counted(1)]);

    expect(await store.readStream('count-5000', { limit: 10 })).toHaveLength(1);
  });

  it('changes nothing twice, even when others wrote in between', async () => {
    const id = await started();
    const operation = access({ operationId: 'add-ten' });
    await streams.change(id, operation, () => [counted(10)]);
    await streams.change(id, access(), () => [counted(1)]);

    const state = await streams.change(id, operation, () => [counted(10)]);

    expect(state.total).toBe(12);
  });

  it('differs from another operation that creates the same stream', async () => {
    await streams.create(6_000, access({ operationId: 'first' }), [counted(1)]);

    await expect(
      streams.create(6_000, access({ operationId: 'second' }), [counted(1)]),
    ).rejects.toThrow(WrongExpectedRevision);
  });
});
