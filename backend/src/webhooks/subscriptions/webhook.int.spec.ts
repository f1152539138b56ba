import type { WebhookView } from '@contracts/views/webhook.view.js';

import type { Person } from '../../testing/test-session.js';
import { startReceiver, startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';

let users: WebhookUsers;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver();
  users = await startWebhookUsers('webhooks', receiver.url);
});
afterAll(async () => {
  receiver.close();
  await users.backend.stop();
});

describe('a webhook', () => {
  it('is created with a secret that is shown only once and stored sealed', async () => {
    const webhook = await users.add({ name: 'Sealed', notificationEmails: [' it@x.example '] });
    const [row] = await users.backend.database.query<{ secret: string }[]>(
      'select secret from webhook_subscription where id = $1',
      [webhook.id],
    );
    const [entry] = await users.backend.database.query<{ after: { secret: string } }[]>(
      `select after from audit_entry where record_type = 'webhook_subscription' and record_id = $1`,
      [String(webhook.id)],
    );

    expect(webhook).toMatchObject({
      clientId: 10,
      customerId: null,
      ownerName: 'Parent',
      status: 'ACTIVE',
      mostInFlight: 8,
      notificationEmails: ['it@x.example'],
      createdBy: users.admin.email,
      version: 1,
    });
    expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook.versions['consignment.created']).toBe(1);
    expect(row?.secret).not.toContain(webhook.secret.slice(6));
    expect(entry?.after.secret).toBe('(secret)');
    expect(JSON.stringify(await users.listed(users.admin))).not.toContain('whsec_');
  });

  it('is found by those who see its client, and by the staff of the customer', async () => {
    const { id } = await users.add({ name: 'Found' });
    const ids = async (by: Person, query = '') =>
      (await users.listed(by, query)).map((one) => one.id);

    expect(await ids(users.admin)).toContain(id);
    expect(await ids(users.staff)).toContain(id);
    expect(await ids(users.staff, '?clientId=10')).toContain(id);
    expect(await ids(users.staff, '?clientId=11')).not.toContain(id);
    expect(await ids(users.outsider)).toEqual([]);
    expect((await users.web.request(users.outsider, 'GET', 'webhook?clientId=10')).status).toBe(
      403,
    );
  });

  it('of a customer is visible only to its staff', async () => {
    const whole = { clientId: null, customerId: 1 };
    const { status, body } = await users.create(whole, users.staff);

    expect([status, body.ownerName]).toEqual([200, 'Coastline']);
    expect((await users.create(whole)).status).toBe(403);
    expect((await users.listed(users.admin)).map(({ id }) => id)).not.toContain(body.id);
    expect((await users.post(`${body.id}/pause`)).status).toBe(404);
  });

  it.each([
    [{ clientId: null }, 'request.invalid'],
    [{ customerId: 1 }, 'request.invalid'],
    [{ name: ' ' }, 'request.invalid'],
    [{ name: 'x'.repeat(61) }, 'request.invalid'],
    [{ types: [] }, 'request.invalid'],
    [{ types: ['consignment.deliverd'] }, 'webhook.type_unknown'],
    [{ mostInFlight: 33 }, 'request.invalid'],
    [{ notificationEmails: ['nobody'] }, 'request.invalid'],
    [
      { notificationEmails: Array.from({ length: 6 }, (_, at) => `a${at}@x.example`) },
      'request.invalid',
    ],
    [{ url: 'http://8.8.8.8/' }, 'webhook.url'],
    [{ url: 'https://me:secret@hooks.example/' }, 'webhook.url'],
    [{ url: 'https://10.1.2.3/' }, 'outgoing.private_address'],
  ])('with %j is rejected as %s', async (changes, code) => {
    const { status, body } = await users.create(changes);

    expect([status, body.code]).toEqual([400, code]);
  });

  it('cannot be created for a client that was deleted', async () => {
    await users.backend.database.query(`
      insert into client (id, customer_id, name, removed_at) values (30, 1, 'Gone', now())`);

    expect((await users.create({ clientId: 30 }, users.everywhere)).status).toBe(404);
  });

  it("returns 404 on every route for another client's, as for one that does not exist", async () => {
    const { id } = await users.add({ name: 'Mine' });
    const routes: [string, string, object?][] = [
      ['PUT', '', users.requestBody()],
      ['DELETE', ''],
      ['POST', '/pause', {}],
      ['POST', '/resume', { from: 'NOW' }],
      ['POST', '/test', { type: 'consignment.delivered' }],
      ['POST', '/rotate-secret', {}],
      ['POST', '/reveal-secret', {}],
    ];
    const statuses: number[] = [];
    for (const [method, path, body] of routes)
      for (const unreachable of [id, 999_999])
        statuses.push(
          (await users.web.request(users.outsider, method, `webhook/${unreachable}${path}`, body))
            .status,
        );

    expect(new Set(statuses)).toEqual(new Set([404]));
  });
});

