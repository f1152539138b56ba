import { channels, type DeliveriesChanged } from '@contracts/realtime/messages.js';

import { waitUntil } from '../../../projections/src/testing/eventually.js';
import { backend, connected, next, setUpRealtime } from './realtime.fixture.js';

setUpRealtime('delivery_changes');

let webhook: number;
let foreign: number;
let ofCustomer: number;

beforeAll(async () => {
  const [first, second, third] = await backend.database.query<{ id: number }[]>(`
    insert into webhook_subscription (client_id, customer_id, name, url, types, versions, live_from, most_in_flight,
      notification_emails, secret, salt, created_by)
    select client_id, customer_id, 'Warehouse', 'https://wms.example', '{*}', '{}', now(), 8, '{}', '', '', 'test'
      from (values (10, null), (20, null), (null, 1)) as owner(client_id, customer_id)
    returning id`);
  webhook = first!.id;
  foreign = second!.id;
  ofCustomer = third!.id;
});

const admin = [{ role: 'CLIENT_ADMIN' as const, clientId: 10 }];

const change = (...ids: readonly number[]) =>
  backend.database.query('select pg_notify($1, $2)', [
    channels.deliveriesChanged,
    JSON.stringify(ids),
  ]);

/** Watches a webhook; returns the messages about deliveries after the one that confirms it. */
async function watching(email: string, roles: Parameters<typeof connected>[1], id: number) {
  const user = await connected(email, roles);
  const confirmed = next<DeliveriesChanged>(user.socket, 'deliveries-changed');
  user.socket.emit('watch', { type: 'webhook', id });
  expect(await confirmed).toEqual({ id });
  const received: DeliveriesChanged[] = [];
  user.socket.on('deliveries-changed', (message: DeliveriesChanged) => received.push(message));
  return { ...user, received };
}

const count = (received: readonly unknown[], enough: number) =>
  waitUntil(
    () => Promise.resolve(received.length),
    (length) => length >= enough,
  );

describe('changes of a webhook’s deliveries', () => {
  it('are sent to those who watch it only', async () => {
    const one = await watching('one@x.example', admin, webhook);
    const other = await watching(
      'staff@x.example',
      [{ role: 'CUSTOMER_ADMIN', customerId: 1 }],
      ofCustomer,
    );
    await change(webhook, foreign);
    await count(one.received, 1);
    await change(ofCustomer);
    await count(other.received, 1);

    expect(one.received).toEqual([{ id: webhook }]);
    expect(other.received).toEqual([{ id: ofCustomer }]);
  });

  it('are sent at most four times a second, the last one included', async () => {
    const { received } = await watching('busy@x.example', admin, webhook);
    const startedAt = performance.now();
    while (performance.now() - startedAt < 1_000) await change(webhook);
    const before = received.length;
    await change(webhook);
    await count(received, before + 1);
    const seconds = (performance.now() - startedAt) / 1_000;

    expect(before).toBeGreaterThanOrEqual(3);
    expect(received.length).toBeLessThanOrEqual(2 + 4 * Math.ceil(seconds));
  });

  it('of another tenant’s webhook cannot be watched', async () => {
    const { socket } = await connected('outside@x.example', admin);
    const rejected = next(socket, 'exception');
    socket.emit('watch', { type: 'webhook', id: foreign });
    expect(await rejected).toMatchObject({ statusCode: 404, code: 'record.not_found' });
  });

  it('cannot be watched without the permission', async () => {
    const { socket } = await connected('user@x.example', [{ role: 'CLIENT_USER', clientId: 10 }]);
    const rejected = next(socket, 'exception');
    socket.emit('watch', { type: 'webhook', id: webhook });
    expect(await rejected).toMatchObject({ statusCode: 404 });
  });

  it('are no longer sent once access has ended', async () => {
    const { id, socket, received } = await watching('leaver@x.example', admin, webhook);
    const stays = await watching('stays@x.example', admin, webhook);
    const changed = next(socket, 'session-changed');
    await backend.database.query('delete from user_role where user_id = $1', [id]);
    await changed;
    await change(webhook);
    await count(stays.received, 1);

    expect(received).toEqual([]);
  });
});
