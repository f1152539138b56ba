import { stub } from '../../../test/support/stub.js';
import type { Clock } from '../platform/clock.js';
import { readEnvironment } from '../platform/config/read-environment.js';
import { OutboxMailer } from '../platform/mail/mailer.js';
import { startBackend, type RunningBackend } from '../testing/start-backend.js';
import { OperatorNotices } from './operator-notices.js';
import type { Issue, IssueQueries } from './queries/issue.queries.js';

const MINUTE_MS = 60_000;

let backend: RunningBackend;
let notices: OperatorNotices;
let needs: Issue[];
let now: Date;

beforeAll(async () => {
  backend = await startBackend('operator_notices');
}, 60_000);
afterAll(() => backend.stop());

beforeEach(async () => {
  await backend.database.query('delete from mail_outbox');
  needs = [];
  now = new Date('2026-11-26T08:00:00Z');
  notices = startNotices();
});

function startNotices(): OperatorNotices {
  const { DATABASE_URL } = backend.environment;
  return new OperatorNotices(
    readEnvironment({ DATABASE_URL, OPERATOR_EMAIL: 'ops@linehaul.example' }),
    stub<IssueQueries>({ list: () => Promise.resolve({ needs, totalCount: needs.length }) }),
    new OutboxMailer(backend.database),
    stub<Clock>({ now: () => now }),
    backend.database,
  );
}

const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

const failed = (id: number): Issue => ({
  kind: 'MANIFEST_FAILED',
  key: `manifest/${id}`,
  what: `MAN-${id} was not sent to Basslink`,
  details: 'sftp.basslink.example:22 did not respond in time',
  customerId: 3,
  customerName: 'Southern Star',
  since: ago(20),
  subjectId: id,
  subjectName: `MAN-${id}`,
  owner: null,
});

const failedOnes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => failed(from + index));

/** Subjects of the emails that a round adds. */
async function notified(afterMinutes = 1): Promise<readonly string[]> {
  now = new Date(now.getTime() + afterMinutes * MINUTE_MS);
  await backend.database.query(`update mail_outbox set sent_at = now()`);
  await notices.notify();
  const rows = await backend.database.query<{ subject: string }[]>(
    'select subject from mail_outbox where sent_at is null order by id',
  );
  return rows.map(({ subject }) => subject);
}

describe('emails to the operator', () => {
  it('are about one item each while there are few, once', async () => {
    needs = failedOnes(1, 2);

    expect(await notified()).toEqual([
      'Needs attention: MAN-1 was not sent to Basslink',
      'Needs attention: MAN-2 was not sent to Basslink',
    ]);
    expect(await notified()).toEqual([]);
    notices = startNotices();
    expect(await notified()).toEqual([]);
  });

  it('are one email an hour about all new items in an outage', async () => {
    needs = failedOnes(1, 500);
    expect(await notified()).toEqual(['Needs attention: 500 items']);
    const [mail] = await backend.database.query<{ text: string }[]>('select text from mail_outbox');
    expect(mail?.text.split('\n')).toHaveLength(53);
    expect(mail?.text).toContain('MAN-1 was not sent to Basslink (Southern Star)');
    expect(mail?.text).toContain('… and 450 more');

    needs = [...needs, ...failedOnes(501, 30)];
    expect(await notified(30)).toEqual([]);
    expect(await notified(31)).toEqual(['Needs attention: 30 items']);
    expect(await notified(61)).toEqual([]);
  });

  it('are not repeated while scans of a feed stay set aside, although the oldest one changes', async () => {
    const scans = { ...failed(1), kind: 'SCANS_SET_ASIDE', key: 'scans/21' } as const;
    needs = [{ ...scans, since: ago(90) }];
    expect(await notified()).toHaveLength(1);
    needs = [{ ...scans, since: ago(30) }];
    expect(await notified()).toEqual([]);

    needs = [];
    expect(await notified()).toEqual([]);
    needs = [{ ...scans, since: ago(15) }];
    expect(await notified()).toHaveLength(1);
  });
});
