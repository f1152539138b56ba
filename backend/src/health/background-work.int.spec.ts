import type { BackgroundWorkView } from '@contracts/views/background-work.view.js';

import { flagsOf, JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { someTariffs } from '../pricing/testing/sample-tariffs.js';
import { startBackend, type RunningBackend } from '../testing/start-backend.js';
import { TestClient } from '../testing/test-client.js';

let backend: RunningBackend;
let operator: TestClient;

beforeAll(async () => {
  backend = await startBackend('background_work');
  await someTariffs(backend);
  operator = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
});
afterAll(() => backend.stop());

interface QueuedJob {
  readonly kind: string;
  readonly runAt: string;
  readonly change?: string;
}

/** Adds a job of customer 1 whose payload contains a person's name. */
async function queue({ kind, runAt, change }: QueuedJob): Promise<void> {
  const [{ id } = { id: 0 }] = await backend.database.query<{ id: number }[]>(
    `select id from ${JOBS_SCHEMA}.add_job($1, payload => '{"receiver":"Jane Doe"}'::json, run_at => $2,
       max_attempts => 25, flags => $3::text[])`,
    [kind, runAt, flagsOf(1)],
  );
  if (change !== undefined)
    await backend.database.query(
      `update ${JOBS_SCHEMA}._private_jobs set ${change} where id = ${id}`,
    );
}

const read = async () =>
  (await operator.request<BackgroundWorkView>('GET', 'background-work')).body;

describe('H21 background work', () => {
  it('counts jobs by kind and state, with the oldest, the next attempt and the last error', async () => {
    const kind = 'send-mail';
    await queue({ kind, runAt: '2026-11-18T03:00:00Z' });
    await queue({ kind, runAt: '2026-11-18T02:00:00Z' });
    await queue({ kind, runAt: '2099-01-02T00:00:00Z' });
    await queue({
      ...{ kind, runAt: '2099-01-01T00:00:00Z' },
      change: `attempts = 3, last_error = 'too many calls', updated_at = '2026-11-18T01:00:00Z'`,
    });
    await queue({
      ...{ kind, runAt: '2026-11-18T01:00:00Z' },
      change: `attempts = 25, last_error = '550 no such user: <jane@x.example>', updated_at = '2026-11-18T02:30:00Z'`,
    });
    await queue({
      kind: 'book-pickup',
      runAt: '2026-11-18T01:00:00Z',
      change: 'locked_at = now()',
    });

    const response = await operator.request<BackgroundWorkView>('GET', 'background-work');

    const ofKind = (name: string) => response.body.kinds.find((one) => one.kind === name);
    expect(ofKind('send-mail')).toEqual({
      ...{ kind: 'send-mail', due: 2, later: 2, running: 0, retrying: 1, givenUp: 1 },
      oldestDueAt: '2026-11-18T02:00:00.000Z',
      nextRunAt: '2099-01-01T00:00:00.000Z',
      lastError: { message: '550 no such user: <…>', failedAt: '2026-11-18T02:30:00.000Z' },
    });
    expect(ofKind('book-pickup')).toEqual({
      ...{ kind: 'book-pickup', due: 0, later: 0, running: 1, retrying: 0, givenUp: 0 },
      ...{ oldestDueAt: null, nextRunAt: null, lastError: null },
    });
    expect(JSON.stringify(response.body)).not.toMatch(/jane/i);
  });

  it('keeps a kind whose jobs are done, and hides passwords in addresses', async () => {
    const kind = 'transmit-manifest';
    await queue({
      ...{ kind, runAt: '2099-01-01T00:00:00Z' },
      change: `attempts = 1, last_error = 'No response from ftp://coast:s3cret@ftp.coast.example/in ' || repeat('x', 900)`,
    });
    const ofKind = async () => (await read()).kinds.find((one) => one.kind === kind);

    const message = (await ofKind())?.lastError?.message;
    expect(message).toMatch(/^No response from … x+$/);
    expect(message).toHaveLength(200);

    await backend.database.query(
      `delete from ${JOBS_SCHEMA}._private_jobs where last_error like 'No response%'`,
    );
    expect(await ofKind()).toMatchObject({
      later: 0,
      retrying: 0,
      nextRunAt: null,
      lastError: null,
    });
  });

  it('names projections that have stopped, and how far each is behind', async () => {
    await backend.database.query(
      `insert into projection_checkpoint (name, state, position) values ('of-this-test', 'stopped', '')`,
    );

    const { projections, lookedAt } = await read();

    expect(projections).toContainEqual({
      name: 'of-this-test',
      eventsBehind: expect.any(Number),
      isStopped: true,
    });
    expect(Date.parse(lookedAt)).not.toBeNaN();
  });

  it('is shown to the operator of the installation only', async () => {
    const status = async (signIn: Parameters<typeof TestClient.signIn>[1]) =>
      (await (await TestClient.signIn(backend, signIn)).request('GET', 'background-work')).status;

    expect(await status({ role: 'SUPER_ADMIN', customerId: 1 })).toBe(403);
    expect(await status({ role: 'CUSTOMER_ADMIN', customerId: 1 })).toBe(403);
    expect(await status({ role: 'AUDITOR', customerId: 1 })).toBe(403);
  });
});
