import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { type RunningBackend, startBackend } from '../../testing/start-backend.js';
import { Environment } from '../config/environment.js';
import { ImportInProgress, ImportLock } from './import-lock.js';

let backend: RunningBackend;
/** Locks of two processes. */
let first: ImportLock;
let second: ImportLock;

beforeAll(async () => {
  backend = await startBackend('import_lock');
  const environment = backend.app.get(Environment, { strict: false });
  first = new ImportLock(environment);
  second = new ImportLock(environment);
}, 60_000);
afterAll(() => backend.stop());

const fileOf = (owner: string, digest: string) => ({ kind: 'test', owner, digest });

/** Locks of imports that are held: of owners, and of files. */
async function heldLocks(): Promise<number> {
  const [row] = await backend.database.query<{ count: number }[]>(
    `select count(*)::integer as count from pg_locks
      where locktype = 'advisory' and classid = 72102 and granted
        and database = (select oid from pg_database where datname = current_database())`,
  );
  return row?.count ?? 0;
}

/** Work that takes several statements. */
async function queries(): Promise<void> {
  for (let index = 0; index < 50; index += 1) await backend.database.query('select 1');
}

describe('the lock of imports', () => {
  it.each(['the same process', 'another process'])(
    'lets a file wait for another file of its owner in %s',
    async (place) => {
      const steps: string[] = [];
      const importOf = (digest: string, lock: ImportLock) =>
        lock.runExclusive(fileOf(place, digest), async () => {
          steps.push(`${digest} starts`);
          await queries();
          steps.push(`${digest} ends`);
        });

      const other = place === 'another process' ? second : first;
      await Promise.all([importOf('A', first), importOf('B', other)]);

      const [earlier = ''] = steps;
      const [one, two] = earlier.startsWith('A') ? ['A', 'B'] : ['B', 'A'];
      expect(steps).toEqual([`${one} starts`, `${one} ends`, `${two} starts`, `${two} ends`]);
    },
  );

  it.each(['the same process', 'another process'])(
    'rejects the same file while %s imports it',
    async (place) => {
      const file = fileOf(`client of ${place}`, 'A');
      const other = place === 'another process' ? second : first;

      const again = first.runExclusive(file, () =>
        other.runExclusive(file, () => Promise.resolve('imported twice')),
      );

      await expect(again).rejects.toThrow(ImportInProgress);
    },
  );

  it('runs a waiting file before the next part of a background import', async () => {
    const owner = { kind: 'test', owner: 'of parts' };
    const steps: string[] = [];
    const log = (step: string) => {
      steps.push(step);
      return Promise.resolve();
    };
    let upload: Promise<void> | undefined;
    await first.runPart(owner, async () => {
      upload = second.runExclusive({ ...owner, digest: 'A' }, () => log('upload'));
      await waitUntil(heldLocks, (count) => count === 2);
      for (let round = 0; round < 10; round += 1) await queries();
    });
    const isDone = await first.runPart(owner, () => log('next part'));
    await upload;

    expect(isDone).toBe(true);
    expect(steps).toEqual(['upload', 'next part']);
  });

  it('lets a background import do something else while a file is imported', async () => {
    const owner = { kind: 'test', owner: 'of a long file' };
    const steps: string[] = [];

    await second.runExclusive({ ...owner, digest: 'A' }, async () => {
      const isDone = await first.runPart(owner, () => Promise.reject(new Error('both at once')));
      steps.push(`done: ${isDone}`);
    });

    expect(steps).toEqual(['done: false']);
  });

  it('runs a bounded number of imports at once', async () => {
    let running = 0;
    let peak = 0;
    const owners = Array.from({ length: 30 }, (_, index) => `owner ${index}`);

    await Promise.all(
      owners.map((owner) =>
        first.runExclusive(fileOf(owner, 'A'), async () => {
          running += 1;
          peak = Math.max(peak, running);
          await queries();
          running -= 1;
        }),
      ),
    );

    expect(peak).toBe(8);
  });
});
