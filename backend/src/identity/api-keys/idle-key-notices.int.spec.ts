import type { NewApiKeyView } from '@contracts/views/user.view.js';

import { Mailer } from '../../platform/mail/mailer.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { type Person, TestSession } from '../../testing/test-session.js';
import { MovableClock } from '../../webhooks/testing/movable-clock.js';
import { IdleKeyNotices } from './idle-key-notices.js';

const DAY_MS = 86_400_000;

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let staff: Person;
let outsider: Person;
let clock: MovableClock;

beforeAll(async () => {
  backend = await startBackend('idle_keys');
  await backend.database.query(someClients);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  staff = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  outsider = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.database.query(`delete from mail_outbox`);
  await backend.database.query(`delete from user_role where role = 'API_KEY'`);
  await backend.database.query(`delete from user_account where kind = 'API_KEY'`);
  clock = new MovableClock();
});

async function makeKey(reference: string, by = admin, clientId = 10): Promise<NewApiKeyView> {
  const body = { clientId, reference, expiresInDays: 730 };
  return (await web.request<NewApiKeyView>(by, 'POST', 'user/b2b-key', body)).body;
}

/** Days from now. */
async function notify(days: number): Promise<void> {
  clock = new MovableClock();
  clock.move(days * DAY_MS);
  await new IdleKeyNotices(
    backend.database,
    backend.app.get(Mailer, { strict: false }),
    clock,
  ).notify();
}

const mails = () =>
  backend.database.query<{ recipient: string; subject: string; text: string }[]>(
    'select recipient, subject, text from mail_outbox order by recipient, id',
  );

describe('idle API keys', () => {
  it('are reported to the client’s administrators, in one email, after 180 days', async () => {
    await makeKey('ERP');
    await makeKey('Old shop');
    await makeKey('Foreign shop', outsider, 20);
    await notify(179);
    expect(await mails()).toEqual([]);
    await notify(181);

    const found = await mails();
    expect(found.map(({ recipient }) => recipient).sort()).toEqual(
      [admin.email, outsider.email].sort(),
    );
    const [own] = found.filter(({ recipient }) => recipient === admin.email);
    expect(own?.subject).toBe('Unused API keys of Parent');
    expect(own?.text).toContain('for 180 days:\n\n- ERP\n- Old shop\n\nDelete');
  });

  it('are reported once a month, however often the check runs, and no longer once they are deleted', async () => {
    const { id } = await makeKey('ERP');
    await Promise.all([notify(200), notify(200)]);
    await notify(200);
    expect(await mails()).toHaveLength(1);
    await notify(232);
    expect(await mails()).toHaveLength(2);

    await web.request(admin, 'DELETE', `user/b2b-key/${id}`);
    await notify(264);
    expect(await mails()).toHaveLength(2);
  });

  it('are not reported if they were used since, are replaced or have expired', async () => {
    const used = await makeKey('Used');
    const replaced = await makeKey('Replaced');
    await backend.database.query(
      `insert into api_key_use (user_id, last_used_at) values ($1, now() + interval '100 days')`,
      [used.id],
    );
    await web.request(admin, 'POST', `user/b2b-key/${replaced.id}/rotate`, { expiresInDays: 30 });
    await notify(200);

    expect(await mails()).toEqual([]);
  });

  it('of a client without administrators are reported to its customer’s', async () => {
    await makeKey('Other shop', staff, 13);
    await notify(200);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([staff.email]);
  });

  it('are listed up to twenty, the longest unused first', async () => {
    for (let count = 1; count <= 22; count += 1) await makeKey(`Key ${count}`);
    await notify(200);
    const [mail] = await mails();

    expect(mail?.text).toContain('- Key 1\n');
    expect(mail?.text).toContain('- Key 20\nand 2 more');
    expect(mail?.text).not.toContain('Key 21');
  });
});
