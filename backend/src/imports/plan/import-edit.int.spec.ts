import type { ErrorView } from '@contracts/views/error.view.js';
import type { ImportGroupDetailView } from '@contracts/views/import.view.js';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  carton,
  hasEnded,
  ImportCaller,
  importFile,
  createdReferences,
  receiver,
  seedImports,
  startImportWorker,
} from '../testing/import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let shipper: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_edit');
  await seedImports(backend);
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  imports = new ImportCaller(shipper);
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const misspelt = receiver.replace('Brunswick', 'Brunswikc');

const edit = (id: number, no: number, body: object) =>
  shipper.request<ImportGroupDetailView & ErrorView>('PATCH', `import/${id}/group/${no}`, body);

const suburb = { row: 3, column: 'Suburb', value: 'Brunswick' };

describe('a cell that is corrected in a plan', () => {
  it('plans its reference again, and the corrected value is committed', async () => {
    const plan = await imports.plan(
      importFile(`EDIT-1,,${receiver},${carton}`, `EDIT-2,,${misspelt},${carton}`),
    );
    expect(plan.counts).toMatchObject({ create: 1, error: 1 });
    const { body: before } = await shipper.request<ImportGroupDetailView>(
      'GET',
      `import/${plan.id}/group/2`,
    );
    expect(before.rows).toEqual([
      { row: 3, values: expect.objectContaining({ Suburb: 'Brunswikc' }) },
    ]);
    expect(before.suggestions).toEqual([
      { row: 3, suburb: 'BRUNSWICK', state: 'VIC', postcode: '3056' },
    ]);
    expect(before.group.faults).toContainEqual(expect.objectContaining({ column: 'Suburb' }));

    const { status, body } = await edit(plan.id, 2, { planHash: plan.planHash, cells: [suburb] });

    expect(status).toBe(200);
    expect(body.group).toMatchObject({
      action: 'CREATE',
      faults: [],
      suburb: 'Brunswick VIC 3056',
    });
    const now = await imports.get(plan.id);
    expect(now.planHash).not.toBe(plan.planHash);
    expect(now).toMatchObject({ state: 'PLANNED', counts: { create: 2, error: 0 } });
    expect(now.totalCents).toBe(2 * plan.totalCents);
    expect((await imports.commit(plan.id, plan.planHash)).body.code).toBe('import.plan_changed');
    await imports.commit(plan.id, now.planHash);
    expect(await imports.until(plan.id, hasEnded)).toMatchObject({ counts: { created: 2 } });
    expect((await createdReferences(backend, 'EDIT')).sort()).toEqual(['EDIT-1', 'EDIT-2']);
  });

  it('of a plan that has changed since is rejected, so that concurrent edits are noticed', async () => {
    const plan = await imports.plan(
      importFile(`BOTH-1,,${receiver},${carton}`, `BOTH-2,,${misspelt},${carton}`),
    );
    const body = { planHash: plan.planHash, cells: [suburb] };

    const responses = await Promise.all([edit(plan.id, 2, body), edit(plan.id, 2, body)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { planHash } = await imports.get(plan.id);
    await imports.commit(plan.id, planHash);
    await imports.until(plan.id, hasEnded);
    expect(await edit(plan.id, 2, { ...body, planHash })).toMatchObject({
      status: 409,
      body: { code: 'import.not_planned' },
    });
  });

  it('is rejected if it is invalid', async () => {
    const plan = await imports.plan(
      importFile(`ODD-1,,${receiver},${carton}`, `ODD-2,,${misspelt},${carton}`),
    );
    const correct = (cell: object) => edit(plan.id, 2, { planHash: plan.planHash, cells: [cell] });

    expect((await correct({ ...suburb, row: 2 })).body.message).toMatch(/no row 2/);
    expect((await correct({ ...suburb, column: 'Colour' })).status).toBe(400);
    const taken = await correct({ row: 3, column: 'Reference', value: 'odd-1' });
    expect(taken.body.message).toMatch(/elsewhere in the file/);
    expect((await edit(plan.id, 99, { planHash: plan.planHash, cells: [suburb] })).status).toBe(
      404,
    );
    expect((await imports.get(plan.id)).planHash).toBe(plan.planHash);
  });

  it('of another client is not found', async () => {
    const plan = await imports.plan(importFile(`OTHER-1,,${misspelt},${carton}`));
    const outsider = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 20 });
    const path = `import/${plan.id}/group/1`;
    const cells = [{ ...suburb, row: 2 }];

    expect((await outsider.request('GET', path)).status).toBe(404);
    expect((await outsider.request('PATCH', path, { planHash: plan.planHash, cells })).status).toBe(
      404,
    );
  });
});

