import { Logger } from '@nestjs/common';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  carton,
  hasEnded,
  ImportCaller,
  importFile,
  createdReferences,
  manyLines,
  numbersTaken,
  receiver,
  seedImports,
  startImportWorker,
} from '../testing/import.fixture.js';
import { ImportGroupRepository } from '../import-group.repository.js';

let backend: RunningBackend;
let worker: JobRunner;
let shipper: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_run');
  await seedImports(backend);
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  imports = new ImportCaller(shipper);
  worker = startImportWorker(backend);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

describe('the run of an import', () => {
  it('creates exactly what was planned', async () => {
    const plan = await imports.plan(importFile(...manyLines('EXACT', 30)));

    const committed = await imports.commit(plan.id, plan.planHash);
    expect(committed).toMatchObject({ status: 202, body: { importId: plan.id, state: 'RUNNING' } });
    const done = await imports.until(plan.id, hasEnded);

    expect(done).toMatchObject({
      state: 'COMPLETED',
      totalCents: plan.totalCents,
      counts: { create: 30, created: 30, failed: 0 },
    });
    expect((await createdReferences(backend, 'EXACT')).sort()).toEqual(
      manyLines('EXACT', 30)
        .map((line) => line.split(',')[0])
        .sort(),
    );
    const [group] = await imports.groups(plan.id);
    const { body } = await shipper.request<ConsignmentView>(
      'GET',
      `consignment/${group?.consignmentId}`,
    );
    expect(body).toMatchObject({
      formattedReferences: 'EXACT-1',
      consignmentCreationMethod: 'IMPORT',
      offer: { carrierDisplayName: group?.carrier, totalCost: (group?.totalCents ?? 0) / 100 },
    });
    // The receiver of thirty references is added to the address book once.
    const [count] = await backend.database.query<{ count: number }[]>(
      `select count(*)::integer as count from address where company = 'New Shop'`,
    );
    expect(count?.count).toBe(1);
  });

  it('starts once, no matter how often or by whom its plan is committed', async () => {
    const plan = await imports.plan(importFile(...manyLines('TWICE', 12)));
    expect(await imports.commit(plan.id, 'f'.repeat(64))).toMatchObject({
      status: 409,
      body: { code: 'import.plan_changed' },
    });

    const responses = await Promise.all(
      [1, 2, 3].map(() => imports.commit(plan.id, plan.planHash)),
    );
    await imports.until(plan.id, hasEnded);
    responses.push(await imports.commit(plan.id, plan.planHash));

    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await createdReferences(backend, 'TWICE')).toHaveLength(12);
  });

  it('creates each reference once when it is interrupted, and assigns no number twice', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const plan = await imports.plan(importFile(...manyLines('BROKEN', 60)));
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    // Crashes after the consignments of a batch are created and before they are recorded.
    jest
      .spyOn(groups, 'saveResults')
      .mockImplementationOnce(() => Promise.reject(new Error('the worker crashes')));
    const before = await numbersTaken(backend);

    await imports.commit(plan.id, plan.planHash);
    const done = await imports.until(plan.id, hasEnded);

    expect(done).toMatchObject({ state: 'COMPLETED', counts: { created: 60, failed: 0 } });
    expect(new Set(await createdReferences(backend, 'BROKEN')).size).toBe(60);
    expect(await createdReferences(backend, 'BROKEN')).toHaveLength(60);
    expect((await numbersTaken(backend)) - before).toBe(60);
  }, 30_000);

  it('stops between two references when a user cancels it', async () => {
    const plan = await imports.plan(importFile(...manyLines('STOP', 400)));
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    const save = groups.saveResults.bind(groups);
    let cancelled: Promise<unknown> | undefined;
    jest.spyOn(groups, 'saveResults').mockImplementation(async (...results) => {
      const saved = await save(...results);
      await (cancelled ??= shipper.request('POST', `import/${plan.id}/cancel`));
      return saved;
    });

    await imports.commit(plan.id, plan.planHash);
    const done = await imports.until(plan.id, hasEnded);

    expect(done.state).toBe('CANCELLED');
    expect(done.counts.created).toBeGreaterThan(0);
    expect(done.counts.created).toBeLessThan(400);
    expect(await createdReferences(backend, 'STOP')).toHaveLength(done.counts.created);
    expect(await shipper.request('POST', `import/${plan.id}/cancel`)).toMatchObject({
      status: 200,
    });
  });

  it('creates nothing at a price other than the one planned', async () => {
    const plan = await imports.plan(importFile(...manyLines('DEARER', 3)));
    await backend.database.query(
      'update import_group set total_cents = total_cents - 1 where import_id = $1 and no = 2',
      [plan.id],
    );

    await imports.commit(plan.id, plan.planHash);
    const done = await imports.until(plan.id, hasEnded);

    expect(done).toMatchObject({ state: 'COMPLETED', counts: { created: 2, failed: 1 } });
    const [failed] = await imports.groups(plan.id, 'action=FAILED');
    expect(failed).toMatchObject({ no: 2, faults: [{ code: 'import.price_changed' }] });
    const file = await shipper.download(`import/${plan.id}/error-file`);
    expect(await file.text()).toContain('DEARER-2');
  });

  it('is rejected and planned again when the prices in its plan are no longer in force', async () => {
    const plan = await imports.plan(importFile(...manyLines('OLD', 3)));
    await backend.database.query(
      'update import_group set rate_card_version_id = -1 where import_id = $1 and no < 3',
      [plan.id],
    );

    expect(await imports.commit(plan.id, plan.planHash)).toMatchObject({
      status: 409,
      body: { code: 'import.plan_outdated', details: { changed: 2 } },
    });
    const again = await imports.until(plan.id, ({ state }) => state === 'PLANNED');

    expect(again.outdated).toEqual({ changed: 2, differenceCents: 0 });
    expect(again.planHash).toBe(plan.planHash);
    expect(await createdReferences(backend, 'OLD')).toEqual([]);
  });

  it('creates drafts from rows with errors if requested, and commits automatically', async () => {
    const { body } = await imports.upload(
      importFile(`AUTO-1,,${receiver},two,0.6,0.4,0.4,12`, `AUTO-2,,${receiver},${carton}`),
      { commit: 'GOOD_ROWS', options: '{"keepFaultyAsDrafts":true}' },
    );
    const done = await imports.until(body.importId, hasEnded);

    expect(done.counts).toMatchObject({ create: 1, draft: 1, created: 1, drafted: 1 });
  });

  it('stops when its user is no longer allowed to create consignments', async () => {
    const leaving = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
    const theirs = new ImportCaller(leaving);
    const plan = await theirs.plan(importFile(...manyLines('LEFT', 2)));
    await worker.stop();
    await theirs.commit(plan.id, plan.planHash);
    await backend.database.query(
      `update user_account set status = 'DISABLED' where email = 'client_admin-10@x.example'`,
    );
    worker = startImportWorker(backend);
    const done = await imports.until(plan.id, hasEnded);

    expect(done.state).toBe('CANCELLED');
    expect(done.message).not.toBe('');
    expect(await createdReferences(backend, 'LEFT')).toEqual([]);
  });

  it('creates a thousand consignments', async () => {
    const plan = await imports.plan(importFile(...manyLines('MANY', 1000)));
    await imports.commit(plan.id, plan.planHash);

    expect(await imports.until(plan.id, hasEnded)).toMatchObject({ counts: { created: 1000 } });
    expect(new Set(await createdReferences(backend, 'MANY')).size).toBe(1000);
  }, 120_000);

  it('ends when its client is deleted', async () => {
    const operator = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
    const theirs = new ImportCaller(operator);
    const plan = await theirs.plan(importFile(...manyLines('GONE', 2)));
    await worker.stop();
    await theirs.commit(plan.id, plan.planHash);
    expect(await operator.request('DELETE', 'client/10')).toMatchObject({ status: 204 });

    worker = startImportWorker(backend);
    const done = await theirs.until(plan.id, hasEnded);

    expect(done).toMatchObject({ state: 'CANCELLED', message: 'The client was deleted.' });
    expect(await createdReferences(backend, 'GONE')).toEqual([]);
  }, 30_000);
});
