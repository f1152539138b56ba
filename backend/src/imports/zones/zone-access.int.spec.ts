import type { ImportsView } from '@contracts/views/import.view.js';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { hasEnded, ImportCaller, startImportWorker } from '../testing/import.fixture.js';
import {
  addSuburbs,
  FOREIGN_CARRIER,
  seedZones,
  SHARED_CARRIER,
  signInAdmin,
  zoneFields,
  zoneFile,
  zonesOf,
} from './zone-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let admin: TestClient;
let otherAdmin: TestClient;
let clientAdmin: TestClient;
let imports: ImportCaller;
let lines: string[];

beforeAll(async () => {
  backend = await startBackend('zone_access');
  await seedZones(backend);
  admin = await signInAdmin(backend);
  otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  clientAdmin = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
  imports = new ImportCaller(admin);
  worker = startImportWorker(backend);
  lines = await addSuburbs(backend, 'OWNED', 2);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const listOf = async (client: TestClient, query = '') =>
  (await client.request<ImportsView>('GET', `import?size=100${query}`)).body.imports.map(
    ({ id }) => id,
  );

describe('an import of carrier zones', () => {
  it('needs the permission of its kind, and a carrier in its scope', async () => {
    const shipper = new ImportCaller(clientAdmin);
    const file = zoneFile(...lines);

    expect((await shipper.upload(file, zoneFields())).status).toBe(403);
    expect((await shipper.columns(file, zoneFields())).status).toBe(403);
    for (const carrierId of [FOREIGN_CARRIER, SHARED_CARRIER, 999]) {
      const fields = zoneFields('UPDATE', carrierId);
      expect((await imports.upload(file, fields)).status).toBe(404);
      expect((await imports.columns(file, fields)).status).toBe(404);
    }
    expect(await imports.upload(file, { kind: 'CARRIER_ZONE' })).toMatchObject({
      status: 400,
      body: { message: 'Carrier needs to be selected' },
    });
  });

  it('is not found by other customers, or by users of clients, and listed by neither', async () => {
    const planned = await imports.plan(zoneFile(...lines), zoneFields());
    for (const stranger of [otherAdmin, clientAdmin]) {
      for (const path of ['', '/group', '/group/1', '/file', '/error-file'])
        expect((await stranger.request('GET', `import/${planned.id}${path}`)).status).toBe(404);
      expect((await stranger.request('POST', `import/${planned.id}/cancel`)).status).toBe(404);
      expect((await stranger.request('POST', `import/${planned.id}/discard`)).status).toBe(404);
      expect(await listOf(stranger)).not.toContain(planned.id);
    }
    const reader = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 2 });
    expect((await reader.request('GET', `import/${planned.id}`)).status).toBe(404);
    expect(await listOf(admin)).toContain(planned.id);
    expect(await listOf(admin, '&clientId=10')).toContain(planned.id);
    expect((await new ImportCaller(reader).commit(planned.id, planned.planHash)).status).toBe(404);
  });

  it('of a shared carrier is for a super admin only', async () => {
    const root = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
    const own = new ImportCaller(root);

    const planned = await own.plan(zoneFile(...lines), zoneFields('UPDATE', SHARED_CARRIER));
    await own.commit(planned.id, planned.planHash);
    const done = await own.until(planned.id, hasEnded);

    expect(done).toMatchObject({ state: 'COMPLETED', carrierName: 'Shared' });
    expect(await zonesOf(backend, 'OWNED', SHARED_CARRIER)).toEqual({
      ...{ 'OWNED 1': 'MEL 1', 'OWNED 2': 'MEL 1' },
    });
    expect(await listOf(root)).toContain(planned.id);
    expect(await listOf(admin)).not.toContain(planned.id);
    expect((await admin.request('GET', `import/${planned.id}`)).status).toBe(404);
  });

  it('remembers the columns of a file for all carriers of the customer, and for no other', async () => {
    const content = ['Place,Code,State,Charge,Level', 'OWNED 1,3999,VIC,MEL,1'].join('\n');
    const mapping = JSON.stringify({
      columns: [
        { source: 'Place', target: 'Suburb' },
        { source: 'Code', target: 'Postcode' },
        { source: 'State', target: 'State' },
        { source: 'Charge', target: 'Zone' },
        { source: 'Level', target: 'Zone Priority' },
      ],
    });
    await imports.plan(content, { ...zoneFields(), mapping, rememberAs: 'Depot sheet' });
    const other = new ImportCaller(otherAdmin);

    expect((await imports.columns(content, zoneFields())).body).toMatchObject({
      savedAs: 'Depot sheet',
      missing: [],
    });
    const foreign = await other.columns(content, zoneFields('UPDATE', FOREIGN_CARRIER));
    expect(foreign.body.savedAs).toBeNull();
  });
});
