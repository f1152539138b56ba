import { Logger } from '@nestjs/common';

import { RateCardRepository, RateCardService } from '../../pricing/index.js';
import { systemActor } from '../../platform/actor.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { JOBS_SCHEMA } from '../../platform/jobs/job-task.js';
import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { hasEnded, ImportCaller, startImportWorker } from '../testing/import.fixture.js';
import { AtomicResultRepository } from '../run/atomic-result.repository.js';
import {
  addLanes,
  freight,
  rateFields,
  rateFile,
  rateLine,
  seedRates,
  signInAdmin,
  versionsOf,
} from './rate-card-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('rate_run');
  await seedRates(backend);
  imports = new ImportCaller(await signInAdmin(backend));
  worker = startImportWorker(backend);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const plan = (...lines: string[]) => imports.plan(rateFile(...lines), rateFields());
const premium = (rate: number) => rateLine(rate, { 'Service Type': 'PRM' });
const PRM = 2;

async function run(...lines: string[]) {
  const planned = await plan(...lines);
  expect(await imports.commit(planned.id, planned.planHash)).toMatchObject({ status: 202 });
  return imports.until(planned.id, hasEnded);
}

/** Runs `change` after the commit of a plan, before its run begins. */
async function commitAndChange(lines: readonly string[], change: (id: number) => Promise<unknown>) {
  const planned = await plan(...lines);
  await worker.stop();
  expect(await imports.commit(planned.id, planned.planHash)).toMatchObject({ status: 202 });
  await change(planned.id);
  worker = startImportWorker(backend);
  return imports.until(planned.id, hasEnded);
}

const publish = (rate: number) =>
  backend.app.get(RateCardService).publishUnscoped(
    {
      ...{ clientCarrierAccountId: 1, carrierServiceTypeId: 1, uploadDate: '2026-01-01' },
      rows: [{ fromZone: 'MEL', toZone: 'SYD', rateType: 'KG', basic: 7.5, minimum: 11, rate }],
    },
    systemActor('Test'),
  );

/** Makes a job's next attempts due immediately, and the third its last. */
const shortenRetries = (importId: number) =>
  backend.database.query(
    `update ${JOBS_SCHEMA}._private_jobs set run_at = now(), max_attempts = 3
      where locked_at is null and key = 'run-import/${importId}/1'`,
  );

