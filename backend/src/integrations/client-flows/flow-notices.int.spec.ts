import { Mailer } from '../../platform/mail/mailer.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { MovableClock } from '../../webhooks/testing/movable-clock.js';
import { FlowNotices } from './flow-notices.js';

const HOUR_MS = 3_600_000;

let backend: RunningBackend;
let clock: MovableClock;
let notices: FlowNotices;

beforeAll(async () => {
  backend = await startBackend('flow_notices');
  await backend.database.query(someClients);
}, 60_000);
afterAll(() => backend.stop());

beforeEach(async () => {
  await backend.database.query('delete from client_integration; delete from mail_outbox');
  clock = new MovableClock();
  notices = new FlowNotices(backend.database, backend.app.get(Mailer, { strict: false }), clock);
});

async function addFailingFlow(): Promise<number> {
  const [flow] = await backend.database.query<{ id: number }[]>(
    `with connection as (
       insert into client_integration (client_id, integration_type, transfer_type, server, port, username, password,
                                       salt, notification_email)
       values (10, 'CSV', 'SFTP', 'erp.example', 22, 'erp', '', '', 'it@harbour.example') returning id)
     insert into integration_flow (client_id, client_integration_id, kind, folder, pattern, every_minutes, options,
                                   is_active, acts_for, acts_for_name, live_from, failures, failing_since, failure)
     select 10, id, 'ORDERS_IN', 'orders', '*', 5, '{}', true, 1, 'Ada', now(), 3, now(), 'It does not respond'
       from connection returning id`,
  );
  return flow!.id;
}

const set = (id: number, changes: string) =>
  backend.database.query(`update integration_flow set ${changes} where id = $1`, [id]);

/** Subjects of the emails after these many hours more, oldest first. */
async function subjectsAfter(hours: number): Promise<string[]> {
  clock.move(hours * HOUR_MS);
  await notices.notify();
  const rows = await backend.database.query<{ subject: string }[]>(
    'select subject from mail_outbox order by id',
  );
  return rows.map(({ subject }) => subject);
}

const failing = 'Orders in via erp.example is failing';
const works = 'Orders in via erp.example is working again';

describe('a flow that fails', () => {
  it('is reported every six hours, and when it works again', async () => {
    const id = await addFailingFlow();

    expect(await subjectsAfter(0)).toEqual([failing]);
    expect(await subjectsAfter(5)).toEqual([failing]);
    expect(await subjectsAfter(1)).toEqual([failing, failing]);
    await set(id, 'failures = 0, failing_since = null');
    expect(await subjectsAfter(1)).toEqual([failing, failing, works]);
  });

  it('is not reported while it is paused', async () => {
    const id = await addFailingFlow();
    await subjectsAfter(0);

    await set(id, 'is_active = false');
    expect(await subjectsAfter(30)).toEqual([failing]);
    await set(id, 'is_active = true, failures = 0, failing_since = null');
    expect(await subjectsAfter(1)).toEqual([failing, works]);
  });

  it('again, after it worked, is reported once it has failed several times', async () => {
    const id = await addFailingFlow();
    await subjectsAfter(0);

    await set(id, "failures = 1, failing_since = now() + interval '1 minute'");
    expect(await subjectsAfter(1)).toEqual([failing]);
    await set(id, 'failures = 3');
    expect(await subjectsAfter(1)).toEqual([failing, failing]);
  });

  it('is not reported once its client has been deleted', async () => {
    await addFailingFlow();
    await backend.database.query('update client set removed_at = now() where id = 10');

    expect(await subjectsAfter(0)).toEqual([]);
    await backend.database.query('update client set removed_at = null where id = 10');
  });
});
