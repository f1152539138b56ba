import { Clock } from '../platform/clock.js';
import { JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { startBackend, type RunningBackend } from '../testing/start-backend.js';
import { SentMailCleanup } from './sent-mail-cleanup.js';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend('sent_mail_cleanup');
}, 60_000);
afterAll(() => backend.stop());

it('deletes emails that were sent more than 90 days ago, and none that were not sent', async () => {
  await backend.database.query(
    `insert into mail_outbox (recipient, subject, text, queued_at, sent_at) values
       ('a@x.example', 'Old', '', now() - interval '91 days', now() - interval '91 days'),
       ('b@x.example', 'New', '', now() - interval '89 days', now() - interval '89 days'),
       ('c@x.example', 'Waits', 'text', now() - interval '91 days', null)`,
  );

  await new SentMailCleanup(backend.database, backend.app.get(Clock)).deleteOld();

  const rows = await backend.database.query<{ subject: string }[]>(
    'select subject from mail_outbox order by id',
  );
  expect(rows.map(({ subject }) => subject)).toEqual(['New', 'Waits']);
});

it('deletes emails that the mail server rejected more than 90 days ago, with their jobs', async () => {
  await backend.database.query(
    `insert into mail_outbox (recipient, subject, text, queued_at, attempts, last_error) values
       ('d@x.example', 'Rejected', 'text', now() - interval '91 days', 25, '550 no such user'),
       ('e@x.example', 'Lately', 'text', now() - interval '89 days', 25, '550 no such user')`,
  );
  await backend.database.query(
    `update ${JOBS_SCHEMA}._private_jobs set attempts = max_attempts
      where payload ->> 'mailId' in (select id::text from mail_outbox where attempts = 25)`,
  );

  await new SentMailCleanup(backend.database, backend.app.get(Clock)).deleteOld();

  const rows = await backend.database.query<{ subject: string }[]>(
    `select subject from mail_outbox where subject in ('Rejected', 'Lately')`,
  );
  expect(rows).toEqual([{ subject: 'Lately' }]);
  const jobs = await backend.database.query<unknown[]>(
    `select key from ${JOBS_SCHEMA}._private_jobs where attempts = max_attempts`,
  );
  expect(jobs).toHaveLength(1);
});
