import type { ImportsView } from '@contracts/views/import.view.js';

import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { ImportCaller, startImportWorker } from '../testing/import.fixture.js';
import {
  rateFields,
  rateFile,
  rateLine,
  seedRates,
  signInAdmin,
} from './rate-card-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let admin: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('rate_access');
  await seedRates(backend);
  admin = await signInAdmin(backend);
  imports = new ImportCaller(admin);
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const listOf = async (client: TestClient, query = '') =>
  (await client.request<ImportsView>('GET', `import?size=100${query}`)).body.imports.map(
    ({ id }) => id,
  );

describe('an import of rate cards', () => {
  it('needs the permission of its kind, and an account in its scope', async () => {
    const client = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
    const stranger = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
    const file = rateFile(rateLine(0.4));

    expect((await new ImportCaller(client).upload(file, rateFields())).status).toBe(403);
    expect((await new ImportCaller(stranger).upload(file, rateFields())).status).toBe(404);
    expect((await imports.upload(file, rateFields(999))).status).toBe(404);
    expect((await imports.columns(file, rateFields(999))).status).toBe(404);
    expect(await imports.upload(file, { kind: 'RATE_CARD' })).toMatchObject({
      status: 400,
      body: { message: 'Must select an account.' },
    });
  });

  it('is hidden from users of its client, who may read imports but not rates', async () => {
    const planned = await imports.plan(rateFile(rateLine(0.41)), rateFields());
    const client = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
    const stranger = await TestClient.signIn(backend, { role: 'AUDITOR', customerId: 2 });

    for (const other of [client, stranger]) {
      for (const path of ['', '/group', '/group/1', '/file', '/error-file'])
        expect((await other.request('GET', `import/${planned.id}${path}`)).status).toBe(404);
      expect(await listOf(other)).not.toContain(planned.id);
    }
    expect(await listOf(client, '&clientId=10')).not.toContain(planned.id);
    expect((await client.request('POST', `import/${planned.id}/discard`)).status).toBe(404);
    const auditor = await TestClient.signIn(backend, { role: 'AUDITOR', customerId: 1 });
    expect(await listOf(auditor, '&clientId=10')).toContain(planned.id);
    expect(await listOf(admin)).toContain(planned.id);
    expect((await auditor.request('GET', `import/${planned.id}/group`)).status).toBe(200);
    expect((await auditor.request('POST', `import/${planned.id}/discard`)).status).toBe(403);
  });

  it('remembers the columns of a file for all accounts of the customer', async () => {
    const content = ['Svc,Orig,Dest,Kind,Cost', 'EXP,MEL,SYD,KG,0.42'].join('\n');
    const targets = ['Service Type', 'From Zone', 'To Zone', 'Rate Type', 'Rate'];
    const sources = ['Svc', 'Orig', 'Dest', 'Kind', 'Cost'];
    const columns = sources.map((source, at) => ({ source, target: targets[at] }));
    const mapping = JSON.stringify({ columns });

    await imports.plan(content, { ...rateFields(), mapping, rememberAs: 'Carrier sheet' });

    expect((await imports.columns(content, rateFields())).body.savedAs).toBe('Carrier sheet');
    const [saved] = await backend.database.query<
      { client_id: number | null; customer_id: number }[]
    >(`select client_id, customer_id from import_mapping where name = 'Carrier sheet'`);
    expect(saved).toEqual({ client_id: null, customer_id: 1 });
  });
});
