import type { WebhookReplayView } from '@contracts/views/webhook-replay.view.js';
import type { WebhookView } from '@contracts/views/webhook.view.js';

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

describe('pausing and resuming', () => {
  const cursorOf = async (id: number) => {
    const [row] = await users.backend.database.query<{ cursor: string | null; live_from: Date }[]>(
      'select cursor, live_from from webhook_subscription where id = $1',
      [id],
    );
    return row;
  };

  it('keep the cursor, unless resuming from now', async () => {
    const { id } = await users.add();
    await users.backend.database.query(
      `update webhook_subscription set cursor = '42', live_from = '2026-01-01' where id = $1`,
      [id],
    );
    expect((await users.post<WebhookView>(`${id}/pause`)).body.status).toBe('PAUSED');
    expect((await users.post<WebhookView>(`${id}/resume`)).body.status).toBe('ACTIVE');
    expect(await cursorOf(id)).toMatchObject({ cursor: '42' });

    await users.post(`${id}/pause`);
    await users.backend.database.query(
      `insert into webhook_delivery
         (subscription_id, event_id, subject, position, ordinal, next_attempt_at, taken_at)
       values ($1, 'evt_held', 'consignment/1', '1', 0, now(), now())`,
      [id],
    );
    await users.post(`${id}/resume`, { from: 'NOW' });

    expect(
      await users.backend.database.query(
        'select state, finished_at is not null as ended from webhook_delivery where subscription_id = $1',
        [id],
      ),
    ).toEqual([{ state: 'SKIPPED', ended: true }]);
    const after = await cursorOf(id);
    expect(after?.cursor).toBeNull();
    expect(Date.now() - (after?.live_from.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('resume a disabled webhook, and show why it was disabled until then', async () => {
    const { id } = await users.add();
    await users.backend.database.query(
      `update webhook_subscription
          set status = 'DISABLED', status_reason = '410 Gone', failing_since = now() where id = $1`,
      [id],
    );
    const paused = (await users.post<WebhookView>(`${id}/pause`)).body;
    const { body } = await users.post<WebhookView>(`${id}/resume`);

    expect([paused.status, paused.statusReason]).toEqual(['DISABLED', '410 Gone']);
    expect(body).toMatchObject({ status: 'ACTIVE', statusReason: null, failingSince: null });
  });

  it.each([
    ['the webhook is resumed', 'resume', {}],
    ['it is resumed from now', 'resume', { from: 'NOW' }],
    ['the replay is resumed', 'replay', {}],
    ['the URL is changed', 'change', {}],
  ] as const)('do not count old failures of a replay once %s', async (_, action, body) => {
    const { id } = await users.add();
    const started = { from: '2026-11-01T00:00:00.000Z' };
    const replay = (await users.post<WebhookReplayView>(`${id}/replay`, started)).body;
    const set = (changes: string) =>
      users.backend.database.query(
        `update webhook_replay set failing_since = '2026-11-02' ${changes} where id = $1`,
        [replay.id],
      );
    await users.post(`${id}/pause`);
    await set(action === 'replay' ? `, state = 'PAUSED'` : '');
    if (action === 'resume') await users.post(`${id}/resume`, body);
    if (action === 'replay') await users.post(`${id}/replay/${replay.id}/resume`);
    const moved = users.requestBody({ url: `${receiver.url}/moved` });
    if (action === 'change') await users.web.request(users.admin, 'PUT', `webhook/${id}`, moved);

    const path = `webhook/${id}/replay`;
    const listed = await users.web.request<WebhookReplayView[]>(users.admin, 'GET', path);
    expect(listed.body).toMatchObject([{ state: 'RUNNING', failingSince: null }]);
  });

  it('are rejected from an unknown position', async () => {
    const { id } = await users.add();

    expect((await users.post(`${id}/resume`, { from: 'YESTERDAY' })).status).toBe(400);
  });
});
