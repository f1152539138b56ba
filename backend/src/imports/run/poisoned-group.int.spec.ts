import { Logger } from '@nestjs/common';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import { JOBS_SCHEMA } from '../../platform/jobs/job-task.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ConsignmentGroupImporter } from '../consignments/consignment-group.importer.js';
import {
  createdReferences,
  hasEnded,
  ImportCaller,
  importFile,
  manyLines,
  seedImports,
  startImportWorker,
} from '../testing/import.fixture.js';

let backend: RunningBackend;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('poisoned_group');
  await seedImports(backend);
  imports = new ImportCaller(
    await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 }),
  );
}, 60_000);
afterAll(() => backend.stop());

describe('a reference that always fails because of an error on our side', () => {
  it('is the only one that is not created', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const importer = backend.app.get(ConsignmentGroupImporter, { strict: false });
    const commit = importer.commitGroup.bind(importer);
    jest
      .spyOn(importer, 'commitGroup')
      .mockImplementation((group, context) =>
        group.planned.group.reference === 'POISON-30'
          ? Promise.reject(new Error('an unexpected error'))
          : commit(group, context),
      );
    const worker = startImportWorker(backend);
    const plan = await imports.plan(importFile(...manyLines('POISON', 60)));

    await imports.commit(plan.id, plan.planHash);
    // the job is given up after five attempts instead of 25, without the pauses between them
    const done = await imports.until(plan.id, (view) => {
      void backend.database.query(
        `update ${JOBS_SCHEMA}._private_jobs set run_at = now(), max_attempts = 5
          where locked_at is null and key = 'run-import/${plan.id}/1'`,
      );
      return hasEnded(view);
    });
    await worker.stop();

    expect(done).toMatchObject({ state: 'COMPLETED', counts: { created: 59, failed: 1 } });
    expect(await createdReferences(backend, 'POISON')).toHaveLength(59);
    const [failed] = await imports.groups(plan.id, 'action=FAILED');
    expect(failed).toMatchObject({ no: 30, faults: [{ code: 'gave_up' }] });
    jest.restoreAllMocks();
  });
});
