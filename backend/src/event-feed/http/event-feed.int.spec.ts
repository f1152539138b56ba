import type { DataSource } from 'typeorm';

import type { RoleName } from '@contracts/permissions/roles.js';
import { channels } from '@contracts/realtime/messages.js';
import type { EventFeedView, EventTypeView } from '@contracts/views/public-event.view.js';

import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { PublicEventQueries } from '../queries/public-event.queries.js';
import { jsonOf } from '../../../../test/support/json.js';

let backend: RunningBackend;
let newest = 0;

type Reader = (
  query?: string,
) => Promise<{ status: number; body: EventFeedView & { code?: string } }>;

const customers: Readonly<Record<number, number>> = { 10: 1, 11: 1, 12: 1, 13: 1, 20: 2 };

/** One event of each of these clients, recorded one second apart; returns their ids. */
async function publishEvents(...clientIds: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const clientId of clientIds) {
    newest += 1;
    const id = `evt_${String(newest).padStart(26, '0')}`;
    const facts = { consignmentId: newest, connoteNumber: null, references: [], receiver: null };
    await backend.database.query(
      `insert into public_event values ($1, $2, 0, $3, 1, 'consignment', $4, 1, $5, $6, $7, $7, $8)`,
      [
        ...[
          id,
          String(newest).padStart(19, '0'),
          newest % 2 ? 'consignment.deleted' : 'consignment.restored',
        ],
        ...[newest, clientId, customers[clientId]],
        ...[new Date(Date.UTC(2026, 10, 20, 0, newest)), facts],
      ],
    );
    ids.push(id);
  }
  await notify();
  return ids;
}

const notify = () =>
  backend.database.query('select pg_notify($1, $2)', [
    channels.projectionProgress,
    JSON.stringify({ name: 'public-events', position: String(newest).padStart(19, '0') }),
  ]);

