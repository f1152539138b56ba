import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { ImportedFiles } from '../../platform/uploads/imported-files.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { fileOwner } from '../kinds/file-owner.js';
import { clientOwner } from '../kinds/import-owner.js';
import { ImportGroupRepository } from '../import-group.repository.js';
import {
  hasEnded,
  ImportCaller,
  importFile,
  manyLines,
  seedImports,
  startImportWorker,
} from '../testing/import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_turns');
  await seedImports(backend);
  imports = new ImportCaller(
    await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 }),
  );
  worker = startImportWorker(backend);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const isRunStarted = async () => {
  const [row] = await backend.database.query<{ isStarted: boolean }[]>(
    `select exists (select 1 from linehaul_jobs.jobs
                     where task_identifier = 'run-import' and locked_at is not null) as "isStarted"`,
  );
  return row!.isStarted;
};

/** Whether the run waits in the queue, with neither a slot nor a failed attempt. */
const isRunPostponed = async () => {
  const [row] = await backend.database.query<{ isWaiting: boolean }[]>(
    `select exists (select 1 from linehaul_jobs.jobs
                     where task_identifier = 'run-import' and locked_at is null and attempts = 0
                       and run_at > created_at) as "isWaiting"`,
  );
  return row!.isWaiting;
};

describe('a run of a client whose other file is imported at once', () => {
  it('begins after it, so that it sees its references, and leaves its slot to others until then', async () => {
    const plan = await imports.plan(importFile(...manyLines('TURN', 3)));
    const steps: string[] = [];
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    const { begin } = groups;
    jest.spyOn(groups, 'begin').mockImplementation((...args) => {
      steps.push('the run begins');
      return begin.apply(groups, args);
    });

    const upload = { ...fileOwner(clientOwner('CONSIGNMENT', 10)), digest: 'other' };
    await backend.app.get(ImportedFiles, { strict: false }).runExclusively(upload, async () => {
      await imports.commit(plan.id, plan.planHash);
      await waitUntil(isRunStarted, Boolean);
      // a run that does not wait has begun by then
      await waitUntil(isRunPostponed, Boolean);
      steps.push('the upload ends');
    });
    const done = await imports.until(plan.id, hasEnded);

    expect(steps[0]).toBe('the upload ends');
    expect(steps.slice(1)).toContain('the run begins');
    expect(done).toMatchObject({ state: 'COMPLETED', counts: { created: 3, failed: 0 } });
  });
});
