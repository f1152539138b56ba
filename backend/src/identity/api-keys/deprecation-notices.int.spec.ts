import type { NewApiKeyView } from '@contracts/views/user.view.js';

import { ApiKeyUsageService } from './api-key-usage.service.js';
import { DeprecationNoticeRepository } from './deprecation-notice.repository.js';
import {
  backend,
  BOX,
  boxSunset,
  CHEST,
  chestSunset,
  dayIn,
  mails,
  makeKey,
  notify,
  people,
  readable,
  recipients,
  setUpDeprecations,
  use,
  web,
} from './deprecation-notices.fixture.js';

setUpDeprecations('deprecation_notices');

describe('administrators whose API keys call deprecated operations', () => {
  it('are emailed the keys, their calls, the end and the replacement, in one email each', async () => {
    const erp = await makeKey('ERP');
    const test = await makeKey('ERP', 10, 'test');
    for (const id of [1, 2]) await web.request(erp, 'GET', `test/box/${id}`);
    await web.request(test, 'GET', 'test/box/3');
    await web.request(erp, 'POST', 'test/chest');
    await web.request(erp, 'GET', 'test/parcel');
    await backend.app.get(ApiKeyUsageService).flush();
    await use(await makeKey('Shop', 13), BOX, { days: -3, calls: 1_200 });
    await notify();

    const found = await mails();
    expect(found.map(({ recipient }) => recipient).sort()).toEqual(
      [people.admin.email, people.secondAdmin.email].sort(),
    );
    const { subject, text } = found.find(({ recipient }) => recipient === people.admin.email)!;
    expect(subject).toBe(
      `API keys call 2 operations, to be replaced before ${readable(boxSunset)}`,
    );
    expect(text).toContain(`${BOX}
No longer available from ${readable(boxSunset)}, 00:00 UTC. Use instead: Get a parcel
- Shop, Other: 1,200 calls, last on ${readable(dayIn(-3))}
- ERP, Parent: 2 calls, last on ${readable(dayIn(0))}
- ERP (test key), Parent: 1 call, last on ${readable(dayIn(0))}

${CHEST}
No longer available from ${readable(chestSunset)}, 00:00 UTC. Use instead: Add a parcel
- ERP, Parent: 1 call, last on ${readable(dayIn(0))}

`);
    expect(text).toContain('/api/docs\n');
    expect(text).toContain('/client/list\n'); // the screen of the keys opens from there, with its client
    expect(text).not.toContain('Rehearsals');
  });

  it('are emailed even if only a test key calls them', async () => {
    await use(await makeKey('Trial', 20, 'test'));
    await notify();

    expect(await recipients()).toEqual([people.outsider.email]);
    const unsent = 'select from mail_outbox where test_client_id is not null';
    expect(await backend.database.query<unknown[]>(unsent)).toEqual([]);
  });

  it('are emailed the twenty keys with the most calls', async () => {
    for (let calls = 1; calls <= 22; calls += 1)
      await use(await makeKey(`Key ${calls}`, 20), BOX, { calls });
    await notify();
    const [mail] = await mails();

    expect(mail?.text).toContain('- Key 22, Foreign: 22 calls');
    expect(mail?.text).toContain('- Key 3, Foreign: 3 calls');
    expect(mail?.text).not.toContain('- Key 2, Foreign');
    expect(mail?.text).toContain('\nand 2 keys more\n');
  });

  it.each([
    ['was disabled', `update user_account set status = 'DISABLED' where id = $1`],
    ['lost the role', 'delete from user_role where user_id = $1'],
    ['was deleted', 'delete from user_account where id = $1'],
  ])('are those of the customer once the last one of the client %s', async (_, end) => {
    const last = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 12 });
    await use(await makeKey('Shop', 12));
    await backend.database.query(end, [last.id]);
    await notify();

    expect(await recipients()).toEqual([people.staff.email]);
  });
});

describe('the key in an email about deprecated operations', () => {
  it('is named once with its successor, even after its end', async () => {
    const old = await makeKey('ERP', 20);
    const rotation = { expiresInDays: 365, overlapHours: 0 };
    const path = `user/b2b-key/${old.id}/rotate`;
    const { body: successor } = await web.request<NewApiKeyView>(
      people.outsider,
      'POST',
      path,
      rotation,
    );
    await use(old, BOX, { calls: 4 });
    await notify(1);
    expect((await mails())[0]?.text).toContain('- ERP, Foreign: 4 calls');

    await use(successor, BOX, { days: 35, calls: 3 });
    await use(old, BOX, { days: 34, calls: 2 });
    await notify(36);
    expect((await mails())[1]?.text).toContain('- ERP, Foreign: 5 calls');
  });

  it.each([
    ['has been deleted', 'delete from user_account where id = $1'],
    ['has expired', `update user_account set expires_at = now() where id = $1`],
    [
      'belongs to a deleted client',
      'update client set removed_at = now() where id = 20 and $1 > 0',
    ],
  ])('is not named once it %s', async (_, end) => {
    const key = await makeKey('ERP', 20);
    await use(key);
    await backend.database.query(end, [key.id]);
    await notify(1);
    await backend.database.query('update client set removed_at = null where id = 20');

    expect(await mails()).toEqual([]);
  });
});

describe('a user who can no longer be emailed', () => {
  it.each([
    ['was deleted', 'delete from user_account where id = $1'],
    ['was disabled', `update user_account set status = 'DISABLED' where id = $1`],
  ])('and %s after the check has begun is left out', async (_, end) => {
    const leaving = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
    await use(await makeKey('ERP', 20));
    const repository = backend.app.get(DeprecationNoticeRepository, { strict: false });
    const listDue = repository.listDue.bind(repository);
    jest.spyOn(repository, 'listDue').mockImplementation(async (operations, now) => {
      const found = await listDue(operations, now);
      await backend.database.query(end, [leaving.id]);
      return found;
    });
    await notify();

    expect(await recipients()).toEqual([people.outsider.email]);
  });

  it('has no stored notices after 90 days', async () => {
    await backend.database.query(
      `insert into deprecation_notice (user_id, operation, notified_at)
       values ($1, 'old', now() - interval '91 days'), ($1, 'recent', now() - interval '89 days')`,
      [people.admin.id],
    );
    await backend.app.get(DeprecationNoticeRepository, { strict: false }).deleteOld();

    expect(await backend.database.query('select operation from deprecation_notice')).toEqual([
      { operation: 'recent' },
    ]);
  });
});

it('a deprecated operation announces its end to a program whose request is wrong as well', async () => {
  const { token } = await makeKey('Wrong');
  const response = await fetch(`${backend.url}/api/v1/test/box/1?colour=red`, {
    headers: { Authorization: `Bearer ${token}` },
  });

  expect(response.status).toBe(400);
  expect(response.headers.get('Sunset')).toContain(boxSunset.slice(0, 4));
});
