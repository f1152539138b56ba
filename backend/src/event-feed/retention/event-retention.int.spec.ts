import type { EventFeedView } from '@contracts/views/public-event.view.js';

import { Environment } from '../../platform/config/environment.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { type ErrorBody } from '../../testing/test-session.js';
import { jsonOf } from '../../../../test/support/json.js';
import { EventRetention } from './event-retention.js';

const now = new Date('2026-11-28T00:00:00Z');

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('event_retention');
  await backend.database.query(someClients);
  const roles = [{ role: 'CUSTOMER_ADMIN' as const, clientId: null, customerId: 1 }];
  ({ token } = await signedInUser(backend, { email: 'admin@x.example', roles }));
}, 60_000);
afterAll(() => backend.stop());

beforeEach(() =>
  backend.database.query(`
    truncate public_event;
    update public_event_deletion set position = '', ordinal = 0, deleted_to = null`),
);

/** Stores an event of a client for each age in days, in this order. */
const store = (ages: readonly number[], clientId = 10) =>
  backend.database.query(
    `insert into public_event
     select 'evt_' || $3::integer || '_' || place, lpad((coalesce(last.position, '0')::integer + place)::text, 19, '0'), 0,
            'consignment.deleted', 1, 'consignment', place, 1, $3::integer,
            (select customer_id from client where id = $3::integer), at, at,
            '{"consignmentId": 1, "connoteNumber": null, "references": [], "receiver": null}'
       from unnest($1::float8[]) with ordinality as given(age, place),
            lateral (select $2::timestamptz - age * interval '1 day' as at) aged,
            (select max(position) as position from public_event) last`,
    [ages, now, clientId],
  );

const deleteOld = (days: number | null = 400) => {
  const environment = Object.assign(Object.create(Environment.prototype) as Environment, {
    PUBLIC_EVENT_DAYS: days ?? undefined,
  });
  return new EventRetention(backend.database, new FixedClock(now), environment).deleteOld();
};

const kept = async () => {
  const rows = await backend.database.query<{ age: number }[]>(
    `select extract(epoch from $1::timestamptz - recorded_at)::float8 / 86400 as age
       from public_event order by position`,
    [now],
  );
  return rows.map(({ age }) => age);
};

async function read(query: string) {
  const response = await fetch(`${backend.url}/api/v1/events?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await jsonOf<EventFeedView & ErrorBody>(response) };
}

describe('public events', () => {
  it('older than PUBLIC_EVENT_DAYS are deleted, in batches, and no newer ones', async () => {
    const old = Array.from({ length: 4_100 }, (_, index) => 500 - index / 100);
    await store([...old, 399, 401, 2]);

    await deleteOld();
    await deleteOld();

    expect(await kept()).toEqual([399, 401, 2]); // the second was recorded by a slow clock
  });

  it('are kept by default', async () => {
    await store([5_000, 1]);

    await deleteOld(null);

    expect(await kept()).toEqual([5_000, 1]);
  });

  it('are deleted once by two workers', async () => {
    await store(Array.from({ length: 3_000 }, () => 401));

    await Promise.all([deleteOld(), deleteOld()]);

    expect(await kept()).toEqual([]);
  });
});

describe('the feed', () => {
  const expired = {
    status: 410,
    body: { code: 'events.cursor_expired', details: { earliest: '2025-10-22T00:00:00.001Z' } },
  };

  it('rejects a cursor and an instant before the first event that is kept, and names the earliest', async () => {
    await store([405, 403, 402, 3, 1]);
    const { body: first } = await read('from=beginning&limit=1');
    const { body: third } = await read(`after=${first.cursor}&limit=2`);

    await deleteOld();

    expect(await read(`after=${first.cursor}`)).toMatchObject(expired);
    expect(await read(`after=${first.cursor}&waitSeconds=20`)).toMatchObject(expired);
    expect(await read('from=2025-10-22T00:00:00.000Z')).toMatchObject(expired);
    const { details } = expired.body;
    for (const query of [`from=${details.earliest}`, `after=${third.cursor}`, 'from=beginning']) {
      const { status, body } = await read(query);
      expect([query, status, body.events.length]).toEqual([query, 200, 2]);
    }
  });

  it('keeps the cursor of a reader without events valid', async () => {
    await store([402]);
    const { body: own } = await read('from=beginning');
    await store([401, 401], 20);
    const { body: quiet } = await read(`after=${own.cursor}`);
    expect(quiet.events).toEqual([]);

    await deleteOld();

    expect((await read(`after=${quiet.cursor}`)).status).toBe(200);
    expect((await read(`after=${own.cursor}`)).status).toBe(410);
    const { body: latest } = await read('from=now');
    expect((await read(`after=${latest.cursor}`)).status).toBe(200);
  });
});
