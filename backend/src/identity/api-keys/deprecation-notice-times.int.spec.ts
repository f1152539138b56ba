import { DeprecatedOperations } from '../../platform/versions/deprecated-operations.js';
import { DeprecationNotices } from './deprecation-notices.js';
import {
  backend,
  BOX,
  CHEST,
  CRATE,
  dayIn,
  mailCount,
  mails,
  makeKey,
  notify,
  other,
  people,
  readable,
  recipients,
  setUpDeprecations,
  use,
} from './deprecation-notices.fixture.js';

setUpDeprecations('deprecation_notice_times');

describe('an email about deprecated operations', () => {
  it('is sent once, however many backends check at the same time', async () => {
    await use(await makeKey('ERP', 20));
    await Promise.all([notify(), notify(0, other), notify(), notify(0, other)]);
    await notify();

    expect(await mailCount()).toBe(1);
  });

  it('is repeated after a month, and after a week in the last month, until the end', async () => {
    const key = await makeKey('ERP', 20);
    for (let days = 0; days <= 120; days += 5) await use(key, BOX, { days });
    const sentOn: number[] = [];
    for (let days = 0; days <= 120; days += 1) {
      await notify(days);
      if ((await mailCount()) > sentOn.length) sentOn.push(days);
    }
    const monthly = sentOn.filter((days) => days < 68);
    const weekly = sentOn.filter((days) => days > 71);

    expect(monthly[0]).toBe(0);
    expect(monthly[1]).toBeGreaterThanOrEqual(28);
    expect(monthly[1]).toBeLessThanOrEqual(31);
    expect(monthly.length).toBeLessThanOrEqual(3);
    expect(weekly.length).toBeGreaterThanOrEqual(4);
    expect(weekly.slice(1).map((days, index) => days - weekly[index]!)).toEqual(
      weekly.slice(1).map(() => 7),
    );
    expect(Math.max(...sentOn)).toBeLessThan(100);
  });

  it('announces the brown-outs in the last month', async () => {
    await use(await makeKey('ERP', 20), BOX, { days: 80 });
    await notify(80);
    const [mail] = await mails();

    expect(mail?.text).toContain(
      `Rehearsals: from ${readable(dayIn(93))} to ${readable(dayIn(99))} it already returns 410 every day from 01:00 to 01:05 UTC`,
    );
  });

  it('is sent sooner for an operation that no email has mentioned yet', async () => {
    const key = await makeKey('ERP', 20);
    await use(key);
    await notify();
    await use(key, CHEST);
    await notify(3);
    expect((await mails()).at(-1)?.text).toContain(CHEST);

    await notify(20);
    expect(await mailCount()).toBe(2);
  });

  it.each([
    ['an operation whose deprecation begins later', CRATE, {}],
    ['calls from more than 30 days ago', BOX, { days: -30 }],
    ['another operation', 'GET /api/v1/test/parcel', {}],
  ])('is not sent about %s', async (_, operation, when) => {
    await use(await makeKey('ERP', 20), operation, when);
    await notify();

    expect(await mails()).toEqual([]);
  });

  it('does not wait for another that cannot be stored, which follows with the next check', async () => {
    await use(await makeKey('ERP'));
    await use(await makeKey('Shop', 20));
    const reject = `alter table mail_outbox add constraint full_mailbox check (recipient <> '${people.admin.email}') not valid`;
    await backend.database.query(reject);
    await notify();
    await backend.database.query('alter table mail_outbox drop constraint full_mailbox');
    expect((await recipients()).sort()).toEqual(
      [people.secondAdmin.email, people.outsider.email].sort(),
    );
    await notify();

    expect((await recipients()).slice(2)).toEqual([people.admin.email]);
  });

  it('is not missed after a clock that was months ahead has been corrected', async () => {
    const key = await makeKey('ERP', 20);
    await use(key);
    await use(key, BOX, { days: 60 });
    await notify(60);
    await notify();
    await notify(0.5);

    expect(await mailCount()).toBe(2);
  });

  it('costs no statement while nothing is deprecated', async () => {
    await use(await makeKey('ERP', 20));
    jest.spyOn(backend.app.get(DeprecatedOperations), 'list').mockReturnValue([]);
    const statements = jest.spyOn(backend.database, 'query');
    await backend.app.get(DeprecationNotices).notify();

    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    expect(await mails()).toEqual([]);
  });
});
