import { EventEmitter, once } from 'node:events';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { AddressImportHandler } from '../addresses/address-import.handler.js';
import {
  addAddress,
  addressesOf,
  addressFile,
  place,
} from '../addresses/address-import.fixture.js';
import { ConsignmentGroupImporter } from '../consignments/consignment-group.importer.js';
import { ImportCleanup } from '../import-cleanup.js';
import { ImportRepository } from '../import.repository.js';
import { ImportCommitService } from '../run/import-commit.service.js';
import {
  carton,
  hasEnded,
  ImportCaller,
  importFile,
  manyLines,
  seedImports,
  startImportWorker,
} from '../testing/import.fixture.js';
import { ImportPlanningService } from './import-planning.service.js';

let backend: RunningBackend;
let worker: JobRunner;
let shipper: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_replanning');
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

const isPlanned = ({ state }: { readonly state: string }) => state === 'PLANNED';

function gate() {
  const emitter = new EventEmitter();
  return { passed: once(emitter, 'open'), open: () => emitter.emit('open') };
}

const planAgain = (id: number, keepFaultyAsDrafts: boolean) =>
  shipper.request('PUT', `import/${id}/options`, {
    ...{ offer: 'CHEAPEST', whenKnown: 'SKIP', keepFaultyAsDrafts },
  });

describe('an import that is planned again', () => {
  it('has only what its newest plan found, however late an older one ends', async () => {
    const { id } = await imports.plan(importFile(`LATE-1,,Nowhere,,,,,${carton}`));
    const importer = backend.app.get(ConsignmentGroupImporter, { strict: false });
    const planGroup = importer.planGroup.bind(importer);
    const started = gate();
    const held = gate();
    jest.spyOn(importer, 'planGroup').mockImplementationOnce(async (group, context) => {
      const planned = await planGroup(group, context);
      started.open();
      await held.passed;
      return planned;
    });
    // by hand: a customer's second job waits for the first
    await worker.stop();
    const service = backend.app.get(ImportPlanningService, { strict: false });
    const planAs = (planNo: number) =>
      service.planChunk({ importId: id, planNo, after: 0, chunk: 0 });
    await planAgain(id, false);
    const older = planAs(2);
    await started.passed;

    await planAgain(id, true);
    await planAs(3);
    const newest = await imports.until(id, isPlanned);
    held.open();
    await older;
    worker = startImportWorker(backend);

    expect(await imports.groups(id)).toMatchObject([{ action: 'DRAFT' }]);
    const { planHash, counts, plannedCount } = await imports.get(id);
    expect({ planHash, counts, plannedCount }).toEqual({
      ...{ planHash: newest.planHash, counts: newest.counts, plannedCount: 1 },
    });
  });

  it('is not rejected because an older plan failed', async () => {
    const { id } = await imports.plan(importFile(...manyLines('FAILED', 1)));
    await planAgain(id, true);
    await imports.until(id, isPlanned);
    const service = backend.app.get(ImportPlanningService, { strict: false });

    await service.giveUp({ importId: id, planNo: 1, after: 0, chunk: 0 });
    await service.giveUp({ importId: id, planNo: 2, after: 0, chunk: 0 });

    expect((await imports.get(id)).state).toBe('PLANNED');
  });
});

describe('an import that is committed automatically', () => {
  it('is committed when its job is repeated after an interruption at the end of the plan', async () => {
    const commits = backend.app.get(ImportCommitService, { strict: false });
    jest.spyOn(commits, 'commitAutomatically').mockRejectedValueOnce(new Error('connection lost'));
    const { body } = await imports.upload(importFile(...manyLines('ALONE', 1)), {
      commit: 'GOOD_ROWS',
    });
    const { id } = await imports.until(body.importId, isPlanned);

    const service = backend.app.get(ImportPlanningService, { strict: false });
    await service.planChunk({ importId: id, planNo: 1, after: 0, chunk: 0 });

    const { state, counts } = await imports.until(id, hasEnded);
    expect({ state, created: counts.created }).toEqual({ state: 'COMPLETED', created: 1 });
  });
});

describe('an import that is committed automatically, if its rows have changed since its plan', () => {
  const options = JSON.stringify({
    ...{ offer: 'CHEAPEST', whenKnown: 'UPDATE', keepFaultyAsDrafts: false },
  });
  const fields = { kind: 'ADDRESS', commit: 'GOOD_ROWS', options };

  /** Changes the address each time before a plan is committed. */
  function changeBeforeCommits(addressId: number, times: number) {
    const handler = backend.app.get(AddressImportHandler, { strict: false });
    const countOutdated = handler.countOutdated.bind(handler);
    const changing: typeof countOutdated = async (found) => {
      await backend.database.query('update address set version = version + 1 where id = $1', [
        addressId,
      ]);
      return countOutdated(found);
    };
    const counted = jest.spyOn(handler, 'countOutdated');
    for (let time = 0; time < times; time += 1) counted.mockImplementationOnce(changing);
    return counted;
  }

  it('is planned again, and then committed', async () => {
    changeBeforeCommits(await addAddress(backend, 'SELF-1', 'Self Old'), 1);

    const { body } = await imports.upload(addressFile(`SELF-1,Self New,${place},,`), fields);
    const done = await imports.until(body.importId, hasEnded);

    expect(done).toMatchObject({ state: 'COMPLETED', counts: { updated: 1, failed: 0 } });
    expect(await addressesOf(backend, 'Self')).toMatchObject([{ company: 'Self New' }]);
  });

  it('waits for a user once it has been planned five times', async () => {
    const counted = changeBeforeCommits(await addAddress(backend, 'BUSY-1', 'Busy Old'), 10);

    const { body } = await imports.upload(addressFile(`BUSY-1,Busy New,${place},,`), fields);
    const waiting = await imports.until(
      body.importId,
      (view) => isPlanned(view) && view.outdated !== null,
    );

    expect(waiting.outdated).toMatchObject({ changed: 1 });
    expect(counted).toHaveBeenCalledTimes(5);
    expect(await addressesOf(backend, 'Busy')).toMatchObject([{ company: 'Busy Old' }]);
  });
});

describe('an import that is committed while old plans expire', () => {
  it('runs to its end', async () => {
    const { id, planHash } = await imports.plan(importFile(...manyLines('KEPT', 1)));
    await backend.database.query(
      `update import set planned_at = now() - interval '8 days' where id = $1`,
      [id],
    );
    const repository = backend.app.get(ImportRepository, { strict: false });
    const end = repository.end.bind(repository);
    jest.spyOn(repository, 'end').mockImplementationOnce(async (...args) => {
      expect((await imports.commit(id, planHash)).status).toBe(202);
      return end(...args);
    });

    await backend.app.get(ImportCleanup, { strict: false }).deleteOld();

    const { state, counts } = await imports.until(id, hasEnded);
    expect({ state, created: counts.created }).toEqual({ state: 'COMPLETED', created: 1 });
  });
});
