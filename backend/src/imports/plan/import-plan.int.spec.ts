import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  carton,
  ImportCaller,
  importFile,
  manyLines,
  receiver,
  seedImports,
  startImportWorker,
} from '../testing/import.fixture.js';
import { ImportCleanup } from '../import-cleanup.js';
import { ImportErasureService } from '../import-erasure.service.js';

let backend: RunningBackend;
let worker: JobRunner;
let shipper: TestClient;
let other: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_plan');
  await seedImports(backend);
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  other = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 20 });
  imports = new ImportCaller(shipper);
  worker = startImportWorker(backend);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

/** State that planning must not change. */
async function footprint() {
  const [row] = await backend.database.query<Record<string, string>[]>(
    `select (select count(*) from event_store.events) as events,
            (select count(*) from address) as addresses,
            (select last_value from consignment_id) as "lastId"`,
  );
  return row;
}

describe('the plan of an import', () => {
  it('writes nothing, and lists the action and price of each reference', async () => {
    await fillList(backend.database, [
      listRow({ id: 900_001, consignmentReferences: ['KNOWN-1'], formattedReferences: 'KNOWN-1' }),
    ]);
    const before = await footprint();

    const plan = await imports.plan(
      importFile(
        `NEW-1,,${receiver},${carton}`,
        `NEW-1,,${receiver},1,1.2,1.2,1,200`,
        `NEW-2,,Nowhere,,,,,${carton}`,
        `KNOWN-1,,${receiver},${carton}`,
      ),
    );

    expect(plan).toMatchObject({
      rowCount: 4,
      referenceCount: 3,
      counts: { create: 1, skip: 1, error: 1, draft: 0, created: 0 },
      carriers: [{ carrier: 'Express', count: 1 }],
      planHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const [first, second, third] = await imports.groups(plan.id);
    expect(first).toMatchObject({
      reference: 'NEW-1',
      firstRow: 2,
      lastRow: 3,
      action: 'CREATE',
      receiver: 'New Shop',
      carrier: 'Express',
      totalCents: plan.totalCents,
      consignmentId: null,
    });
    expect(first?.nextCents).toBeGreaterThan(plan.totalCents);
    expect(second).toMatchObject({ action: 'ERROR', faults: [{ row: 4 }, { row: 4 }] });
    expect(third).toMatchObject({ action: 'SKIP', faults: [{ code: 'duplicate' }] });
    expect(await footprint()).toEqual(before);
  });

  it('is rejected where the file cannot be read, is empty or names a client out of scope', async () => {
    expect(await imports.upload('a,b\n1,2')).toMatchObject({ status: 400 });
    expect(await imports.upload(importFile())).toMatchObject({ status: 400 });
    expect(await imports.upload(importFile('A'), { clientId: '20' })).toMatchObject({
      status: 403,
    });
    expect(await imports.upload(importFile('A'), { options: '{"offer":"BEST"}' })).toMatchObject({
      status: 400,
    });
  });

  it('is the same for the same content in every encoding and format', async () => {
    const csv = `${importFile(`UMLAUT-1,,Café Süd,7 High Street,Brunswick,3056,VIC,${carton}`)}\n`;
    const files: (string | Buffer)[] = [
      csv,
      `\ufeff${csv}`,
      Buffer.from(`\ufeff${csv}`, 'utf16le'),
      Buffer.from(`\ufeff${csv}`, 'utf16le').swap16(),
      Buffer.from(csv, 'latin1'),
      csv.replaceAll(',', ';'),
      csv.replaceAll(',', '\t'),
      csv.replaceAll(',', '|'),
    ];
    const planned = [];
    for (const file of files) planned.push(await imports.groups((await imports.plan(file)).id));

    for (const groups of planned) expect(groups).toEqual(planned[0]);
    expect(planned[0]).toMatchObject([{ receiver: 'Café Süd', action: 'CREATE' }]);
  });
});

describe('an import', () => {
  it('does not exist for other clients', async () => {
    const { id, planHash } = await imports.plan(importFile(...manyLines('OURS', 1)));

    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/group'],
      ['GET', '/file'],
      ['GET', '/error-file'],
      ['PUT', '/options', {}],
      ['POST', '/commit', { planHash }],
      ['POST', '/cancel'],
      ['POST', '/discard'],
    ] as const)
      expect((await other.request(method, `import/${id}${path}`, body)).status).toBe(404);
    expect((await other.request<{ imports: [] }>('GET', 'import')).body.imports).toEqual([]);
    expect((await other.request('GET', 'import?clientId=10')).status).toBe(403);
  });

  it('returns its file unchanged, until it is discarded', async () => {
    const csv = importFile(...manyLines('KEPT', 1));
    const plan = await imports.plan(csv, {}, 'façade.csv');

    const file = await shipper.download(`import/${plan.id}/file`);
    expect(await file.text()).toBe(csv);
    expect(file.headers.get('content-disposition')).toContain('fa%C3%A7ade.csv');
    const [stored] = await backend.database.query<{ content: Buffer }[]>(
      'select content from import_file where import_id = $1',
      [plan.id],
    );
    expect(stored?.content.toString()).not.toContain('KEPT');

    expect(await shipper.request('POST', `import/${plan.id}/discard`)).toMatchObject({
      status: 200,
    });
    expect((await shipper.download(`import/${plan.id}/file`)).status).toBe(404);
    expect(await imports.get(plan.id)).toMatchObject({ state: 'CANCELLED', hasFile: false });
    expect(await imports.groups(plan.id)).toMatchObject([{ receiver: '', suburb: '' }]);
    expect(await imports.commit(plan.id, plan.planHash)).toMatchObject({ status: 409 });
  });

  it('is planned again with other options', async () => {
    const plan = await imports.plan(importFile(`AGAIN-1,,Nowhere,,,,,${carton}`));
    const options = { offer: 'FASTEST', whenKnown: 'REFUSE', keepFaultyAsDrafts: true };

    expect(await shipper.request('PUT', `import/${plan.id}/options`, options)).toMatchObject({
      status: 202,
    });
    const again = await imports.until(plan.id, ({ state }) => state === 'PLANNED');

    expect(again).toMatchObject({ options, counts: { draft: 1, error: 0 } });
    expect(again.planHash).not.toBe(plan.planHash);
  });

  it('expires when its plan is not committed, and its file is deleted later', async () => {
    const plan = await imports.plan(importFile(...manyLines('STALE', 1)));
    await backend.database.query(
      `update import set planned_at = now() - interval '8 days' where id = $1`,
      [plan.id],
    );
    await backend.app.get(ImportCleanup, { strict: false }).deleteOld();
    expect(await imports.get(plan.id)).toMatchObject({ state: 'EXPIRED', hasFile: true });

    await backend.database.query(
      `update import_file set kept_at = now() - interval '31 days' where import_id = $1`,
      [plan.id],
    );
    await backend.app.get(ImportCleanup, { strict: false }).deleteOld();
    expect(await imports.get(plan.id)).toMatchObject({ state: 'EXPIRED', hasFile: false });
  });

  it("is found by a person's details in its stored file, and that file can be deleted", async () => {
    const csv = importFile(...manyLines('PERSON', 1)).replace('Suburb', 'Email,Suburb');
    const plan = await imports.plan(csv.replace('7 High Street,', '7 High Street,ann@x.example,'));
    const files = backend.app.get(ImportErasureService, { strict: false });

    const [file, ...others] = await files.findByContactUnscoped('Ann@x.example');
    expect(file).toMatchObject({ importId: plan.id, hasEnded: false });
    expect(others).toEqual([]);
    await files.deleteUnscoped(file!);
    expect(await files.findByContactUnscoped('ann@x.example')).toEqual([]);
  });
});
