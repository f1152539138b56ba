import { importSampleTexts } from '@contracts/texts/app/import-sample.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { ImportReceivedView } from '@contracts/views/import.view.js';

import {
  addService,
  seedShipping,
  TestClient,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { ImportCleanup } from '../../backend/src/imports/import-cleanup.js';
import {
  hasEnded,
  ImportCaller,
  importFile,
  manyLines,
  startImportWorker,
} from '../../backend/src/imports/testing/import.fixture.js';
import type { JobRunner } from '../../backend/src/platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { startReadSide, type ReadSide } from '../support/read-side.js';

let backend: RunningBackend;
let readSide: ReadSide;
let worker: JobRunner;
let admin: TestClient;
let shipper: TestClient;
let other: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_sample');
  await seedShipping(backend);
  await addService(backend, { name: 'Express', prefix: 'EXPR', rate: 0.2, numbers: 2_000 });
  readSide = await startReadSide(backend.environment.DATABASE_URL);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  other = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 20 });
  imports = new ImportCaller(shipper);
  worker = startImportWorker(backend);
}, 60_000);
afterEach(async () => {
  const { body } = await shipper.request<{ imports: { id: number; isSample: boolean }[] }>(
    'GET',
    'import?clientId=10',
  );
  for (const { id, isSample } of body.imports)
    if (isSample) await shipper.request('POST', `import/${id}/discard`);
});
afterAll(async () => {
  await worker.stop();
  await readSide.stop();
  await backend.stop();
});

type SampleResponse = ImportReceivedView & ErrorView;

const start = (caller = shipper, clientId = 10, headers = {}) =>
  caller.request<SampleResponse>('POST', 'import/sample', { clientId }, headers);

async function planSample() {
  const { status, body } = await start();
  expect(status).toBe(202);
  return imports.until(body.importId, ({ state }) => state === 'PLANNED');
}

/** State that a sample must not change. */
async function footprint() {
  const [row] = await backend.database.query<Record<string, string>[]>(
    `select (select count(*) from event_store.events) as events,
            (select count(*) from address) as addresses,
            (select count(*) from import_mapping) as mappings,
            (select last_value from consignment_id) as "lastId"`,
  );
  return row;
}

async function create(...references: string[]): Promise<void> {
  const lines = references.flatMap((reference) => manyLines(reference, 1));
  const plan = await imports.plan(importFile(...lines));
  await imports.commit(plan.id, plan.planHash);
  const { counts } = await imports.until(plan.id, hasEnded);
  expect(counts.created).toBe(references.length);
}

describe('the sample of a client without consignments', () => {
  it('creates 37 of 40 and has three errors, of which the plan corrects one', async () => {
    const before = await footprint();

    const plan = await planSample();

    expect(plan).toMatchObject({
      isSample: true,
      referenceCount: 40,
      fileName: 'sample-orders.xlsx',
    });
    expect(plan.counts).toMatchObject({ create: 37, update: 0, skip: 0, error: 3 });
    const faulty = await imports.groups(plan.id, 'action=ERROR');
    expect(faulty.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
      ['Suburb'],
      ['Quantity'],
      ['Dispatch Date'],
    ]);
    const group = await shipper.request<{ suggestions: object[] }>(
      'GET',
      `import/${plan.id}/group/${faulty[0]?.no}`,
    );
    expect(group.body.suggestions).toEqual([expect.objectContaining({ suburb: 'EASTERN CREEK' })]);
    expect(await footprint()).toEqual(before);
  });

  it('is never committed, however its plan is changed', async () => {
    const plan = await planSample();
    const [first] = await imports.groups(plan.id);
    const cells = [{ row: first?.firstRow, column: 'Reference', value: 'MINE-1' }];
    const edit = { planHash: plan.planHash, cells };
    expect((await shipper.request('PATCH', `import/${plan.id}/group/1`, edit)).status).toBe(200);
    const { planHash } = await imports.get(plan.id);
    const before = await footprint();

    const committed = await imports.commit(plan.id, planHash);

    expect(committed).toMatchObject({ status: 409, body: { code: 'import.sample' } });
    expect(await footprint()).toEqual(before);
    expect((await imports.get(plan.id)).state).toBe('PLANNED');
  });

  it('is the same for all tabs and users until it is closed', async () => {
    const [first, second] = await Promise.all([start(), start(admin)]);
    const third = await start();
    expect([second.body.importId, third.body.importId]).toEqual([
      first.body.importId,
      first.body.importId,
    ]);
    const id = first.body.importId;
    await imports.until(id, ({ state }) => state === 'PLANNED');

    await shipper.request('POST', `import/${id}/discard`);

    const list = await shipper.request<{ totalCount: number; imports: { id: number }[] }>(
      'GET',
      'import?clientId=10',
    );
    expect(list.body.imports.map((one) => one.id)).not.toContain(id);
    expect((await start()).body.importId).toBeGreaterThan(id);
  });

  it('makes room for another one once it has expired', async () => {
    const plan = await planSample();
    await backend.database.query(
      `update import set planned_at = now() - interval '8 days' where id = $1`,
      [plan.id],
    );

    await backend.app.get(ImportCleanup, { strict: false }).deleteOld();

    expect((await imports.get(plan.id)).state).toBe('EXPIRED');
    expect((await start()).body.importId).toBeGreaterThan(plan.id);
  });
});

