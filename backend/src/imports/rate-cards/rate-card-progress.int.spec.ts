import { Logger } from '@nestjs/common';

import { RateCardRepository } from '../../pricing/index.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ImportRunService } from '../run/import-run.service.js';
import { AtomicResultRepository } from '../run/atomic-result.repository.js';
import { hasEnded, ImportCaller, startImportWorker } from '../testing/import.fixture.js';
import {
  addLanes,
  rateFields,
  rateFile,
  seedRates,
  signInAdmin,
  versionsOf,
} from './rate-card-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('rate_progress');
  await seedRates(backend);
  imports = new ImportCaller(await signInAdmin(backend));
  worker = startImportWorker(backend);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const results = () => backend.app.get(AtomicResultRepository, { strict: false });

/** Plans 1,200 lanes; each plan has other rates. */
async function planLanes(basic: number) {
  const lanes = await addLanes(backend, 1_200);
  return imports.plan(
    rateFile(...lanes.map((line) => line.replace('7.5', String(basic)))),
    rateFields(),
  );
}

describe('the run of an import of rate cards', () => {
  it('reports how many lanes it has checked, then that it is publishing, then that it is done', async () => {
    const { id, planHash } = await planLanes(1);
    const seen: unknown[] = [];
    const saveChecked = results().saveChecked.bind(results());
    jest.spyOn(results(), 'saveChecked').mockImplementation(async (...given) => {
      await saveChecked(...given);
      seen.push((await imports.get(id)).wholeRun);
    });
    const endAll = results().endAll.bind(results());
    jest.spyOn(results(), 'endAll').mockImplementation(async (...given) => {
      seen.push((await imports.get(id)).wholeRun);
      return endAll(...given);
    });

    await imports.commit(id, planHash);
    const done = await imports.until(id, hasEnded);

    expect(seen).toEqual([
      { step: 'CHECKING', checked: 0 },
      { step: 'CHECKING', checked: 500 },
      { step: 'CHECKING', checked: 1_000 },
      { step: 'PUBLISHING', checked: 1_000 },
    ]);
    expect(done).toMatchObject({ wholeRun: { step: 'DONE' }, counts: { created: 1_200 } });
  });

  it('stops while it checks lanes, with nothing published, when a user cancels it', async () => {
    const before = await versionsOf(backend);
    const { id, planHash } = await planLanes(2);
    const saveChecked = results().saveChecked.bind(results());
    jest.spyOn(results(), 'saveChecked').mockImplementation(async (...given) => {
      await saveChecked(...given);
      if (given[1] === 500) expect((await imports.cancel(id)).status).toBe(200);
    });

    await imports.commit(id, planHash);
    const done = await imports.until(id, hasEnded);

    expect(done).toMatchObject({ state: 'CANCELLED', counts: { created: 0, updated: 0 } });
    expect(await versionsOf(backend)).toEqual(before);
  });

  it('cannot be cancelled once it publishes, and says so', async () => {
    const { id, planHash } = await planLanes(3);
    const endAll = results().endAll.bind(results());
    let cancelled: Awaited<ReturnType<ImportCaller['cancel']>> | undefined;
    jest.spyOn(results(), 'endAll').mockImplementation(async (...given) => {
      cancelled = await imports.cancel(id);
      return endAll(...given);
    });

    await imports.commit(id, planHash);
    const done = await imports.until(id, hasEnded);

    expect(cancelled).toMatchObject({
      status: 409,
      body: { code: 'import.being_published', message: expect.stringContaining('published') },
    });
    expect(done).toMatchObject({ state: 'COMPLETED', counts: { updated: 1_200 } });
  });

  it('can be cancelled again after an attempt has failed, before the next', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const before = await versionsOf(backend);
    const { id, planHash } = await planLanes(4);
    const cards = backend.app.get(RateCardRepository, { strict: false });
    const add = jest
      .spyOn(cards, 'addVersionIfChanged')
      .mockRejectedValueOnce(new Error('not now'));

    await imports.commit(id, planHash);
    await imports.until(
      id,
      ({ wholeRun }) => add.mock.calls.length > 0 && wholeRun?.step === 'CHECKING',
    );
    await imports.cancel(id);
    const done = await imports.until(id, hasEnded);

    expect(done.state).toBe('CANCELLED');
    expect(await versionsOf(backend)).toEqual(before);
  }, 30_000);

  it('ends as done if the worker crashed after publishing, even if a user has cancelled it since', async () => {
    const { id, planHash } = await planLanes(5);
    await imports.commit(id, planHash);
    await imports.until(id, hasEnded);
    const published = await versionsOf(backend);
    await backend.database.query(
      `update import set state = 'RUNNING', ended_at = null, is_cancelling = true where id = $1`,
      [id],
    );

    const runs = backend.app.get(ImportRunService, { strict: false });
    await runs.runChunk({ importId: id, chunk: 1, planNo: 1, after: 0 });

    expect(await imports.get(id)).toMatchObject({
      ...{ state: 'COMPLETED', counts: { updated: 1_200, failed: 0 } },
    });
    expect(await versionsOf(backend)).toEqual(published);
  });
});
