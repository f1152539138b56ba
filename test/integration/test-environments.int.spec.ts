import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { EventFeedView } from '@contracts/views/public-event.view.js';
import type { ClientChoiceView } from '@contracts/views/session.view.js';
import type { TestEnvironmentView } from '@contracts/views/test-environment.view.js';
import type { ApiKeyView } from '@contracts/views/user.view.js';

import {
  addService,
  goods,
  shipment,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import {
  admin,
  backend,
  created,
  setUpShipping,
  outsider,
  user,
} from './shipped-consignments.fixture.js';
import { environmentId, program, shipperOf, type Program } from './test-environments.fixture.js';

setUpShipping('test_environments');

let test: Program;
let live: Program;

beforeAll(async () => {
  live = await program('live');
  test = await program('test');
});

const listed = async (caller: typeof user, query = '') => {
  const path = `consignment/list?size=100&page=0${query}`;
  const { body } = await caller.request<ConsignmentListPage>('POST', path, {});
  return body.consignments.map(({ id }) => id);
};

const count = async (table: string, where: string): Promise<number> => {
  const rows = await backend.database.query<{ n: number }[]>(
    `select count(*)::integer as n from ${table} where ${where}`,
  );
  return rows[0]?.n ?? 0;
};

describe('a test environment', () => {
  it('is created with the first test key, with the settings of its client', async () => {
    const id = await environmentId();

    expect(test.key).toMatchObject({ mode: 'test', token: expect.stringMatching(/^lh_test_/) });
    expect(live.key).toMatchObject({ mode: 'live', token: expect.stringMatching(/^lh_live_/) });
    expect(id).toBeGreaterThanOrEqual(1_000_000_000);
    expect(await count('address', `client_id = ${id} and is_default and company = 'Parent'`)).toBe(
      1,
    );
    expect(await count('address', `client_id = ${id}`)).toBe(1);
    expect(
      await count(
        'category_entry',
        `category_id in (select id from category where client_id = ${id})`,
      ),
    ).toBe(1);
    expect(
      await count('client_carrier_account', `client_id = ${id} and mirrors_id is not null`),
    ).toBe(3);
  });

  it('is created once, however many keys are added at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => program('test', 13)));

    expect(await count('client', 'test_of = 13')).toBe(1);
  });

  it('shares one list of keys with its client, each with its mode', async () => {
    const path = 'user/b2b-key?clientId=10';
    const { body } = await user.request<ApiKeyView[]>('GET', path);

    expect(body.map(({ id, mode }) => ({ id, mode }))).toEqual([
      { id: test.key.id, mode: 'test' },
      { id: live.key.id, mode: 'live' },
    ]);
  });

  it('is offered below its client, and not listed as a client', async () => {
    const path = 'user/client/list?permission=READ_CLIENT';
    const { body: choices } = await admin.request<ClientChoiceView[]>('GET', path);
    const { body: clients } = await admin.request<{ clients: { id: number }[] }>(
      'GET',
      'client/list',
    );

    const id = await environmentId();
    expect(choices.find((choice) => choice.id === 10)).toMatchObject({ testId: id });
    expect(choices.filter((choice) => choice.id >= 1_000_000_000)).toEqual([]);
    expect(clients.clients.filter((client) => client.id >= 1_000_000_000)).toEqual([]);
  });

  it('prices exactly like its client, including accounts and prices added later', async () => {
    const shipper = await shipperOf(test.client, await environmentId());
    const price = async (caller: typeof user, request: object) => {
      const { body } = await caller.request<OfferView[]>('POST', 'consignment/offers', request);
      return body.map(({ carrierDisplayName, totalCost, gst }) => ({
        ...{ carrierDisplayName, totalCost, gst },
      }));
    };
    await addService(backend, { name: 'Latecomer', prefix: 'LATE', rate: 0.7 });

    for (let number = 0; number < 250; number += 1) {
      const [item] = goods.items;
      const size = { length: 0.2 + (number % 9) / 10, weight: 1 + number / 7 };
      const items = [{ ...item, ...size, quantity: 1 + (number % 5) }];
      const expected = await price(user, shipment({}, { items }));
      expect(expected.length).toBeGreaterThan(3);
      expect(await price(test.client, shipper.request({}, { items }))).toEqual(expected);
    }
  }, 120_000);

  it('numbers its consignments from 1, and never with a live number', async () => {
    const shipper = await shipperOf(test.client, await environmentId());
    const before = await created();
    const { connoteNumber } = await shipper.create();
    const after = await created();

    expect(connoteNumber).toBe('TESTLKIZ00000001');
    expect(Number(after.connoteNumber.slice(4))).toBe(Number(before.connoteNumber.slice(4)) + 1);
  });

  it('is separate from live data in lists, counts, reports, events and by id', async () => {
    const id = await environmentId();
    const shipper = await shipperOf(test.client, id);
    const mine = await shipper.create();
    const theirs = await created();
    await waitUntil(
      () => listed(test.client),
      (ids) => ids.includes(mine.id),
    );

    for (const caller of [user, admin, live.client])
      expect(await listed(caller)).not.toContain(mine.id);
    expect(await listed(user, `&clientId=${id}`)).toContain(mine.id);
    expect(await listed(test.client)).not.toContain(theirs.id);
    expect((await test.client.request('GET', `consignment/${theirs.id}`)).status).toBe(404);
    expect((await live.client.request('GET', `consignment/${mine.id}`)).status).toBe(404);
    expect((await outsider.request('GET', `consignment/${mine.id}`)).status).toBe(404);
    expect(
      (await test.client.request('POST', 'consignment/offers', { clientId: 10 })).status,
    ).not.toBe(200);
    expect((await live.client.request('GET', `address?clientId=${id}`)).status).toBe(403);
    expect((await admin.request('GET', `client/settings?clientIds=10,${id}`)).status).toBe(400);
  });

  it('publishes its events with livemode false, to its own readers only', async () => {
    const shipper = await shipperOf(test.client, await environmentId());
    const { id } = await shipper.create();
    const path = 'events?from=beginning&limit=500';
    const modes = async (caller: typeof user) => {
      const { body } = await caller.request<EventFeedView>('GET', path);
      return body.events.map(({ livemode, data }) => ({ livemode, id: data['consignmentId'] }));
    };

    const own = await waitUntil(
      () => modes(test.client),
      (events) => events.some((event) => event.id === id),
    );
    expect(own.every(({ livemode }) => !livemode)).toBe(true);
    for (const caller of [user, admin, live.client])
      expect((await modes(caller)).every(({ livemode }) => livemode)).toBe(true);
  });

  it('cannot have accounts with live numbers', async () => {
    const path = `client-carrier-account?clientId=${await environmentId()}`;
    const body = { prefixId: 1, rangeLength: 10, permanentBooking: false };

    expect((await admin.request('POST', path, body)).status).toBe(409);
  });
});

