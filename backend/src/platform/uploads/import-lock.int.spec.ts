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

  it('runs a bounded number of imports at once', async () => {
    let running = 0;
    let most = 0;
    const owners = Array.from({ length: 30 }, (_, index) => `owner ${index}`);

    await Promise.all(
      owners.map((owner) =>
        first.runExclusive(fileOf(owner, 'A'), async () => {
          running += 1;
          most = Math.max(most, running);
          await queries();
          running -= 1;
        }),
      ),
    );

    expect(most).toBe(8);
  });
});
