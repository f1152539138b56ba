import { Logger } from '@nestjs/common';

import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ImportGroupRepository } from '../import-group.repository.js';
import { hasEnded, type ImportCaller, startImportWorker } from '../testing/import.fixture.js';
import {
  addSuburbs,
  adminImports,
  putIntoZone,
  seedZones,
  zoneFields,
  zoneFile,
  zonesOf,
} from './zone-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('zone_run');
  await seedZones(backend);
  imports = await adminImports(backend);
  worker = startImportWorker(backend);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const plan = (...lines: string[]) => imports.plan(zoneFile(...lines), zoneFields());

async function run(...lines: string[]) {
  const planned = await plan(...lines);
  expect(await imports.commit(planned.id, planned.planHash)).toMatchObject({ status: 202 });
  return imports.until(planned.id, hasEnded);
}

/** Runs `change` after the commit of a plan, before its run begins. */
async function commitAndChange(lines: readonly string[], change: () => Promise<unknown>) {
  const planned = await plan(...lines);
  await worker.stop();
  expect(await imports.commit(planned.id, planned.planHash)).toMatchObject({ status: 202 });
  await change();
  worker = startImportWorker(backend);
  return imports.until(planned.id, hasEnded);
}

describe('the run of an import of carrier zones', () => {
  it('puts suburbs into zones and moves them, as planned, in the spelling of the carrier', async () => {
    const lines = await addSuburbs(backend, 'RUN', 60);
    await putIntoZone(backend, 'RUN 1', 'GEE');
    await putIntoZone(backend, 'RUN 2', 'MEL');

    const done = await run(
      ...lines.map((line) => line.replace('MEL', 'mel')),
      'RUN 1,3999,VIC,VIC,2',
      'RUN 99,3999,VIC,MEL,1',
    );

    expect(done).toMatchObject({ state: 'COMPLETED', totalCents: 0 });
    expect(done.counts).toMatchObject({ created: 59, updated: 1, failed: 0, skip: 1, error: 1 });
    const zones = await zonesOf(backend, 'RUN');
    expect(zones).toMatchObject({ 'RUN 1': 'MEL 1, VIC 2', 'RUN 2': 'MEL 1', 'RUN 60': 'MEL 1' });
    expect(Object.keys(zones)).toHaveLength(60);
    const audited = await backend.database.query<unknown[]>(
      `select 1 from audit_entry where record_type = 'suburb_zone' and after ->> 'carrierId' = '50'`,
    );
    expect(audited.length).toBeGreaterThan(0);
  });

  it('saves each row once, even if the worker crashes halfway through a batch', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    const save = groups.saveResults.bind(groups);
    let saves = 0;
    // The suburbs are in their zones, and the transaction is open.
    jest.spyOn(groups, 'saveResults').mockImplementation(async (...results) => {
      saves += 1;
      if (saves <= 3) throw new Error('the worker crashes');
      return save(...results);
    });

    const done = await run(...(await addSuburbs(backend, 'ONCE', 100)));

    expect(done.counts).toMatchObject({ created: 100, failed: 0, skip: 0 });
    expect(Object.keys(await zonesOf(backend, 'ONCE'))).toHaveLength(100);
  }, 30_000);

  it('does not start once a suburb to move is in another zone', async () => {
    const lines = await addSuburbs(backend, 'OUT', 1);
    await putIntoZone(backend, 'OUT 1', 'GEE');
    const planned = await plan(...lines);
    await putIntoZone(backend, 'OUT 1', 'BAL');

    const { status, body } = await imports.commit(planned.id, planned.planHash);

    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'import.plan_outdated', details: { changed: 1 } },
    });
    expect(body.message).toMatch(/^Zones have changed/);
    const again = await imports.until(planned.id, ({ state }) => state === 'PLANNED');
    expect(again.planHash).not.toBe(planned.planHash);
    expect(await imports.groups(planned.id)).toMatchObject([
      { changes: [{ path: 'zone', from: 'BAL', to: 'MEL' }] },
    ]);
  });

  it('moves no suburb that was put elsewhere after the commit', async () => {
    const lines = await addSuburbs(backend, 'LATE', 3);
    await putIntoZone(backend, 'LATE 1', 'GEE');

    const done = await commitAndChange(lines, async () => {
      await putIntoZone(backend, 'LATE 1', 'BAL');
      await putIntoZone(backend, 'LATE 2', 'BAL');
      await putIntoZone(backend, 'LATE 3', 'MEL');
    });

    expect(await imports.groups(done.id)).toMatchObject([
      { outcome: 'FAILED', faults: [{ row: 2, code: 'import.changed_meanwhile', value: 'MEL' }] },
      { outcome: 'FAILED', faults: [{ code: 'import.changed_meanwhile' }] },
      { outcome: null, action: 'SKIP' },
    ]);
    expect(await zonesOf(backend, 'LATE')).toEqual({
      ...{ 'LATE 1': 'BAL 1', 'LATE 2': 'BAL 1', 'LATE 3': 'MEL 1' },
    });
  });

  it('stops between two batches when a user cancels it', async () => {
    const planned = await plan(...(await addSuburbs(backend, 'STOP', 400)));
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    const save = groups.saveResults.bind(groups);
    let cancelled: Promise<unknown> | undefined;
    jest.spyOn(groups, 'saveResults').mockImplementation(async (...results) => {
      const saved = await save(...results);
      await (cancelled ??= imports.cancel(planned.id));
      return saved;
    });

    await imports.commit(planned.id, planned.planHash);
    const done = await imports.until(planned.id, hasEnded);

    expect(done.state).toBe('CANCELLED');
    expect(done.counts.created).toBeGreaterThan(0);
    expect(done.counts.created).toBeLessThan(400);
    expect(Object.keys(await zonesOf(backend, 'STOP'))).toHaveLength(done.counts.created);
  });

  it('does not accept a file twice, unless that is requested', async () => {
    const file = zoneFile(...(await addSuburbs(backend, 'AGAIN', 1)));
    const { id, planHash } = await imports.plan(file, zoneFields());
    await imports.commit(id, planHash);
    await imports.until(id, hasEnded);

    expect(await imports.upload(file, zoneFields())).toMatchObject({
      status: 409,
      body: { code: 'import.file_seen' },
    });
    const again = await imports.plan(file, { ...zoneFields(), importAgain: 'TRUE' });
    expect(again.counts).toMatchObject({ skip: 1, create: 0 });
  });
});