describe('deleting a client', () => {
  it('deletes its test environment with its keys', async () => {
    const other = await program('test', 13);
    expect(await environmentId(13)).toBeGreaterThan(0);

    expect((await admin.request('DELETE', 'client/13')).status).toBe(204);

    expect(await environmentId(13)).toBe(0);
    expect((await other.client.request('GET', 'address?size=5&page=0')).status).toBe(401);
  });
});

describe('resetting a test environment', () => {
  it('starts a new one with the same keys, once for two requests', async () => {
    const before = await environmentId();
    const shipper = await shipperOf(test.client, before);
    const { id } = await shipper.create();
    const reset = () =>
      user.request<TestEnvironmentView>('POST', 'test-environment/reset', { clientId: before });

    const responses = await Promise.all([reset(), reset()]);
    const again = await reset();

    const after = await environmentId();
    expect(after).toBeGreaterThan(before);
    for (const { status, body } of [...responses, again]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ clientId: after, testOf: 10 });
    }
    expect((await test.client.request('GET', `consignment/${id}`)).status).toBe(404);
    const next = await (await shipperOf(test.client, after)).create();
    expect(next.connoteNumber).toMatch(/^TESTLKIZ/);
    expect(await count('client', `test_of = 10 and removed_at is null`)).toBe(1);
  });

  it('is denied to other users, and for live clients', async () => {
    const reset = (caller: typeof user, clientId: number) =>
      caller.request('POST', 'test-environment/reset', { clientId });

    expect((await reset(outsider, await environmentId())).status).toBe(404);
    expect((await reset(test.client, await environmentId())).status).toBe(403);
    expect((await reset(admin, 10)).status).toBe(404);
  });
});
