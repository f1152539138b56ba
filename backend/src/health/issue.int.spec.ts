import type { IssueListView } from '@contracts/views/issue.view.js';

import { JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { someTariffs } from '../pricing/testing/sample-tariffs.js';
import { signedInUser, startBackend, type RunningBackend } from '../testing/start-backend.js';
import { TestClient } from '../testing/test-client.js';

let backend: RunningBackend;
let operator: TestClient;
let admin: TestClient;
let auditor: TestClient;
let otherAdmin: TestClient;
let shipper: TestClient;

beforeAll(async () => {
  backend = await startBackend('needs_person');
  await someTariffs(backend);
  operator = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  auditor = await TestClient.signIn(backend, { role: 'AUDITOR', customerId: 1 });
  otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 11 });
  await backend.database.query(`
    insert into customer_carrier (id, customer_id, carrier_id) values (31, 2, 1);
    insert into set_aside_scan (customer_carrier_id, customer_id, reason, details, connote, raw, fingerprint, received_at)
      select 1, 1, 'FUTURE', '', 'A' || n, '{}', n, now() - interval '3 hours' from generate_series(1, 2) n;
    insert into outgoing_failure (customer_carrier_id, use, customer_id, reason, silent_server, since) values
      (1, 'TRANSFER', 1, 'sftp.one.example:22 did not respond in time', 'sftp.one.example:22', now() - interval '2 hours'),
      (31, 'FEED', 2, 'two.example rejected the user name or password', null, now() - interval '1 hour'),
      (31, 'TRANSFER', 2, 'two.example is not the server it was, SHA256:new in place of SHA256:old', null, now());
    insert into host_key (customer_id, server, fingerprint, pinned_at, refused_fingerprint, refused_at)
      values (2, 'two.example:22', 'SHA256:old', now(), 'SHA256:new', now() - interval '30 minutes'),
             (1, 'fine.example:22', 'SHA256:x', now(), null, null);
    insert into mail_outbox (recipient, subject, text, attempts, last_error, queued_at)
      values ('a@b.example', 's', 't', 9, '550 no such user', now() - interval '20 minutes');
    select ${JOBS_SCHEMA}.add_job('transmit-manifest', '{}'::json, job_key => 'given up', max_attempts => 25);
    update ${JOBS_SCHEMA}._private_jobs set attempts = 25, last_error = 'a fault of ours' where key = 'given up'`);
});
afterAll(() => backend.stop());

const list = async (client: TestClient, query = '') =>
  (await client.request<IssueListView>('GET', `needs-person${query}`)).body;
const kinds = async (client: TestClient, query = '') =>
  (await list(client, query)).needs.map(({ kind }) => kind);
const keyOf = async (kind: string) =>
  (await list(operator)).needs.find((need) => need.kind === kind)?.key;
const retry = async (by: TestClient, key = '') =>
  (await by.request('POST', 'needs-person/retry', { key })).status;

