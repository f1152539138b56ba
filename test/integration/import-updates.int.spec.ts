import { Logger } from '@nestjs/common';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';

import {
  addService,
  requestOffer,
  seedShipping,
  shipment,
  TestClient,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import {
  carton,
  hasEnded,
  ImportCaller,
  numbersTaken,
  startImportWorker,
} from '../../backend/src/imports/testing/import.fixture.js';
import { ImportGroupRepository } from '../../backend/src/imports/import-group.repository.js';
import type { JobRunner } from '../../backend/src/platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { startReadSide, type ReadSide } from '../support/read-side.js';
import { centsOf, file, heavier, idOf, line, lineOf, updating } from './import-updates.fixture.js';

let backend: RunningBackend;
let readSide: ReadSide;
let worker: JobRunner;
let shipper: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_updates');
  await seedShipping(backend);
  await addService(backend, { name: 'Express', prefix: 'EXPR', rate: 0.2, numbers: 2_000 });
  readSide = await startReadSide(backend.environment.DATABASE_URL);
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
  imports = new ImportCaller(shipper);
  worker = startImportWorker(backend);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.stop();
  await readSide.stop();
  await backend.stop();
});

async function run(content: string, fields: Record<string, string> = {}) {
  const plan = await imports.plan(content, fields);
  const committed = await imports.commit(plan.id, plan.planHash);
  if (committed.status !== 202) throw new Error(committed.body.message);
  return { plan, done: await imports.until(plan.id, hasEnded) };
}

/** Creates a consignment of two cartons for each reference; returns them by reference. */
async function created(...references: string[]): Promise<Map<string, ConsignmentView>> {
  const { done } = await run(file(...references.map((one) => line(one))));
  const groups = await imports.groups(done.id);
  const views = await Promise.all(groups.map(({ consignmentId }) => find(consignmentId)));
  return new Map(views.map((view) => [view.formattedReferences, view]));
}

const find = async (id: number | null | undefined): Promise<ConsignmentView> =>
  (await shipper.request<ConsignmentView>('GET', `consignment/${id}`)).body;

async function amendmentsOf(id: number): Promise<number> {
  const { body } = await shipper.request<HistoryEventView[]>('GET', `consignment/${id}/history`);
  return body.filter(({ type }) => type === 'ConsignmentAmended').length;
}