describe('the file of the sample', () => {
  it('can be downloaded, and creates nothing when it is imported', async () => {
    const response = await shipper.download('import/sample?clientId=10');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('sample-orders.xlsx');
    const content = Buffer.from(await response.arrayBuffer());

    const options = { offer: 'CHEAPEST', whenKnown: 'UPDATE', keepFaultyAsDrafts: true };
    const plan = await imports.plan(content, { options: JSON.stringify(options) });

    expect(plan.isSample).toBe(false);
    expect(plan.counts).toMatchObject({ create: 0, update: 0, draft: 0, error: 40 });
    const [group] = await imports.groups(plan.id);
    expect(group?.faults[0]?.message).toBe(importSampleTexts.order);
  });

  it('does not affect other rows in the same file', async () => {
    const plan = await imports.plan(
      importFile(...manyLines('BESIDE', 1), ...manyLines('SAMPLE-ORDER-0', 1).map(asSample)),
    );

    expect(plan.counts).toMatchObject({ create: 1, error: 1 });
  });

  const asSample = (line: string) => line.replace('SAMPLE-ORDER-0-1', 'sample-order-01');
});

describe('the sample of a client with consignments', () => {
  it('changes two of them and skips one', async () => {
    await create('PO-A', 'PO-B', 'PO-C', 'PO-D');

    const plan = await planSample();

    expect(plan.counts).toMatchObject({ create: 34, update: 2, skip: 1, error: 3 });
    const updates = await imports.groups(plan.id, 'action=UPDATE');
    expect(updates.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^PO-[A-D]-1$/)]),
    );
    for (const { changes } of updates)
      expect(changes).toEqual([{ path: 'offer.items.0.quantity', from: 2, to: 3 }]);
  });
});

describe('access to a sample', () => {
  it.each(['GET', 'POST'])('is denied to other clients by %s', async (method) => {
    const path = method === 'GET' ? 'import/sample?clientId=10' : 'import/sample';
    const { status } = await other.request(
      method,
      path,
      method === 'POST' ? { clientId: 10 } : undefined,
    );

    expect(status).toBe(403);
    const plan = await planSample();
    expect((await other.request('GET', `import/${plan.id}`)).status).toBe(404);
  });

  it('is possible for a client that cannot ship yet, with the reason it has no plan', async () => {
    const { status, body } = await start(other, 20);

    expect({ status, code: body.code }).toEqual({ status: 409, code: 'import.sample_not_priced' });
    expect(body.message).toMatch(/^The sample can't be priced yet: \S/);
    expect((await other.download('import/sample?clientId=20')).status).toBe(200);
  });

  it.each([{}, { clientId: 'x' }, { clientId: 0 }])('needs a client: %p', async (body) => {
    expect((await shipper.request('POST', 'import/sample', body)).status).toBe(400);
  });
});

describe('the sample of a test environment', () => {
  it('can be committed, since nothing there reaches a carrier', async () => {
    const key = { clientId: 10, mode: 'test', reference: 'A program' };
    expect((await admin.request('POST', 'user/b2b-key', key)).status).toBe(200);
    const [environment] = await backend.database.query<{ id: number }[]>(
      'select id from client where test_of = 10 and removed_at is null',
    );
    const { status, body } = await start(shipper, environment?.id);
    expect({ status, message: body.message }).toEqual({ status: 202, message: undefined });
    const plan = await imports.until(body.importId, ({ state }) => state === 'PLANNED');
    expect(plan).toMatchObject({ isSample: false, counts: { create: 37, error: 3 } });

    expect((await imports.commit(plan.id, plan.planHash)).status).toBe(202);

    const done = await imports.until(plan.id, hasEnded);
    expect(done.counts).toMatchObject({ created: 37, failed: 0 });
  });
});
