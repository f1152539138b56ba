import type { WebhookFiguresView } from '@contracts/views/webhook-figures.view.js';
import pg from 'pg';

import type { Person } from '../../testing/test-session.js';
import { startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';
import { addDeliveries, publish } from './figures.fixture.js';

let users: WebhookUsers;
let client: pg.Client;

beforeAll(async () => {
  users = await startWebhookUsers('held_events', 'http://127.0.0.1:9/hooks');
  client = new pg.Client({ connectionString: users.backend.environment.DATABASE_URL });
  await client.connect();
}, 240_000);
afterAll(async () => {
  await client.end();
  await users.backend.stop();
});

const get = async (path: string, by: Person = users.admin) =>
  (await users.web.request<WebhookFiguresView>(by, 'GET', `webhook/${path}`)).body;

describe('the events that a paused webhook holds', () => {
  beforeEach(() => client.query('truncate public_event, webhook_delivery cascade'));

  it('are those that wait and those after its cursor, of its owner and its types', async () => {
    const { id } = await users.add({ types: ['consignment.deleted'] });
    await addDeliveries(client, id, 3, 'LIVE');
    await publish(client, [
      ...[3, 4, 5].map((n) => ({ n, client: 10 })),
      { n: 6, client: 11 }, // below its client
      { n: 7, client: 20 }, // another customer's
      { n: 8, client: 10, type: 'consignment.created' },
    ]);
    const cursor = `${'3'.padStart(19, '0')}/0`;
    await client.query(
      `update webhook_subscription set status = 'PAUSED', cursor = $2 where id = $1`,
      [id, cursor],
    );

    const figures = await get(`${id}/figures`);

    expect(figures).toMatchObject({ held: 6, hasMoreHeld: false });
    expect(figures.heldSince).not.toBeNull();
  });

  it('begin with the first one since it was added, while it has no cursor', async () => {
    await publish(client, [{ n: 1, client: 10 }]);
    await client.query(`update public_event set recorded_at = now() - interval '1 hour'`);
    const { id } = await users.add();
    await publish(
      client,
      [2, 3].map((n) => ({ n, client: 10 })),
    );

    expect(await get(`${id}/figures`)).toMatchObject({ held: 2 });
  });

  it('are counted up to a limit', async () => {
    const { id } = await users.add();
    await publish(
      client,
      Array.from({ length: 1_200 }, (_, index) => ({ n: index + 1, client: 10 })),
    );

    expect(await get(`${id}/figures`)).toMatchObject({
      ...{ held: 1_000, hasMoreHeld: true },
    });
  });

  it('of a customer are those of all its clients', async () => {
    const { id } = await users
      .create({ clientId: null, customerId: 1 }, users.staff)
      .then(({ body }) => body);
    await publish(
      client,
      [10, 11, 20].map((client, n) => ({ n: n + 1, client })),
    );

    expect(await get(`${id}/figures`, users.staff)).toMatchObject({ held: 2 });
  });
});
