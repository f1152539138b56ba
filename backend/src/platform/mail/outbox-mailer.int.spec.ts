import { setTimeout as wait } from 'node:timers/promises';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { SystemClock } from '../clock.js';
import { JobTask } from '../jobs/job-task.js';
import { JobRunner } from '../jobs/job-runner.js';
import { OutboxMailer } from './mailer.js';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend('outbox_mailer');
}, 60_000);
afterAll(() => backend.stop());

/** Records the emails instead of sending them. */
class Sending extends JobTask {
  override readonly name = 'send-mail';
  readonly ids: number[] = [];

  override run(payload: unknown): Promise<void> {
    this.ids.push((payload as { mailId: number }).mailId);
    return Promise.resolve();
  }
}

it('sends an email that someone is waiting for before many others that were queued earlier', async () => {
  const mailer = new OutboxMailer(backend.database);
  const mailTo = (to: string) => ({ to, subject: 'S', text: 'T' });
  for (let index = 0; index < 20; index += 1)
    await mailer.send(mailTo(`receiver${index}@x.example`), { isBulk: true });
  await mailer.send(mailTo('reset@x.example'));
  const sending = new Sending();
  const lane = { name: 'mail', tasks: [sending], concurrency: 1, perCustomer: 1 };
  const { DATABASE_URL: databaseUrl } = backend.environment;
  const runner = new JobRunner([lane], new SystemClock(), { databaseUrl });

  runner.start();
  while (sending.ids.length < 21) await wait(20);
  await runner.stop();

  const [reset] = await backend.database.query<{ id: string }[]>(
    `select id from mail_outbox where recipient = 'reset@x.example'`,
  );
  expect(sending.ids[0]).toBe(Number(reset?.id));
});