describe('H21 what needs attention', () => {
  it('is shown to the operator in full, newest first, one row each', async () => {
    const { needs, totalCount, lookedAt } = await list(operator);

    expect(needs.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'JOB_GIVEN_UP transmit-manifest failed 25 times',
      'MAIL_REFUSED An email was rejected 9 times',
      'HOST_KEY_CHANGED Host key of two.example:22 changed',
      'SERVER_FAILS two.example rejected the user name or password',
      'SERVER_SILENT sftp.one.example:22 did not respond in time',
      'SCANS_SET_ASIDE 2 scans set aside, Southern Star',
    ]);
    expect(totalCount).toBe(6);
    expect(Date.parse(lookedAt)).not.toBeNaN();
    expect(needs[5]).toMatchObject({ customerId: 1, subjectId: 1, owner: null });
    expect(needs[1]).toMatchObject({ customerId: null, details: '550 no such user' });
  });

  it('is shown to staff of the customer, without other customers or the installation', async () => {
    expect(await kinds(admin)).toEqual(['SERVER_SILENT', 'SCANS_SET_ASIDE']);
    expect(await kinds(auditor)).toEqual(['SERVER_SILENT', 'SCANS_SET_ASIDE']);
    expect(await kinds(otherAdmin)).toEqual(['HOST_KEY_CHANGED', 'SERVER_FAILS']);
    expect(await kinds(operator, '?customerId=2')).toEqual(['HOST_KEY_CHANGED', 'SERVER_FAILS']);
    expect((await otherAdmin.request('GET', 'needs-person?customerId=1')).status).toBe(403);
    expect((await shipper.request('GET', 'needs-person')).status).toBe(403);
  });

  it('is taken by one user, never by two who both saw no owner', async () => {
    const ownerOf = async (key: string) =>
      (await list(operator)).needs.find((need) => need.key === key)?.owner?.name ?? null;
    const take = (by: TestClient, key: string, seenOwnerId: number | null) =>
      by.request<{ message: string }>('POST', 'needs-person/take', { key, seenOwnerId });
    const release = async (by: TestClient, key: string) =>
      (await by.request('POST', 'needs-person/release', { key })).status;

    const both = await Promise.all([take(admin, 'scans/1', null), take(operator, 'scans/1', null)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const { owner } = (await list(operator)).needs.find(({ key }) => key === 'scans/1')!;
    const rejection = both.find(({ status }) => status === 409);
    expect(rejection?.body.message).toBe(`${owner?.name} has already taken this item.`);

    expect((await take(admin, 'scans/1', owner!.id)).status).toBe(204);
    expect(await release(operator, 'scans/1')).toBe(204);
    expect(await ownerOf('scans/1')).not.toBeNull();
    expect(await release(admin, 'scans/1')).toBe(204);
    expect(await ownerOf('scans/1')).toBeNull();

    expect((await take(auditor, 'scans/1', null)).status).toBe(403);
    expect((await take(otherAdmin, 'scans/1', null)).status).toBe(404);
    expect(await release(otherAdmin, 'scans/1')).toBe(404);
    expect((await take(admin, 'scans/999', null)).status).toBe(404);
    expect((await take(admin, 'scans/1; x', null)).status).toBe(400);
  });

  it('has no owner when it recurs', async () => {
    const silent = 'server/1/TRANSFER';
    await operator.request('POST', 'needs-person/take', { key: silent, seenOwnerId: null });
    await backend.database.query(
      `update need_owner set taken_at = now() - interval '3 hours' where key = $1`,
      [silent],
    );

    const again = (await list(operator)).needs.find(({ key }) => key === silent);
    expect(again?.owner).toBeNull();
    const taken = await admin.request('POST', 'needs-person/take', {
      key: silent,
      seenOwnerId: null,
    });
    expect(taken.status).toBe(204);
    await admin.request('POST', 'needs-person/release', { key: silent });
  });

  it('can be retried only by the operator, and only once it was given up', async () => {
    const job = await keyOf('JOB_GIVEN_UP');
    expect(await retry(auditor, job)).toBe(403);
    expect(await retry(admin, job)).toBe(404);
    for (const key of ['job/999999', 'mail/999999', 'scans/1'])
      expect(await retry(operator, key)).toBe(404);
    for (const key of ['', 'job/1 or true', 'job/1; drop table x'])
      expect(await retry(operator, key)).toBe(400);

    expect(await retry(operator, job)).toBe(204);

    const [row] = await backend.database.query<{ attempts: number; isDue: boolean }[]>(
      `select attempts, run_at <= now() as "isDue" from ${JOBS_SCHEMA}.jobs where key = 'given up'`,
    );
    expect(row).toEqual({ attempts: 24, isDue: true });
    expect(await kinds(operator)).not.toContain('JOB_GIVEN_UP');
    const fail = `update ${JOBS_SCHEMA}._private_jobs set last_error = $1 where key = 'given up'`;
    await backend.database.query(fail, ['Could not be given up: a fault of ours']);
    expect(await kinds(operator)).toContain('JOB_GIVEN_UP');
    await backend.database.query(fail, ['a fault of ours']);
  });

  it('lists an email once even if its job failed permanently; a retry removes the old job', async () => {
    const mailJob = `task_id = (select id from ${JOBS_SCHEMA}._private_tasks where identifier = 'send-mail')`;
    await backend.database.query(
      `update ${JOBS_SCHEMA}._private_jobs set attempts = max_attempts where ${mailJob}`,
    );
    const key = await keyOf('MAIL_REFUSED');
    expect(await kinds(operator)).not.toContain('JOB_GIVEN_UP');

    expect(await retry(operator, key)).toBe(204);

    const jobs = await backend.database.query<unknown[]>(
      `select attempts from ${JOBS_SCHEMA}._private_jobs where ${mailJob}`,
    );
    expect(jobs).toEqual([{ attempts: 0 }]);
  });

  it('can be retried even when 500 newer items are listed', async () => {
    const key = await keyOf('MAIL_REFUSED');
    await backend.database.query(
      `insert into mail_outbox (recipient, subject, text, attempts)
       select 'many@b.example', 's', 't', 9 from generate_series(1, 500)`,
    );

    expect(await retry(operator, key)).toBe(204);

    await backend.database.query(`delete from mail_outbox where recipient = 'many@b.example'`);
    await backend.database.query(
      `delete from ${JOBS_SCHEMA}._private_jobs where payload ->> 'mailId' not in (select id::text from mail_outbox)`,
    );
  });

  it('keeps an email until it is sent, and a retry is due at once', async () => {
    expect(await retry(operator, await keyOf('MAIL_REFUSED'))).toBe(204);

    const [job] = await backend.database.query<{ isDue: boolean }[]>(
      `select run_at <= now() as "isDue" from ${JOBS_SCHEMA}.jobs where task_identifier = 'send-mail'`,
    );
    expect(job).toEqual({ isDue: true });
    expect(await kinds(operator)).toContain('MAIL_REFUSED');
    await backend.database.query('update mail_outbox set sent_at = now()');
    expect(await kinds(operator)).not.toContain('MAIL_REFUSED');
  });

  it('MAN-45 shows a manifest\u2019s carrier error only for customers where the user has SUPER_ADMIN_CONTENT', async () => {
    const failed = (id: number, clientId: number, customerId: number) =>
      `(${id}, 'MAN-${id}', ${clientId}, 'Acacia', ${customerId}, 'Coastal', 'Road', 'Acacia', current_date,
        now(), now(), 1, true, 'FAILED', null, 'no route to host', 3, null, now(), 'SENT', 'BK', null, 1, null,
        now(), now(), now(), false, false, false, '')`;
    await backend.database.query(
      `insert into manifest_list values ${failed(1, 11, 1)}, ${failed(2, 20, 2)}`,
    );
    const { token } = await signedInUser(backend, {
      email: 'both@x.example',
      roles: [
        { role: 'SUPER_ADMIN', customerId: 1 },
        { role: 'CUSTOMER_ADMIN', customerId: 2 },
      ],
    });
    const detailsFor = async (by: TestClient) =>
      (await list(by)).needs
        .filter(({ kind }) => kind === 'MANIFEST_FAILED')
        .map(({ customerId, details }) => [customerId, details])
        .toSorted();

    expect(await detailsFor(TestClient.withKey(backend, token))).toEqual([
      [1, 'no route to host'],
      [2, null],
    ]);
    expect(await detailsFor(admin)).toEqual([[1, null]]);
    expect(await detailsFor(operator)).toEqual([
      [1, 'no route to host'],
      [2, 'no route to host'],
    ]);
  });

  it('is dismissed with a reason by staff of its customer if it is a manifest, until it fails again', async () => {
    const dismiss = async (by: TestClient, key: string, words = 'Sent by telephone') =>
      (await by.request('POST', 'needs-person/dismiss', { key, words })).status;
    const manifests = async (by: TestClient) =>
      (await list(by)).needs.flatMap(({ kind, key }) => (kind === 'MANIFEST_FAILED' ? [key] : []));

    expect(await dismiss(auditor, 'manifest/1')).toBe(403);
    expect(await dismiss(otherAdmin, 'manifest/1')).toBe(404);
    expect(await dismiss(admin, 'scans/1')).toBe(404);
    expect(await dismiss(admin, 'manifest/1', ' ')).toBe(400);
    expect(await dismiss(admin, 'manifest/1')).toBe(204);

    expect(await manifests(admin)).toEqual([]);
    expect(await manifests(operator)).toEqual(['manifest/2']);
    expect(await dismiss(admin, 'manifest/1')).toBe(404);
    const [dismissal] = await backend.database.query<object[]>(
      `select after ->> 'key' as key, after ->> 'words' as words, actor ->> 'name' as name
         from audit_entry where record_type = 'issue_dismissal'`,
    );
    expect(dismissal).toEqual({
      ...{ key: 'manifest/1', words: 'Sent by telephone' },
      name: expect.stringMatching(/./),
    });
    await backend.database.query(
      `update manifest_list set integration_updated_at = now() + interval '1 minute' where id = 1`,
    );
    expect(await manifests(admin)).toEqual(['manifest/1']);
  });
});