describe('an import that updates', () => {
  it('applies the changes of a file at the planned price, and skips consignments without changes', async () => {
    const before = await created('UP-1', 'UP-2', 'UP-3');
    const taken = await numbersTaken(backend);
    const { plan, done } = await run(
      file(
        line('UP-1', heavier),
        line('UP-2'),
        line('UP-3', carton, 'Ring the bell'),
        line('UP-4'),
      ),
      updating,
    );

    const groups = await imports.groups(done.id);
    const [first, , third] = groups;
    const quantity = { path: 'offer.items.0.quantity', from: 2, to: 4 };
    const words = { path: 'offer.specialInstructions', from: null, to: 'Ring the bell' };
    expect(groups).toMatchObject([
      {
        action: 'UPDATE',
        outcome: 'UPDATED',
        consignmentId: idOf(before, 'UP-1'),
        changes: [quantity],
      },
      { action: 'SKIP', outcome: null, faults: [] },
      { action: 'UPDATE', outcome: 'UPDATED', totalCents: third?.previousCents, changes: [words] },
      { action: 'CREATE', outcome: 'CREATED' },
    ]);
    expect(plan.counts).toMatchObject({ create: 1, update: 2, skip: 1, error: 0 });
    expect(done.counts).toMatchObject({ created: 1, updated: 2, failed: 0 });
    expect(done.changeCents).toBe(Number(first?.totalCents) - Number(first?.previousCents));
    expect(done.totalCents).toBe(plan.totalCents);

    const after = await find(idOf(before, 'UP-1'));
    expect(after).toMatchObject({
      connoteNumber: before.get('UP-1')?.connoteNumber,
      offer: { totalCost: Number(first?.totalCents) / 100, items: [{ quantity: 4 }] },
    });
    expect(first?.previousCents).toBe(centsOf(before.get('UP-1')));
    expect(await amendmentsOf(after.id)).toBe(1);
    expect(await amendmentsOf(idOf(before, 'UP-2'))).toBe(0);
    expect((await numbersTaken(backend)) - taken).toBe(1);
  });

  it('writes nothing during planning', async () => {
    const before = await created('DRY-1');
    const plan = await imports.plan(file(line('DRY-1', heavier)), updating);

    expect(plan.counts.update).toBe(1);
    expect(await find(before.get('DRY-1')?.id)).toEqual(before.get('DRY-1'));
  });

  it('ignores blank cells, and keeps all fields of unchanged lines', async () => {
    const offer = await requestOffer(shipper, 'Southern');
    const response = await shipper.request<{ id: number }>(
      'POST',
      'consignment',
      shipment({ consignmentReferences: ['KEEP-1'] }, { ...offer, specialInstructions: 'Dock 4' }),
    );
    const plan = await imports.plan(file(lineOf('KEEP-1', await find(response.body.id))), updating);

    expect(await imports.groups(plan.id)).toMatchObject([{ action: 'SKIP', changes: [] }]);
  });

  it('turns a draft into a consignment', async () => {
    const response = await shipper.request<{ id: number }>('POST', 'consignment', {
      ...shipment({ consignmentReferences: ['DRAFT-1'] }, { items: [] }),
      trackingStatus: 'DRAFT',
    });
    const { done } = await run(file(line('DRAFT-1')), updating);

    expect(done.counts).toMatchObject({ update: 1, updated: 1 });
    const after = await find(response.body.id);
    expect(after.status).toBe('CREATED');
    expect(after.connoteNumber).toMatch(/^EXPR/);
  });

  it('does not change manifested consignments, and names their manifest', async () => {
    const before = await created('SENT-1', 'SENT-2');
    const ids = [...before.values()].map(({ id }) => id);
    await shipper.request('POST', 'manifest', { consignmentIds: ids, autoPickupBooking: false });
    const plan = await imports.plan(file(line('SENT-1', heavier), line('SENT-2')), updating);

    const { manifestNumber } = await find(ids[0]);
    expect(await imports.groups(plan.id)).toMatchObject([
      { action: 'ERROR', faults: [{ message: `Already manifested on ${manifestNumber}.` }] },
      { action: 'SKIP', faults: [] },
    ]);
  });

  it('does not choose between two consignments with the same reference', async () => {
    await created('PAIR-1');
    await shipper.request('POST', 'consignment', {
      ...shipment({ consignmentReferences: ['PAIR-1'] }, {}),
      trackingStatus: 'DRAFT',
    });
    const plan = await imports.plan(file(line('PAIR-1', heavier)), updating);

    expect(await imports.groups(plan.id)).toMatchObject([
      { action: 'ERROR', faults: [{ row: 2, column: 'Reference' }] },
    ]);
  });

  it('is planned again when a consignment has changed since', async () => {
    const before = await created('AGAIN-1');
    const plan = await imports.plan(file(line('AGAIN-1', heavier)), updating);
    await amend(before.get('AGAIN-1'));

    expect(await imports.commit(plan.id, plan.planHash)).toMatchObject({
      status: 409,
      body: { code: 'import.plan_outdated', details: { changed: 1 } },
    });
    const again = await imports.until(plan.id, ({ state }) => state === 'PLANNED');
    expect(again.counts.update).toBe(1);
  });

  it('overwrites nothing that has changed between its commit and its turn', async () => {
    const before = await created('LATE-1', 'LATE-2');
    const plan = await imports.plan(
      file(line('LATE-1', heavier), line('LATE-2', heavier)),
      updating,
    );
    await worker.stop();
    await imports.commit(plan.id, plan.planHash);
    await amend(before.get('LATE-1'));
    worker = startImportWorker(backend);
    const done = await imports.until(plan.id, hasEnded);

    expect(done.counts).toMatchObject({ updated: 1, failed: 1 });
    expect(await imports.groups(plan.id, 'action=FAILED')).toMatchObject([
      { reference: 'LATE-1', faults: [{ code: 'import.changed_meanwhile' }] },
    ]);
    expect((await find(before.get('LATE-1')?.id)).offer).toMatchObject({
      specialInstructions: 'Changed by hand',
      items: [{ quantity: 2 }],
    });
  });

  it('knows references in letters whose lower case the database has in another way', async () => {
    const references = ['ΠΕΛΑΤΗΣ', 'İZMİR-1'];
    await created(...references);
    const plan = await imports.plan(file(...references.map((one) => line(one))), updating);

    expect(plan.counts).toMatchObject({ create: 0, skip: 2 });
  });

  it('updates each consignment once, even if it is interrupted', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const before = await created('TORN-1', 'TORN-2');
    const groups = backend.app.get(ImportGroupRepository, { strict: false });
    jest
      .spyOn(groups, 'saveResults')
      .mockImplementationOnce(() => Promise.reject(new Error('the worker crashes')));
    const { done } = await run(file(line('TORN-1', heavier), line('TORN-2', heavier)), updating);

    expect(done.counts).toMatchObject({ updated: 2, failed: 0 });
    for (const { id } of before.values()) expect(await amendmentsOf(id)).toBe(1);
  }, 30_000);
});

/** Adds instructions as another user. */
async function amend(view: ConsignmentView | undefined): Promise<void> {
  const { status } = await shipper.request('PUT', 'consignment', {
    ...view,
    offer: { ...view?.offer, specialInstructions: 'Changed by hand' },
  });
  if (status !== 200) throw new Error(`the response to the change was ${status}`);
}
