import { Logger } from '@nestjs/common';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { JOBS_SCHEMA } from '../../platform/jobs/job-task.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ImportGroupRepository } from '../import-group.repository.js';
import {
  hasEnded,
  ImportCaller,
  seedImports,
  startImportWorker,
} from '../testing/import.fixture.js';
import {
  addAddress,
  addressesOf,
  addressFile,
  addressLines,
  place,
} from './address-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let imports: ImportCaller;
let shipper: TestClient;

beforeAll(async () => {
  backend = await startBackend('address_run');
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

const kind = 'ADDRESS';
const options = JSON.stringify({
  offer: 'CHEAPEST',
  whenKnown: 'UPDATE',
  keepFaultyAsDrafts: true,
});
const plan = (...lines: string[]) => imports.plan(addressFile(...lines), { kind, options });

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

describe('the run of an import of addresses', () => {
  it('adds, changes and drafts what was planned, and nothing else', async () => {
    const known = await addAddress(backend, 'RUN-1', 'Run Old');

    const done = await run(
      `RUN-1,Run New,${place},,`,
      ...addressLines('Run', 60).map((line) => `x${line}`),
      'RUN-D,Run Draft,,Brunswick,3056,VIC,,',
    );

    expect(done).toMatchObject({ state: 'COMPLETED', kind: 'ADDRESS', totalCents: 0 });
    expect(done.counts).toMatchObject({ created: 60, updated: 1, drafted: 1, failed: 0 });
    const addresses = await addressesOf(backend, 'Run');
    expect(addresses).toHaveLength(62);
    expect(addresses.find(({ id }) => id === known)).toMatchObject({
      company: 'Run New',
      version: 2,
    });
    expect(addresses.filter(({ status }) => status === 'DRAFT')).toMatchObject([
      { reference: 'RUN-D' },
    ]);
    const groups = await imports.groups(done.id);
    expect(groups.map(({ addressId }) => addressId).sort()).toEqual(
      addresses.map(({ id }) => id).sort(),
    );
    const [audited] = await backend.database.query<{ count: number }[]>(
      `select count(*)::integer as count from audit_entry
        where record_type = 'address' and after ->> 'company' like 'Run %'`,
    );
    expect(audited?.count).toBe(62);
  });

  it('saves each row once, even if the worker crashes halfway through a batch', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    const save = groups.saveResults.bind(groups);
    let saves = 0;
    // The addresses have been inserted, and their transaction is open.
    jest.spyOn(groups, 'saveResults').mockImplementation(async (...results) => {
      saves += 1;
      if (saves <= 3) throw new Error('the worker crashes');
      return save(...results);
    });

    const done = await run(...addressLines('Once', 100));

    expect(done.counts).toMatchObject({ created: 100, failed: 0 });
    expect(await addressesOf(backend, 'Once')).toHaveLength(100);
  }, 30_000);

  it('keeps the result of a row that another process has saved', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    const begin = groups.begin.bind(groups);
    jest.spyOn(groups, 'begin').mockImplementationOnce(async (importId, nos) => {
      await begin(importId, nos);
      const id = await addAddress(backend, 'OTHER-1', 'Other');
      await backend.database.query(
        `update import_group set state = 'DONE', outcome = 'CREATED', address_id = $2
          where import_id = $1 and no = 1`,
        [importId, id],
      );
    });

    const done = await run(...addressLines('Other', 2));

    expect(done.counts).toMatchObject({ created: 2, failed: 0 });
    expect(await addressesOf(backend, 'Other')).toHaveLength(2);
  }, 30_000);

  it('counts a draft that has become complete as an address', async () => {
    const done = await commitAndChange(['NEW-1,New Estate,7 High Street,Estate,3999,VIC,,'], () =>
      backend.database.query(
        `insert into locality (id, name, postcode, state, latitude, longitude)
         values (599, 'ESTATE', '3999', 'VIC', -38, 145)`,
      ),
    );

    expect(done.counts).toMatchObject({ created: 1, drafted: 0 });
    expect(await addressesOf(backend, 'New Estate')).toMatchObject([{ status: 'VALID' }]);
  });

  it('leaves out only the row that cannot be saved', async () => {
    await backend.database.query(`
      create function reject_bad() returns trigger language plpgsql as $$
        begin raise exception 'not this one'; end $$;
      create trigger reject_bad before insert on address
        for each row when (new.company = 'Bad 7') execute function reject_bad();`);
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const planned = await plan(...addressLines('Bad', 20));
    await imports.commit(planned.id, planned.planHash);

    const done = await imports.until(planned.id, (view) => {
      void backend.database.query(
        `update ${JOBS_SCHEMA}._private_jobs set run_at = now(), max_attempts = 3
          where locked_at is null and key = 'run-import/${planned.id}/1'`,
      );
      return hasEnded(view);
    });

    expect(done.counts).toMatchObject({ created: 19, failed: 1 });
    expect(await addressesOf(backend, 'Bad')).toHaveLength(19);
    expect(await imports.groups(planned.id, 'action=FAILED')).toMatchObject([
      { no: 7, faults: [{ code: 'gave_up' }] },
    ]);
  }, 60_000);

  it('does not start once an address to update has changed', async () => {
    const known = await addAddress(backend, 'OUT-1', 'Out Old');
    const planned = await plan(`OUT-1,Out New,${place},,`);
    await backend.database.query('update address set version = version + 1 where id = $1', [known]);

    expect(await imports.commit(planned.id, planned.planHash)).toMatchObject({
      status: 409,
      body: { code: 'import.plan_outdated', details: { changed: 1 } },
    });
    const again = await imports.until(planned.id, ({ state }) => state === 'PLANNED');
    expect(again.planHash).not.toBe(planned.planHash);
    expect(again.outdated).toMatchObject({ changed: 1 });
  });

  it('does not overwrite an address that was changed after the commit', async () => {
    const known = await addAddress(backend, 'LATE-1', 'Late Old');

    const done = await commitAndChange(
      [`LATE-1,Late New,${place},,`, `LATE-2,Late Other,${place},,`],
      () =>
        backend.database.query(
          `update address set version = version + 1, company = 'Late Own' where id = $1`,
          [known],
        ),
    );

    expect(done.counts).toMatchObject({ created: 1, updated: 0, failed: 1 });
    expect(await imports.groups(done.id, 'action=FAILED')).toMatchObject([
      { faults: [{ row: 2, code: 'import.changed_meanwhile' }] },
    ]);
    expect((await addressesOf(backend, 'Late')).map(({ company }) => company)).toEqual([
      ...['Late Own', 'Late Other'],
    ]);
  });

  it('does not add an address that was added after the commit', async () => {
    const done = await commitAndChange(
      [`,Again,${place},,`, `AGAIN-2,Again Two,${place},,`],
      async () => {
        await addAddress(backend, null, 'Again');
        await addAddress(backend, 'AGAIN-2', 'Again Own');
      },
    );

    expect(await imports.groups(done.id)).toMatchObject([
      { action: 'SKIP', outcome: null },
      { outcome: 'FAILED', faults: [{ code: 'duplicate' }] },
    ]);
    expect(await addressesOf(backend, 'Again')).toHaveLength(2);
  });

  it('adds rows that are equal and have no reference once', async () => {
    const done = await run(...[1, 2, 3].map(() => `,Equal,${place},,`));
    expect(done.counts).toMatchObject({ created: 1, skip: 2 });
    expect(await addressesOf(backend, 'Equal')).toHaveLength(1);
  });

  it('stops between two batches when a user cancels it', async () => {
    const planned = await plan(...addressLines('Stop', 400));
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    const save = groups.saveResults.bind(groups);
    let cancelled: Promise<unknown> | undefined;
    jest.spyOn(groups, 'saveResults').mockImplementation(async (...results) => {
      const saved = await save(...results);
      await (cancelled ??= shipper.request('POST', `import/${planned.id}/cancel`));
      return saved;
    });

    await imports.commit(planned.id, planned.planHash);
    const done = await imports.until(planned.id, hasEnded);

    expect(done.state).toBe('CANCELLED');
    expect(done.counts.created).toBeGreaterThan(0);
    expect(done.counts.created).toBeLessThan(400);
    expect(await addressesOf(backend, 'Stop')).toHaveLength(done.counts.created);
  });
});
