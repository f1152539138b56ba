import { Clock } from '../platform/clock.js';
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
