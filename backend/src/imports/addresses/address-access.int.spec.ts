import type { ImportsView } from '@contracts/views/import.view.js';
import type { NewApiKeyView } from '@contracts/views/user.view.js';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  ImportCaller,
  importFile,
  manyLines,
  seedImports,
  startImportWorker,
} from '../testing/import.fixture.js';
import { addAddress, addressFile, addressLines, place } from './address-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let admin: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('address_access');
  await seedImports(backend);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  imports = new ImportCaller(
    await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 }),
  );
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const kind = 'ADDRESS';
const options = JSON.stringify({
  offer: 'CHEAPEST',
  whenKnown: 'UPDATE',
  keepFaultyAsDrafts: false,
});

async function keyWith(scopes: readonly string[]): Promise<TestClient> {
  const body = { clientId: 10, reference: 'ERP', scopes };
  const { body: key } = await admin.request<NewApiKeyView>('POST', 'user/b2b-key', body);
  return TestClient.withKey(backend, key.token);
}

describe('an import of addresses', () => {
  it('needs the permission of its kind', async () => {
    const addresses = new ImportCaller(await keyWith(['imports:write', 'addresses:write']));
    const consignments = new ImportCaller(
      await keyWith(['imports:write', 'consignments:read', 'consignments:write']),
    );
    const file = addressFile(...addressLines('SCOPE', 1));

    const neither = new ImportCaller(await keyWith(['imports:write']));

    expect(await neither.upload(file, { kind })).toMatchObject({
      status: 403,
      body: {
        message: expect.stringContaining('consignments:write or addresses:write'),
        details: { oneOf: ['consignments:write', 'addresses:write'] },
      },
    });
    expect(await addresses.upload(file, { kind: 'CONSIGNMENT' })).toMatchObject({
      status: 403,
      body: { code: 'scope.missing', details: { scope: 'consignments:write' } },
    });
    expect(await consignments.upload(file, { kind })).toMatchObject({
      status: 403,
      body: { code: 'scope.missing', details: { scope: 'addresses:write' } },
    });
    expect((await addresses.upload(file, { kind })).status).toBe(202);
  });

  it('is not found by users of another client, and not imported for one', async () => {
    const planned = await imports.plan(addressFile(...addressLines('FOREIGN', 1)), { kind });
    const other = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 20 });
    const stranger = new ImportCaller(other);

    expect((await other.request('GET', `import/${planned.id}`)).status).toBe(404);
    expect((await stranger.commit(planned.id, planned.planHash)).status).toBe(404);
    expect((await stranger.upload(addressFile(), { kind })).status).toBe(403);
  });

  it('is listed by its kind', async () => {
    await imports.plan(addressFile(...addressLines('LISTED', 1)), { kind });
    await imports.plan(importFile(...manyLines('LISTED', 1)));
    const kindsOf = async (query: string) => {
      const { body } = await admin.request<ImportsView>('GET', `import?${query}`);
      expect(body.totalCount).toBe(body.imports.length);
      return [...new Set(body.imports.map((one) => one.kind))];
    };

    expect(await kindsOf('kind=ADDRESS')).toEqual(['ADDRESS']);
    expect(await kindsOf('kind=CONSIGNMENT&clientId=10')).toEqual(['CONSIGNMENT']);
    expect((await kindsOf('')).sort()).toEqual(['ADDRESS', 'CONSIGNMENT']);
    expect((await admin.request('GET', 'import?kind=ZONE')).status).toBe(400);
  });

  it('changes addresses for an API key only with the scope for that', async () => {
    await addAddress(backend, 'KEY-1', 'Before');
    const scopes = ['imports:write', 'imports:read', 'addresses:write'];
    const planBy = async (key: TestClient, company: string) => {
      const caller = new ImportCaller(key);
      const file = addressFile(`KEY-1,${company},${place},,`, `KEY-2,New,${place},,`);
      return caller.groups((await caller.plan(file, { kind, options })).id);
    };

    expect(await planBy(await keyWith(scopes), 'After')).toMatchObject([
      { action: 'ERROR', faults: [{ code: 'permission' }] },
      { action: 'CREATE' },
    ]);
    expect(await planBy(await keyWith([...scopes, 'addresses:change']), 'Later')).toMatchObject([
      { action: 'UPDATE' },
      { action: 'CREATE' },
    ]);
  });
});