async function readerOf(
  role: RoleName,
  owner: { clientId?: number; customerId?: number },
  email = `${role}-${owner.clientId ?? owner.customerId ?? 'all'}@x.example`,
): Promise<Reader> {
  const roles = [{ role, clientId: null, customerId: null, ...owner }];
  const { token } = await signedInUser(backend, { email, roles });
  return async (query = 'from=beginning') => {
    const response = await fetch(`${backend.url}/api/v1/events?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return { status: response.status, body: await jsonOf<EventFeedView>(response) };
  };
}

/** Reads page by page to the end. */
async function readAll(read: Reader, query: string): Promise<string[]> {
  const ids: string[] = [];
  let { body } = await read(`${query}&from=beginning`);
  for (;;) {
    ids.push(...body.events.map(({ id }) => id));
    if (!body.hasMore) return ids;
    ({ body } = await read(`${query}&after=${body.cursor}`));
  }
}

const idsAt = (ids: readonly string[], ...positions: readonly number[]) =>
  positions.map((position) => ids[position]);

let ids: string[];
let branch: Reader;
let grandchild: Reader;
let customer: Reader;
let foreign: Reader;
let operator: Reader;

beforeAll(async () => {
  backend = await startBackend('event_feed');
  await backend.database.query(someClients);
  branch = await readerOf('CLIENT_ADMIN', { clientId: 10 });
  grandchild = await readerOf('API_KEY', { clientId: 12 });
  customer = await readerOf('CUSTOMER_ADMIN', { customerId: 1 });
  foreign = await readerOf('CUSTOMER_ADMIN', { customerId: 2 });
  operator = await readerOf('SUPER_ADMIN', {});
  ids = await publishEvents(10, 20, 11, 12, 13, 20, 12, 10);
}, 60_000);
afterAll(() => backend.stop());

describe('reading the feed', () => {
  it.each([1, 2, 3, 100])("returns each caller's own, in order, in pages of %d", async (limit) => {
    const query = `limit=${limit}`;
    expect(await readAll(branch, query)).toEqual(idsAt(ids, 0, 2, 3, 6, 7));
    expect(await readAll(grandchild, query)).toEqual(idsAt(ids, 3, 6));
    expect(await readAll(customer, query)).toEqual(idsAt(ids, 0, 2, 3, 4, 6, 7));
    expect(await readAll(foreign, query)).toEqual(idsAt(ids, 1, 5));
    expect(await readAll(operator, query)).toEqual(ids);
  });

  it('can be narrowed to a client and its sub clients', async () => {
    expect(await readAll(customer, 'clientId=11')).toEqual(idsAt(ids, 2, 3, 6));
    expect((await foreign('from=beginning&clientId=11')).status).toBe(403);
    expect((await branch('from=beginning&clientId=13')).status).toBe(403);
  });

  it('finds types page by page', async () => {
    expect(await readAll(operator, 'types=consignment.restored&limit=1')).toEqual(
      idsAt(ids, 1, 3, 5, 7),
    );
    expect(await readAll(operator, 'types=manifest.*,tracking.updated')).toEqual([]);
    expect((await operator('types=consignment.exploded')).status).toBe(400);
  });

  it('begins at an instant, or now', async () => {
    const { body } = await operator('from=2026-11-20T00:06:00Z');
    expect(body.events.map(({ id }) => id)).toEqual(ids.slice(4));
    expect((await operator('from=now')).body.events).toEqual([]);
    expect((await operator('')).body.events).toEqual([]);
    for (const from of ['yesterday', '2026-11-20T10', '2026-11-20T10:30%2B10'])
      expect((await operator(`from=${from}`)).status).toBe(400);
  });

  it('misses no event that is published while its beginning is looked up', async () => {
    let published: readonly string[] = [];
    const database = Object.create(backend.database) as DataSource;
    database.query = async <Rows>(sql: string, values?: unknown[]) => {
      const rows = await backend.database.query<Rows>(sql, values);
      if (published.length === 0) published = await publishEvents(13);
      return rows;
    };
    const instant = new Date(Date.UTC(2026, 10, 20, 0, newest + 2)); // a minute after the next one
    const after = await new PublicEventQueries(database).findPositionBefore(instant);

    const all = { isUnrestricted: true, clientIds: [], customerIds: [] };
    const { events } = await new PublicEventQueries(backend.database).read(all, {
      ...{ after, limit: 1, types: null },
    });
    expect(events.map(({ id }) => id)).toEqual(published);
  });

  it('returns the event as it is sent', async () => {
    const { body } = await foreign();
    expect(body.events[0]).toEqual({
      type: 'consignment.restored',
      version: 1,
      id: ids[1],
      timestamp: '2026-11-20T00:02:00.000Z',
      livemode: true,
      data: {
        sequence: 1,
        clientId: 20,
        consignmentId: 2,
        connoteNumber: null,
        references: [],
        receiver: null,
        url: '/api/v1/consignment/2',
      },
    });
  });

  it('is not available without the permission', async () => {
    const user = await readerOf('CLIENT_USER', { clientId: 10 });
    expect((await user()).status).toBe(403);
  });
});

describe('a cursor', () => {
  it('works for no other caller, and for none once altered', async () => {
    const { cursor } = (await branch()).body;
    const altered = `${cursor.slice(0, -4)}${cursor.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    for (const [read, after] of [
      [foreign, cursor],
      [customer, cursor],
      [operator, cursor],
      [branch, altered],
      [branch, 'x'],
    ] as const)
      expect(await read(`after=${after}`)).toMatchObject({
        status: 400,
        body: { code: 'events.cursor_invalid' },
      });
    expect((await branch(`after=${cursor}`)).status).toBe(200);
  });

  it('stays valid when the client gets another sub client, and works with the key that replaces the old one', async () => {
    const { cursor } = (await branch('limit=1&from=beginning')).body;
    await backend.database.query(
      `insert into client (id, customer_id, parent_id, name) values (14, 1, 10, 'New')`,
    );
    const other = await readerOf('CLIENT_ADMIN', { clientId: 10 }, 'other@x.example');
    for (const read of [branch, other])
      expect((await read(`after=${cursor}`)).body.events[0]?.id).toBe(ids[2]);
  });
});

describe('waiting for the next event', () => {
  it('stops at the event, not at one of another subject', async () => {
    const { cursor } = (await grandchild('from=now')).body;
    const began = performance.now();
    const waiting = grandchild(`after=${cursor}&waitSeconds=20`);
    const other = foreign('from=now&waitSeconds=1');
    await publishEvents(13, 10);
    expect((await other).body.events).toEqual([]);
    const [own] = await publishEvents(12);

    expect((await waiting).body.events.map(({ id }) => id)).toEqual([own]);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('is rejected immediately on the fifth call, and allowed again afterwards', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => grandchild('from=now&waitSeconds=2')));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
    expect(all.find(({ status }) => status === 429)?.body.code).toBe('request.too_many');
    expect((await grandchild('from=now&waitSeconds=1')).status).toBe(200);
  });
});

describe('the types of events', () => {
  it('are public, with schema and example', async () => {
    const response = await fetch(`${backend.url}/api/v1/event-type`);
    const types = await jsonOf<EventTypeView[]>(response);
    expect(response.status).toBe(200);
    expect(types).toHaveLength(26);
    expect(types.map(({ example }) => example.type)).toEqual(types.map(({ type }) => type));
  });
});
