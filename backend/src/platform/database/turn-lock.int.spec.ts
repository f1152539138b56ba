import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { Environment } from '../config/environment.js';
import { TooBusy } from '../limits/limit.errors.js';
import { TurnLock } from './turn-lock.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('turn_lock');
});
afterAll(() => backend.stop());

/** Sessions that run, and as many that the database is still closing. */
const MAX_SESSIONS = 16;

const openSessions = async (): Promise<number> => {
  const [row] = await backend.database.query<{ count: number }[]>(
    `select count(*)::integer as count from pg_stat_activity
      where query like 'select pg_try_advisory_lock(hashtextextended%' and pid <> pg_backend_pid()`,
  );
  return row!.count;
};

it('work with one name runs one at a time, and waits without a session of the database', async () => {
  const turns = backend.app.get(TurnLock);
  let running = 0;
  const peak = { running: 0, sessions: 0 };
  const work = async () => {
    running += 1;
    peak.running = Math.max(peak.running, running);
    peak.sessions = Math.max(peak.sessions, await openSessions());
    running -= 1;
  };

  await Promise.all(Array.from({ length: 40 }, () => turns.runExclusive('account-1', work)));
  expect(peak.running).toBe(1);
  expect(peak.sessions).toBeLessThanOrEqual(MAX_SESSIONS);
});

it('work with many names opens few sessions at once', async () => {
  const turns = backend.app.get(TurnLock);
  const sessions = await Promise.all(
    Array.from({ length: 40 }, (_none, name) =>
      turns.runExclusive(`account-${name}`, openSessions),
    ),
  );

  expect(Math.max(...sessions)).toBeLessThanOrEqual(MAX_SESSIONS);
});

it('work whose turn does not come is rejected after a while', async () => {
  const turns = backend.app.get(TurnLock);
  const other = new TurnLock(backend.app.get(Environment, { strict: false }));
  const clock = jest.spyOn(performance, 'now');
  const rejected = await turns.runExclusive('slow', () => {
    const start = performance.now();
    let calls = 0;
    // each look at the clock is ten seconds later
    clock.mockImplementation(() => start + (calls += 1) * 10_000);
    return other
      .runExclusive('slow', () => Promise.resolve('both at once'))
      .catch((error: unknown) => error)
      .finally(() => {
        clock.mockRestore();
      });
  });

  expect(rejected).toBeInstanceOf(TooBusy);
  expect(await other.runExclusive('slow', () => Promise.resolve('later'))).toBe('later');
});