describe('thirty users who add webhooks at once', () => {
  it.each([
    ['client', { clientId: 13 }, 20],
    ['customer', { clientId: null, customerId: 1 }, 50],
  ])('reach the limit of a %s and never exceed it', async (owner, whose, limit) => {
    const column = owner === 'client' ? 'client_id = 13' : 'customer_id = 1';
    await users.backend.database.query(`delete from webhook_subscription where ${column}`);
    await users.backend.database.query(
      `insert into webhook_subscription
         (${owner}_id, name, url, types, versions, live_from, most_in_flight, notification_emails, secret, salt, created_by)
       select ${owner === 'client' ? 13 : 1}, 'Old', 'https://x.example/', '{*}', '{}', now(), 8, '{}', 's' || n, 's', 'x'
         from generate_series(1, $1) n`,
      [limit - 5],
    );
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        users.create({ ...whose, name: `At once ${at}` }, users.staff),
      ),
    );
    const rejected = responses.filter(({ status }) => status !== 200);

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(rejected.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 webhook.limit']),
    );
  });
});

describe('changing a webhook', () => {
  it('keeps its state, and does not check an unchanged URL again', async () => {
    const { id } = await users.add({ name: 'Before' });
    await users.backend.database.query(
      `update webhook_subscription set url = 'https://10.0.0.1/', cursor = '7' where id = $1`,
      [id],
    );
    const change = { name: 'After', url: 'https://10.0.0.1/', types: ['*'] };
    const { status, body } = await users.web.request<WebhookView>(
      users.admin,
      'PUT',
      `webhook/${id}`,
      change,
    );
    const [row] = await users.backend.database.query<{ cursor: string }[]>(
      'select cursor from webhook_subscription where id = $1',
      [id],
    );

    expect([status, body.name, body.types, body.version]).toEqual([200, 'After', ['*'], 2]);
    expect(row?.cursor).toBe('7');
  });

  it('is recorded in its history', async () => {
    const { id } = await users.add({ name: 'Old name' });
    await users.web.request(
      users.admin,
      'PUT',
      `webhook/${id}`,
      users.requestBody({ name: 'New name' }),
    );
    const { body } = await users.web.request<{ changes: { path: string }[] }[]>(
      users.admin,
      'GET',
      `history/webhook/${id}`,
    );

    expect(body.map(({ changes }) => changes.map(({ path }) => path)).at(-1)).toContain('name');
    expect((await users.web.request(users.outsider, 'GET', `history/webhook/${id}`)).status).toBe(
      404,
    );
  });

  it('is deleted with its client', async () => {
    await users.backend.database.query(
      `insert into client (id, customer_id, name) values (31, 1, 'Closing')`,
    );
    // the permissions of those already signed in are cached until the new client is announced
    const staff = await users.web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
    const { status, body } = await users.create({ clientId: 31 }, staff);
    expect(status).toBe(200);
    await users.web.request(staff, 'DELETE', 'client/31');

    expect((await users.post(`${body.id}/pause`, {}, staff)).status).toBe(404);
    expect(await users.web.audit('webhook_subscription', body.id)).toHaveLength(2);
  });
});
