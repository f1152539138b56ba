import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { type ImportCaller, startImportWorker } from '../testing/import.fixture.js';
import {
  addSuburbs,
  adminImports,
  putIntoZone,
  seedZones,
  zoneFields,
  zoneFile,
  zonesOf,
} from './zone-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('zone_plan');
  await seedZones(backend);
  imports = await adminImports(backend);
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const plan = (lines: readonly string[], whenKnown?: string) =>
  imports.plan(zoneFile(...lines), zoneFields(whenKnown));

describe('the plan of an import of carrier zones', () => {
  it('states the action for each suburb, and writes nothing', async () => {
    await addSuburbs(backend, 'PLAN', 5);
    await putIntoZone(backend, 'PLAN 2', 'GEE');
    await putIntoZone(backend, 'PLAN 3', 'MEL');
    const before = await zonesOf(backend, 'PLAN');

    const planned = await plan([
      ' plan 1,3999,vic,MEL,1',
      'PLAN 2,3999,VIC,mel,1',
      'PLAN 3,3999,VIC,mel,1',
      'PLAN 4,3999,VIC,NEW,2',
      'PLAN 9,3999,VIC,MEL,1',
      'PLAN 5,3999,VIC,MEL,0',
      'PLAN 5,3999,VIC,,1',
      'PLAN 1,3999,VIC,GEE,1',
    ]);
    const groups = await imports.groups(planned.id);

    expect(groups.map(({ action }) => action)).toEqual([
      ...['CREATE', 'UPDATE', 'SKIP', 'CREATE', 'ERROR', 'ERROR', 'ERROR', 'ERROR'],
    ]);
    expect(groups[0]).toMatchObject({ reference: 'PLAN 1 VIC 3999 (1)', receiver: 'MEL' });
    expect(groups[1]?.changes).toEqual([{ path: 'zone', from: 'GEE', to: 'MEL' }]);
    expect(groups.slice(4).flatMap(({ faults }) => faults.map(({ code }) => code))).toEqual([
      ...['unknown_suburb', 'invalid', 'invalid', 'duplicate'],
    ]);
    expect(groups[7]?.faults).toMatchObject([{ row: 9, column: 'Suburb', value: 'PLAN 1' }]);
    expect(planned).toMatchObject({
      ...{ kind: 'CARRIER_ZONE', clientId: 0, clientName: '', carrierId: 50, carrierName: 'Zoned' },
      ...{ totalCents: 0, carriers: [], rowCount: 8 },
      counts: { create: 2, update: 1, skip: 1, error: 4, draft: 0 },
    });
    expect(await zonesOf(backend, 'PLAN')).toEqual(before);
  });

  it.each([
    ['SKIP', 'SKIP'],
    ['REFUSE', 'ERROR'],
  ])('with known suburbs set to %s is %s for one in another zone', async (whenKnown, action) => {
    const [line = ''] = await addSuburbs(backend, `KNOWN ${whenKnown}`, 1);
    await putIntoZone(backend, `KNOWN ${whenKnown} 1`, 'GEE');

    const planned = await plan([line], whenKnown);

    expect(await imports.groups(planned.id)).toMatchObject([
      { action, faults: [{ code: 'duplicate', message: 'The suburb is already in zone GEE.' }] },
    ]);
  });

  it('is made again for a corrected row, which may not repeat another one', async () => {
    await addSuburbs(backend, 'EDIT', 2);
    const planned = await plan(['EDIT 1,3999,VIC,MEL,1', 'EDITT 2,3999,VIC,MEL,1']);
    const edit = (value: string, planHash: string | null) =>
      imports.edit(planned.id, 2, { planHash, cells: [{ row: 3, column: 'Suburb', value }] });

    expect(await edit('edit 1', planned.planHash)).toMatchObject({ status: 400 });
    const { status, body } = await edit('edit 2', planned.planHash);

    expect(status).toBe(200);
    expect(body.group).toMatchObject({ action: 'CREATE', reference: 'EDIT 2 VIC 3999 (1)' });
    expect(body.columns).toEqual(['Suburb', 'Postcode', 'State', 'Zone', 'Zone Priority']);
    expect(await imports.get(planned.id)).toMatchObject({ counts: { create: 2, error: 0 } });
  });

  it('suggests a suburb for a misspelt one', async () => {
    await addSuburbs(backend, 'WOLLSTONE', 1);
    const planned = await plan(['WOLSTONE 1,3999,VIC,MEL,1']);

    const { body } = await imports.group(planned.id, 1);

    expect(body.suggestions).toEqual([
      { row: 2, suburb: 'WOLLSTONE 1', state: 'VIC', postcode: '3999' },
    ]);
  });

  it('reads files with headings of other systems, in UTF-16 and with tabs', async () => {
    await addSuburbs(backend, 'UTF', 1);
    const lines = ['Locality\tPCode\tState\tZone Code\tPriority', 'UTF 1\t3999\tVIC\tÖST\t1'];
    const content = Buffer.from(`\ufeff${lines.join('\r\n')}`, 'utf16le');

    const { body } = await imports.columns(content, zoneFields());
    const planned = await imports.plan(content, zoneFields());

    expect(body.columns.map(({ target }) => target)).toEqual([
      ...['Suburb', 'Postcode', 'State', 'Zone', 'Zone Priority'],
    ]);
    expect(await imports.groups(planned.id)).toMatchObject([{ action: 'CREATE', receiver: 'ÖST' }]);
  });

  it('is written to an error file that is read again by the same mapping', async () => {
    await addSuburbs(backend, 'FILE', 1);
    const planned = await plan(['FILE 1,3999,VIC,MEL,1', 'FILE 2,3999,VIC,MEL,1']);

    const errors = await imports.errorFile(planned.id);
    const corrected = errors.replace('FILE 2', 'FILE 1');
    const again = await imports.plan(corrected, zoneFields());

    expect(errors).toContain('No suburb FILE 2 3999 VIC');
    expect(errors).not.toContain('FILE 1');
    expect(await imports.groups(again.id)).toMatchObject([{ action: 'CREATE' }]);
  });

  it('is rejected for a document, and for a file without a required column', async () => {
    const named = await imports.upload('[{"reference":"1"}]', zoneFields(), 'zones.json');
    const short = await imports.upload('Suburb,Postcode,State,Zone\nA,3999,VIC,MEL', zoneFields());

    expect(named.status).toBe(400);
    expect(short).toMatchObject({ status: 400 });
    expect(short.body.message).toContain('Zone Priority');
  });
});
