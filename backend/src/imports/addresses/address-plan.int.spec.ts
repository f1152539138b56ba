import type { ErrorView } from '@contracts/views/error.view.js';
import type { ImportColumnsView } from '@contracts/views/import-columns.view.js';
import type { ImportGroupDetailView } from '@contracts/views/import.view.js';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ImportErasureService } from '../import-erasure.service.js';
import { ImportCaller, seedImports, startImportWorker } from '../testing/import.fixture.js';
import {
  addAddress,
  addressesOf,
  addressFile,
  addressHeading,
  place,
} from './address-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let shipper: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('address_plan');
  await seedImports(backend);
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  imports = new ImportCaller(shipper);
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const kind = 'ADDRESS';
const optionsOf = (whenKnown: string, keepFaultyAsDrafts = false) =>
  JSON.stringify({ offer: 'CHEAPEST', whenKnown, keepFaultyAsDrafts });

const plan = (lines: readonly string[], options = optionsOf('UPDATE')) =>
  imports.plan(addressFile(...lines), { kind, options });

const countAddresses = async (): Promise<number> => {
  const [row] = await backend.database.query<{ count: number }[]>(
    'select count(*)::integer as count from address',
  );
  return row?.count ?? 0;
};

describe('the plan of an import of addresses', () => {
  it('states the action for each row, and writes nothing', async () => {
    const known = await addAddress(backend, 'PLAN-2', 'Known Pty Ltd');
    await addAddress(backend, 'PLAN-3', 'Same');
    await addAddress(backend, null, 'No Reference');
    const before = await countAddresses();

    const planned = await plan([
      `PLAN-1,New,${place},0400000000,`,
      `plan-2,Renamed,${place},,Sam`,
      `PLAN-3,Same,${place},,`,
      `,no reference,7 high street,Brunswick,,,,`,
      'PLAN-5,No Street,,Brunswick,3056,VIC,,',
      `PLAN-1,Repeated,${place},,`,
    ]);
    const groups = await imports.groups(planned.id);

    expect(groups.map(({ action }) => action)).toEqual([
      ...['CREATE', 'UPDATE', 'SKIP', 'SKIP', 'ERROR', 'ERROR'],
    ]);
    expect(groups[0]).toMatchObject({ receiver: 'New', suburb: 'Brunswick VIC 3056' });
    expect(groups[1]).toMatchObject({
      addressId: known,
      consignmentId: null,
      changes: [
        { path: 'company', from: 'Known Pty Ltd', to: 'Renamed' },
        { path: 'contactName', from: null, to: 'Sam' },
      ],
    });
    expect(groups[4]?.faults).toMatchObject([{ row: 6, column: 'Address Line 1' }]);
    const [repeated] = groups[5]?.faults ?? [];
    expect(repeated).toMatchObject({ row: 7, column: 'Reference ID', code: 'repeated' });
    expect(repeated?.message).toMatch(/Row 7 .* row 2\./);
    expect(planned).toMatchObject({ kind: 'ADDRESS', totalCents: 0, carriers: [], changeCents: 0 });
    expect(planned.counts).toMatchObject({ create: 1, update: 1, skip: 2, error: 2 });
    expect(await countAddresses()).toBe(before);
  });

  it('knows companies and references in letters whose lower case the database has in another way', async () => {
    await addAddress(backend, null, 'İnci Ναός');
    await addAddress(backend, 'ΠΕΛΑΤΗΣ', 'Greek');

    const planned = await plan([`,İnci Ναός,${place},,`, `ΠΕΛΑΤΗΣ,Greek,${place},,`]);

    expect(planned.counts).toMatchObject({ create: 0, skip: 2 });
  });

  it('leaves out fields that the row leaves blank, and changes suburb, postcode and state together', async () => {
    await addAddress(backend, 'BLANK-1', 'Blank');

    const planned = await plan(['BLANK-1,Blank,,Eastern Creek,,,,']);

    expect(await imports.groups(planned.id)).toMatchObject([
      {
        action: 'UPDATE',
        changes: [{ path: 'suburb', from: 'BRUNSWICK VIC 3056', to: 'EASTERN CREEK NSW 2766' }],
      },
    ]);
  });

  it.each([
    ['SKIP', 'SKIP'],
    ['REFUSE', 'ERROR'],
  ])('with known addresses set to %s is %s for one of them', async (whenKnown, action) => {
    await addAddress(backend, `KNOWN-${whenKnown}`, 'Old Name');
    const planned = await plan([`KNOWN-${whenKnown},New Name,${place},,`], optionsOf(whenKnown));
    expect(await imports.groups(planned.id)).toMatchObject([
      { action, faults: [{ code: 'duplicate', column: 'Reference ID' }] },
    ]);
  });

  it('makes drafts of incomplete rows if asked, but not of rows that the form rejects', async () => {
    const planned = await plan(
      ['DRAFT-1,No Suburb,7 High Street,Nowhere,,,,', `DRAFT-2,${'x'.repeat(300)},${place},,`],
      optionsOf('SKIP', true),
    );
    expect(await imports.groups(planned.id)).toMatchObject([
      { action: 'DRAFT', faults: [{ column: 'Suburb', code: 'incomplete' }] },
      { action: 'ERROR', faults: [{ column: 'Company', code: 'invalid' }] },
    ]);
  });

  it('is corrected cell by cell, with a suburb suggested, and gets another hash', async () => {
    const planned = await plan([`EDIT-1,Shop,7 High Street,Brunswik,3056,VIC,,`]);
    const path = `import/${planned.id}/group/1`;
    const { body: group } = await shipper.request<ImportGroupDetailView>('GET', path);
    expect(group).toMatchObject({ offers: [], suggestions: [{ suburb: 'BRUNSWICK' }] });
    expect(group.columns).toContain('Reference ID');

    const edit = (column: string) =>
      shipper.request<ImportGroupDetailView & ErrorView>('PATCH', path, {
        planHash: planned.planHash,
        cells: [{ row: 2, column, value: 'Brunswick' }],
      });
    expect(await edit('Receiver Company')).toMatchObject({ status: 400 });
    expect(await edit('Suburb')).toMatchObject({ body: { group: { action: 'CREATE' } } });
    expect((await imports.get(planned.id)).planHash).not.toBe(planned.planHash);
  });

  it('rejects the reference of another row, and accepts a repeated one once it is changed', async () => {
    const planned = await plan([`TWICE-1,A,${place},,`, `TWICE-1,B,${place},,`]);
    const edit = (value: string) =>
      shipper.request<ImportGroupDetailView & ErrorView>('PATCH', `import/${planned.id}/group/2`, {
        planHash: planned.planHash,
        cells: [{ row: 3, column: 'Reference ID', value }],
      });
    expect((await edit('TWICE-2')).body.group.action).toBe('CREATE');
  });

  it('contains personal data: its changes are found until they are deleted with the file', async () => {
    await addAddress(backend, 'PERSON-1', 'Person');
    await backend.database.query(
      `update address set phone_number = '0400111222' where reference_id = 'PERSON-1'`,
    );
    const planned = await plan([`PERSON-1,Person,${place},0400333444,`]);
    const erasure = backend.app.get(ImportErasureService, { strict: false });
    const isFound = async () =>
      (await erasure.findByContactUnscoped('0400 111 222')).some(
        ({ importId }) => importId === planned.id,
      );
    expect(await isFound()).toBe(true);

    await shipper.request('POST', `import/${planned.id}/discard`);

    expect(await isFound()).toBe(false);
    expect(await imports.groups(planned.id)).toMatchObject([{ action: 'UPDATE', changes: [] }]);
  });
});