describe('the run of an import of rate cards', () => {
  it('publishes one whole version of each service, with the lanes that stay as they are', async () => {
    const lanes = await addLanes(backend, 450);
    await run(rateLine(0.38, { 'Effective From': '2026-01-01' }), ...lanes);
    const [before] = await versionsOf(backend);
    const [untouched] = await versionsOf(backend, PRM);

    const done = await run(
      rateLine(0.4, { 'Effective From': '2026-01-01' }),
      ...lanes,
      premium(0.58),
    );

    expect(done).toMatchObject({
      state: 'COMPLETED',
      counts: { updated: 1, skip: 451, failed: 0 },
    });
    const [after, previous] = await versionsOf(backend);
    expect(after?.lanes).toBe(451);
    expect(previous).toEqual(before);
    expect(await freight(backend)).toBe(750 + 4_320);
    expect((await versionsOf(backend, PRM))[0]).toEqual(untouched);
    expect((await imports.groups(done.id, 'action=UPDATE'))[0]).toMatchObject({
      outcome: 'UPDATED',
    });
  }, 60_000);

  it('removes the lanes that are not in the file, even if nothing else changes', async () => {
    const planned = await plan(rateLine(0.4));
    expect(planned).toMatchObject({
      counts: { skip: 1, update: 0 },
      removedLanes: [{ count: 450 }],
    });

    await imports.commit(planned.id, planned.planHash);
    await imports.until(planned.id, hasEnded);

    expect((await versionsOf(backend))[0]?.lanes).toBe(1);
  });

  it('publishes once, and all services or none, even if the worker crashes with some of them done', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const results = backend.app.get(AtomicResultRepository, { strict: false });
    const end = results.endAll.bind(results);
    const before = [await versionsOf(backend), await versionsOf(backend, PRM)];
    const seen: unknown[] = [];
    // Both versions have been added, and their transaction is open.
    jest.spyOn(results, 'endAll').mockImplementation(async (...given) => {
      seen.push([await versionsOf(backend), await versionsOf(backend, PRM)]);
      if (seen.length === 1) throw new Error('the worker crashes');
      await end(...given);
    });
    const planned = await plan(rateLine(0.42, { 'Effective From': '2026-01-01' }), premium(0.6));
    await imports.commit(planned.id, planned.planHash);
    const done = await imports.until(planned.id, (view) => {
      void shortenRetries(planned.id);
      return hasEnded(view);
    });

    expect(seen).toEqual([before, before]);
    expect(done.counts).toMatchObject({ updated: 2, failed: 0 });
    expect(await versionsOf(backend)).toHaveLength((before[0]?.length ?? 0) + 1);
    expect(await versionsOf(backend, PRM)).toHaveLength((before[1]?.length ?? 0) + 1);
    expect(await freight(backend)).toBe(750 + 4_536);
  }, 30_000);

  it('publishes nothing if it fails repeatedly, and says so for each lane', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const before = await versionsOf(backend);
    const cards = backend.app.get(RateCardRepository, { strict: false });
    const add = cards.addVersionIfChanged.bind(cards);
    jest.spyOn(cards, 'addVersionIfChanged').mockImplementation(async (records, upload) => {
      if (upload.carrierServiceTypeId === PRM) throw new Error('not this one');
      return add(records, upload);
    });
    const lanes = await addLanes(backend, 300);
    const planned = await plan(rateLine(0.43), ...lanes, premium(0.61));
    await imports.commit(planned.id, planned.planHash);

    const done = await imports.until(planned.id, (view) => {
      void shortenRetries(planned.id);
      return hasEnded(view);
    });

    expect(done.counts).toMatchObject({ created: 0, updated: 0, failed: 302 });
    expect(await imports.groups(planned.id, 'action=FAILED')).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ faults: [expect.objectContaining({ code: 'gave_up' })] }),
      ]),
    );
    expect(await versionsOf(backend)).toEqual(before);
  }, 60_000);

  it('does not start once a card has another version', async () => {
    const planned = await plan(rateLine(0.44));
    await publish(0.5);

    expect(await imports.commit(planned.id, planned.planHash)).toMatchObject({
      status: 409,
      body: { code: 'import.plan_outdated', details: { changed: 1 } },
    });
    const again = await imports.until(planned.id, ({ state }) => state === 'PLANNED');
    expect(again.planHash).not.toBe(planned.planHash);
    expect(await imports.groups(planned.id)).toMatchObject([
      { changes: [{ path: 'rate', from: 0.5, to: 0.44 }] },
    ]);
  });

  it('does not replace a version that was published after the commit', async () => {
    const done = await commitAndChange([rateLine(0.45), premium(0.7)], () => publish(0.51));

    expect(done.counts).toMatchObject({ updated: 0, failed: 2 });
    expect(await imports.groups(done.id)).toMatchObject([
      { outcome: 'FAILED', faults: [{ code: 'import.changed_meanwhile' }] },
      { outcome: 'FAILED' },
    ]);
    expect(await freight(backend)).toBe(750 + 5_508);
  });

  it('publishes nothing for an account that has been removed since the commit', async () => {
    const setRemoved = (at: string) =>
      backend.database.query(`update client_carrier_account set withdrawn_at = ${at} where id = 1`);
    const before = await versionsOf(backend);

    const done = await commitAndChange([rateLine(0.48)], () => setRemoved('now()'));
    const planned = await plan(rateLine(0.49)).catch(() => null);
    await setRemoved('null');

    expect(done.counts).toMatchObject({ updated: 0, failed: 1 });
    expect(planned).toBeNull();
    expect(await versionsOf(backend)).toEqual(before);
  });

  it('publishes nothing if it is cancelled before it begins', async () => {
    const before = await versionsOf(backend);
    const done = await commitAndChange([rateLine(0.46)], (id) => imports.cancel(id));

    expect(done).toMatchObject({ state: 'CANCELLED', counts: { updated: 0 } });
    expect(await versionsOf(backend)).toEqual(before);
  });

  it('and the upload in one step publish the same versions', async () => {
    const [before] = await versionsOf(backend);
    await run(rateLine(0.47, { 'Effective From': '2026-01-01' }));
    const form = new FormData();
    form.append('clientCarrierAccountId', '1');
    form.append(
      'file',
      new Blob([rateFile(rateLine(0.47, { 'Effective From': '2026-01-01' }))]),
      'rates.csv',
    );
    const admin = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });

    const { body } = await admin.upload<{ inserted: number; unchanged: number }>(
      'rate-card/bulk-rate-card-upload',
      form,
    );

    expect(body).toMatchObject({ inserted: 0, unchanged: 1 });
    expect((await versionsOf(backend))[1]).toEqual(before);
  });
});
