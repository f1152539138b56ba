import type { RotatedSecretView, WebhookTestView } from '@contracts/views/webhook.view.js';

import { signWebhook } from '../signing/sign-webhook.js';
import { startReceiver, startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';

let users: WebhookUsers;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver();
  users = await startWebhookUsers('webhook_calls', receiver.url);
});
afterAll(async () => {
  receiver.close();
  await users.backend.stop();
});

describe('the secret', () => {
  it('can be shown again, which is recorded in the audit and security logs', async () => {
    const { id, secret } = await users.add();
    const shown = await users.post<{ secret: string }>(`${id}/reveal-secret`);
    const [log] = await users.backend.database.query<{ kind: string }[]>(
      'select kind from security_event order by id desc limit 1',
    );

    expect([shown.status, shown.body.secret]).toEqual([200, secret]);
    expect(await users.web.audit('webhook_subscription', id)).toHaveLength(2);
    expect(log?.kind).toBe('SECRET_SHOWN');
  });

  it('that cannot be read fails a test without a call', async () => {
    const { id } = await users.add();
    await users.backend.database.query(
      `update webhook_subscription set secret = 'retired.c2VjcmV0' where id = $1`,
      [id],
    );
    const calls = receiver.received.length;
    const { status, body } = await users.post<WebhookTestView>(`${id}/test`, {
      type: 'consignment.delivered',
    });

    expect(status).toBe(200);
    expect(body.attempt.failure).toContain('The signing secret cannot be read.');
    expect(receiver.received).toHaveLength(calls);
  });

  it('can be rotated with an overlap, after which the old one no longer signs', async () => {
    const { id, secret: old } = await users.add();
    const { body } = await users.post<RotatedSecretView>(`${id}/rotate-secret`, {
      overlapHours: 1,
    });
    const hour = new Date(body.previousUntil ?? 0).getTime() - Date.now();
    const signatures = async () => {
      await users.post(`${id}/test`, { type: 'consignment.delivered' });
      const { headers, body: text } = receiver.received.at(-1)!;
      const message = {
        id: String(headers['webhook-id']),
        timestamp: Number(headers['webhook-timestamp']),
        body: text,
      };
      return {
        sent: headers['webhook-signature'],
        by: (all: string[]) => signWebhook(message, all),
      };
    };

    expect(body.secret).not.toBe(old);
    expect(hour).toBeGreaterThan(59 * 60_000);
    const both = await signatures();
    expect(both.sent).toBe(both.by([body.secret, old]));

    await users.backend.database.query(
      `update webhook_subscription set overlap_ends_at = now() - interval '1 s' where id = $1`,
      [id],
    );
    const one = await signatures();
    expect(one.sent).toBe(one.by([body.secret]));
  });

  it('rotated twice at once from one version changes once', async () => {
    const { id, version } = await users.add();
    const rotate = () => users.post(`${id}/rotate-secret`, { overlapHours: 24, version });
    const statuses = (await Promise.all([rotate(), rotate()])).map(({ status }) => status);

    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('is not returned twice to a user who may only read', async () => {
    const { id } = await users.add();
    const auditor = await users.web.signInNewUser({ role: 'AUDITOR', clientId: 10 });

    expect((await users.listed(auditor)).map((one) => one.id)).toContain(id);
    expect((await users.post(`${id}/reveal-secret`, {}, auditor)).status).toBe(403);
    expect((await users.create({}, auditor)).status).toBe(403);
  });
});

describe('a test event', () => {
  it('is sent signed, even while paused, and returns the result', async () => {
    const { id, secret } = await users.add();
    await users.post(`${id}/pause`);
    const { status, body } = await users.post<WebhookTestView>(`${id}/test`, {
      type: 'consignment.delivered',
    });
    const { headers, body: text } = receiver.received.at(-1)!;
    const eventId = String(headers['webhook-id']);

    expect(status).toBe(200);
    expect(body.attempt).toMatchObject({ status: 200, failure: null, answerBody: 'thanks' });
    expect(body.requestBody).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      ...{ id: eventId, type: 'consignment.delivered' },
      data: { clientId: 10 },
    });
    expect(eventId).toMatch(/^evt_test_/);
    expect(headers).toMatchObject({
      'linehaul-delivery': 'test; attempt=1',
      'user-agent': 'Linehaul-Webhooks/1',
      'content-type': 'application/json',
      'webhook-signature': signWebhook(
        { id: eventId, timestamp: Number(headers['webhook-timestamp']), body: text },
        [secret],
      ),
    });
  });

  it('reports the error', async () => {
    const { id } = await users.add();
    await users.backend.database.query(
      `update webhook_subscription set url = 'https://10.1.2.3/' where id = $1`,
      [id],
    );
    const { body } = await users.post<WebhookTestView>(`${id}/test`, { type: 'tracking.updated' });

    expect(body.attempt).toMatchObject({
      status: null,
      failure: 'This address is on a private network, which is not allowed.',
    });
  });

  it('must have an existing type', async () => {
    const { id } = await users.add();

    expect((await users.post(`${id}/test`, { type: 'consignment.lost' })).status).toBe(400);
  });
});