describe('another offer that is selected in a plan', () => {
  const groupOf = async (id: number) =>
    (await shipper.request<ImportGroupDetailView>('GET', `import/${id}/group/1`)).body;

  it('is the one that is committed, at its own price', async () => {
    const plan = await imports.plan(importFile(`PICK-1,,${receiver},${carton}`));
    const { offers: before } = await groupOf(plan.id);
    expect(before.map(({ isChosen }) => isChosen)).toEqual([
      true,
      ...before.slice(1).map(() => false),
    ]);
    const [best, other] = before;
    if (!best || !other) throw new Error('the fixture has two carriers');
    const { clientCarrierAccountId, carrierServiceTypeId } = other;
    const offer = { clientCarrierAccountId, carrierServiceTypeId };

    const { status, body } = await edit(plan.id, 1, { planHash: plan.planHash, offer });

    expect(status).toBe(200);
    const { carrier, totalCents } = other;
    expect(body.group).toMatchObject({ carrier, totalCents, nextCents: best.totalCents });
    expect(body.offers.filter(({ isChosen }) => isChosen)).toMatchObject([offer]);
    const now = await imports.get(plan.id);
    expect(now.totalCents).toBe(totalCents);
    expect((await imports.commit(plan.id, plan.planHash)).body.code).toBe('import.plan_changed');
    await imports.commit(plan.id, now.planHash);
    const done = await imports.until(plan.id, hasEnded);
    expect(done).toMatchObject({ counts: { created: 1, failed: 0 }, totalCents });
    expect((await groupOf(plan.id)).offers).toEqual([]);
  });

  it('is rejected if it is not offered', async () => {
    const plan = await imports.plan(importFile(`PICK-2,,${receiver},${carton}`));
    const offer = { clientCarrierAccountId: 999, carrierServiceTypeId: 999 };

    const response = await edit(plan.id, 1, { planHash: plan.planHash, offer });

    expect(response.status).toBe(400);
    expect((await imports.get(plan.id)).planHash).toBe(plan.planHash);
    expect((await edit(plan.id, 1, { planHash: plan.planHash })).status).toBe(400);
  });
});

describe('an order that a document repeats', () => {
  const order = (reference: string) => ({
    reference,
    receiver: {
      ...{ company: 'New Shop', addressLine1: '7 High Street', suburb: 'Brunswick' },
      ...{ postcode: '3056', state: 'VIC' },
    },
    items: [{ quantity: 2, length: 0.6, width: 0.4, height: 0.4, weight: 12 }],
  });
  const planTwice = async (reference: string) => {
    const plan = await imports.plan(
      JSON.stringify({ orders: [order(reference), order(reference)] }),
      { options: JSON.stringify({ whenKnown: 'UPDATE' }) },
    );
    expect(plan.counts).toMatchObject({ create: 1, error: 1 });
    return plan;
  };

  it('is planned once it has its own reference', async () => {
    const { id, planHash } = await planTwice('TWICE-1');
    const reference = { row: 2, column: 'Reference', value: 'TWICE-2' };
    const { status, body } = await edit(id, 2, { planHash, cells: [reference] });
    expect([status, body.group.action, body.group.faults]).toEqual([200, 'CREATE', []]);
  });

  it('repeats the one that has its reference now, after the first one was given another', async () => {
    const orders = ['TWICE-5', 'TWICE-5', 'TWICE-5'].map(order);
    const { id, planHash } = await imports.plan(JSON.stringify({ orders }));
    const reference = { row: 1, column: 'Reference', value: 'TWICE-6' };
    await edit(id, 1, { planHash, cells: [reference] });
    const correct = async (no: number) => {
      const { planHash: current } = await imports.get(id);
      const quantity = { row: no, column: 'Quantity', value: '3' };
      return (await edit(id, no, { planHash: current, cells: [quantity] })).body.group;
    };

    const third = await correct(3);
    const second = await correct(2);
    await edit(id, 2, {
      planHash: (await imports.get(id)).planHash,
      cells: [{ row: 2, column: 'Reference', value: 'TWICE-7' }],
    });
    await shipper.request('PUT', `import/${id}/options`, {
      ...{ offer: 'CHEAPEST', whenKnown: 'UPDATE', keepFaultyAsDrafts: false },
    });
    const again = await imports.until(id, ({ state }) => state === 'PLANNED');

    expect(again.counts).toMatchObject({ create: 3, error: 0 });
    expect(third.faults).toMatchObject([
      { code: 'repeated', message: expect.stringContaining('order 2') },
    ]);
    expect([second.action, second.faults]).toEqual(['CREATE', []]);
  });

  it('does not prevent the first one from being corrected', async () => {
    const { id, planHash } = await planTwice('TWICE-3');
    const quantity = { row: 1, column: 'Quantity', value: '3' };
    const first = await edit(id, 1, { planHash, cells: [quantity] });
    expect([first.status, first.body.group.action]).toEqual([200, 'CREATE']);
    const later = await shipper.request<ImportGroupDetailView>('GET', `import/${id}/group/2`);
    expect(later.body.group.faults).toMatchObject([{ code: 'repeated' }]);
  });
});