describe('a file of addresses', () => {
  it('has columns of its own, and a saved mapping of its own', async () => {
    const lines = [
      'Cust Code,Firm,Street,Town,PCode,ST',
      'MAP-1,Mapped,7 High Street,Brunswick,3056,VIC',
    ];
    const inspect = async (of: string) => {
      const form = new FormData();
      for (const [field, value] of [
        ['clientId', '10'],
        ['kind', of],
      ] as const)
        form.append(field, value);
      form.append('file', new Blob([lines.join('\n')]), 'shop.csv');
      return (await shipper.upload<ImportColumnsView>('import/columns', form)).body;
    };
    const columns = await inspect(kind);
    expect(columns.missing).toEqual(['Company']);
    expect(columns.targets.map(({ name }) => name)).toContain('Address Class');
    const found = columns.columns.map(({ target }) => target);
    expect(found).toEqual([null, null, 'Address Line 1', 'Suburb', 'Postcode', 'State']);

    const mapping = JSON.stringify({
      columns: [
        { source: 'Cust Code', target: 'Reference ID' },
        { source: 'Firm', target: 'Company' },
        { source: 'Street', target: 'Address Line 1' },
        { source: 'Town', target: 'Suburb' },
      ],
    });
    const planned = await imports.plan(lines.join('\n'), { kind, mapping, rememberAs: 'CRM' });
    expect(await imports.groups(planned.id)).toMatchObject([
      { reference: 'MAP-1', action: 'CREATE' },
    ]);
    expect((await inspect(kind)).savedAs).toBe('CRM');
    expect((await inspect('CONSIGNMENT')).savedAs).toBeNull();
  });

  it('rejects a document of orders, and an unknown kind', async () => {
    const document = '{"format": "linehaul.orders.v1", "orders": []}';
    expect((await imports.upload(document, { kind }, 'a.json')).status).toBe(400);
    const empty = await imports.upload('{"addresses": []}', { kind }, 'a.json');
    expect(empty.body.message).toBe(
      'The file has no addresses. It must be a document in linehaul.addresses.v1 format.',
    );
    expect((await imports.upload(addressFile(), { kind: 'ZONE' })).status).toBe(400);
  });

  it('is returned with the rows left out and their errors', async () => {
    const planned = await plan([`LEFT-1,Good,${place},,`, 'LEFT-2,Bad,,Brunswick,3056,VIC,,']);
    const response = await shipper.download(`import/${planned.id}/error-file`);
    const text = await response.text();

    expect(response.status).toBe(200);
    expect(text).toContain(addressHeading);
    expect(text).toContain('LEFT-2');
    expect(text).not.toContain('LEFT-1');
    expect(await addressesOf(backend, 'Good')).toEqual([]);
  });
});
