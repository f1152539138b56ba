import ExcelJS from 'exceljs';

import { rateCardColumns } from '@contracts/rules/rate-card-columns.js';

import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { writeXlsx } from '../../platform/uploads/write-xlsx.js';
import { RateCardService } from '../../pricing/index.js';
import { systemActor } from '../../platform/actor.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { hasEnded, ImportCaller, startImportWorker } from '../testing/import.fixture.js';
import {
  freight,
  rateFields,
  rateFile,
  rateLine,
  seedRates,
  signInAdmin,
  versionsOf,
} from './rate-card-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('rate_plan');
  await seedRates(backend);
  imports = new ImportCaller(await signInAdmin(backend));
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const plan = (...lines: string[]) => imports.plan(rateFile(...lines), rateFields());

describe('the plan of an import of rate cards', () => {
  it('states the action for each lane, and publishes nothing', async () => {
    const before = await versionsOf(backend);

    const planned = await plan(
      rateLine(0.4),
      rateLine(8.9, { 'Rate Type': 'carton', 'Break To': 10 }),
      rateLine(7.8, { 'Rate Type': 'CARTON', 'Break From': 10 }),
      rateLine(0.58, { 'Service Type': 'premium' }),
      rateLine(1, { 'To Zone': 'MARS' }),
      rateLine(1, { 'To Zone': '*', 'Break To': 10 }),
      rateLine(1, { 'To Zone': '*', 'Break From': 20 }),
    );
    const groups = await imports.groups(planned.id);

    expect(groups.map(({ reference, action }) => `${reference} ${action}`)).toEqual([
      'EXP MEL>SYD KG UPDATE',
      'EXP MEL>SYD CARTON CREATE',
      'PREMIUM MEL>SYD KG SKIP',
      'EXP MEL>MARS KG ERROR',
      'EXP MEL>* KG ERROR',
    ]);
    expect(groups[0]).toMatchObject({
      receiver: '0.4',
      changes: [{ path: 'rate', from: 0.38, to: 0.4 }],
    });
    expect(groups[1]).toMatchObject({ firstRow: 3, lastRow: 4 });
    expect(groups[3]?.faults).toMatchObject([{ row: 6, column: 'To Zone', value: 'MARS' }]);
    expect(groups[4]?.faults).toMatchObject([{ row: 8, column: 'Break From', code: 'gap' }]);
    expect(planned).toMatchObject({
      ...{ kind: 'RATE_CARD', clientId: 10, clientCarrierAccountId: 1 },
      carrierName: 'Southern Star',
      counts: { create: 1, update: 1, skip: 1, error: 2 },
      ...{ totalCents: 0, removedLanes: [] },
    });
    expect(await versionsOf(backend)).toEqual(before);
  });

  it('shows the changes of each break', async () => {
    await backend.app.get(RateCardService).publishUnscoped(
      {
        ...{ clientCarrierAccountId: 1, carrierServiceTypeId: 2, uploadDate: '2026-01-01' },
        rows: [
          { fromZone: 'MEL', toZone: 'SYD', rateType: 'KG', breakTo: 250, rate: 0.38 },
          { fromZone: 'MEL', toZone: 'SYD', rateType: 'KG', breakFrom: 250, rate: 0.3 },
        ],
      },
      systemActor('Test'),
    );
    const premium = { 'Service Type': 'PRM', Basic: '', Minimum: '' };

    const planned = await plan(
      rateLine(0.38, { ...premium, 'Break To': 250 }),
      rateLine(0.29, { ...premium, 'Break From': 250, 'Break To': 500 }),
      rateLine(0.25, { ...premium, 'Break From': 500 }),
    );

    const [lane] = await imports.groups(planned.id);
    expect(lane?.changes).toEqual([
      { path: 'break 250 rate', from: 0.3, to: 0.29 },
      { path: 'break 250 breakTo', from: null, to: 500 },
      { path: 'break 500', from: null, to: '0.25' },
    ]);
  });

  it('names the lanes that the card has and the file does not', async () => {
    const planned = await plan(rateLine(8.9, { 'Rate Type': 'CARTON' }));
    expect(planned.removedLanes).toEqual([{ service: 'Express', count: 1, lanes: ['MEL>SYD KG'] }]);
  });

  it('does not count a lane with an error as one that is not in the file', async () => {
    const planned = await plan(rateLine(8.9, { 'Rate Type': 'CARTON' }), rateLine('much'));
    expect(planned).toMatchObject({ counts: { error: 1 }, removedLanes: [] });
    await imports.edit(planned.id, 2, {
      planHash: planned.planHash,
      cells: [
        { row: 3, column: 'To Zone', value: '*' },
        { row: 3, column: 'Rate', value: '9' },
      ],
    });
    expect((await imports.get(planned.id)).removedLanes).toMatchObject([{ lanes: ['MEL>SYD KG'] }]);
  });

  it('treats a rate without a start date as one already in force', async () => {
    const { id } = await plan(rateLine(0.38, { 'Effective From': '' }));
    expect(await imports.groups(id)).toMatchObject([{ action: 'SKIP', changes: [] }]);
    const dated = await plan(rateLine(0.38, { 'Effective From': '01/07/2026' }));
    expect(await imports.groups(dated.id)).toMatchObject([
      { changes: [{ path: 'effectiveFrom', from: '2026-01-01', to: '2026-07-01' }] },
    ]);
  });

  it('finds a lane that is in the file under two names of its service', async () => {
    const planned = await plan(rateLine(0.4), rateLine(0.5, { 'Service Type': 'Express' }));
    expect(await imports.groups(planned.id)).toMatchObject([
      { action: 'UPDATE' },
      { action: 'ERROR', faults: [{ row: 3, column: 'Service Type', code: 'repeated' }] },
    ]);
  });

  it('is not committed with an error, but after its correction', async () => {
    const planned = await plan(
      rateLine(0.41, { 'Effective From': '2026-01-01' }),
      rateLine('=A1', { 'Rate Type': 'ITEM' }),
    );
    const before = await freight(backend);

    expect(await imports.commit(planned.id, planned.planHash)).toMatchObject({
      status: 409,
      body: { code: 'import.has_errors' },
    });
    const { body } = await imports.edit(planned.id, 2, {
      planHash: planned.planHash,
      cells: [{ row: 3, column: 'Rate', value: '8' }],
    });
    expect(body.group).toMatchObject({ action: 'CREATE', faults: [] });
    expect(await freight(backend)).toBe(before);
    const { planHash } = await imports.get(planned.id);
    expect(await imports.commit(planned.id, planHash)).toMatchObject({ status: 202 });
    await imports.until(planned.id, hasEnded);
    expect(await freight(backend)).toBe(750 + 4_428);
  });

  it('is not committed automatically with an error', async () => {
    const file = rateFile(rateLine(0.45), rateLine(1, { 'To Zone': 'MARS' }));
    const planned = await imports.plan(file, { ...rateFields(), commit: 'GOOD_ROWS' });
    expect((await imports.get(planned.id)).committedAt).toBeNull();
  });

  it('has an error file of all rows, since a card replaces the one before it', async () => {
    const planned = await plan(rateLine(0.45), rateLine(1, { 'To Zone': 'MARS' }));

    const errors = await imports.errorFile(planned.id);
    const again = await imports.plan(errors.replace('MARS', '*'), rateFields());

    expect(errors.trimEnd().split('\n')).toHaveLength(3);
    expect(errors).toContain('The carrier has no zone MARS');
    expect((await imports.groups(again.id)).map(({ action }) => action)).toEqual([
      ...['UPDATE', 'CREATE'],
    ]);
    const good = await plan(rateLine(0.46));
    expect(JSON.parse(await imports.errorFile(good.id))).toMatchObject({ statusCode: 404 });
  });

  it('reads a workbook, unless its rates are on several sheets', async () => {
    const cells = rateLine(0.47).split(',');
    const one = await writeXlsx({ name: 'Rates', columns: rateCardColumns, rows: [cells] });
    const planned = await imports.plan(one, rateFields(), 'rates.xlsx');
    expect(await imports.groups(planned.id)).toMatchObject([{ receiver: '0.47' }]);

    const workbook = new ExcelJS.Workbook();
    for (const name of ['East', 'West']) {
      const sheet = workbook.addWorksheet(name);
      sheet.addRow([...rateCardColumns]);
      sheet.addRow(cells);
    }
    const two = Buffer.from(await workbook.xlsx.writeBuffer());
    const { status, body } = await imports.upload(two, rateFields(), 'rates.xlsx');
    expect(status).toBe(400);
    expect(body.message).toContain("('East' and 'West')");
  });
});
