import { TestClient } from '../consignments/testing/shipping.fixture.js';
import { systemActor } from '../platform/actor.js';
import type { JobRunner } from '../platform/jobs/job-runner.js';
import { type RunningBackend, startBackend } from '../testing/start-backend.js';
import { ErrorFileWriter } from './error-file/error-file-writer.js';
import { ImportRepository } from './import.repository.js';
import { SampleFileService } from './sample/sample-file.service.js';
import { SampleOrdersService } from './sample/sample-orders.service.js';
import {
  ImportCaller,
  importFile,
  seedImports,
  startImportWorker,
} from './testing/import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
/** Of one customer. */
const own = [10, 91] as const;
/** Of another customer. */
const STRANGER = 92;

beforeAll(async () => {
  backend = await startBackend('customer_turns');
  await seedImports(backend);
  await backend.database.query(
    `insert into customer (id, name, bookings_email, contact_email)
       values (90, 'Elsewhere', 'b@z.example', 'c@z.example');
     insert into client (id, customer_id, name)
       select 91, customer_id, 'Second shop' from client where id = 10
       union all select 92, 90, 'Stranger'`,
  );
  worker = startImportWorker(backend);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

/** Work that is held until two pieces of it have begun; returns these. */
function holdTwo<Key>() {
  const begun: Key[] = [];
  let release: (error: Error) => void = () => undefined;
  const held = new Promise<never>((_resolve, reject) => (release = reject));
  return {
    begun,
    begin: (key: Key): Promise<never> => {
      begun.push(key);
      if (begun.length === 2) release(new Error('released'));
      return held;
    },
  };
}

describe('a customer with several clients', () => {
  it('takes one slot for sample files, so that another customer is served at the same time', async () => {
    const samples = backend.app.get(SampleFileService, { strict: false });
    const { begun, begin } = holdTwo<number>();
    jest
      .spyOn(backend.app.get(SampleOrdersService, { strict: false }), 'generate')
      .mockImplementation(begin);

    await Promise.allSettled(
      [...own, STRANGER].map((clientId) => samples.write(clientId, systemActor('Test'))),
    );

    expect(begun.slice(0, 2)).toContain(STRANGER);
  });

  it('takes one slot for error files', async () => {
    const imports = new ImportCaller(
      await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 }),
    );
    const ids: number[] = [];
    for (const reference of ['LEFT-1', 'LEFT-2', 'LEFT-3'])
      ids.push((await imports.plan(importFile(`${reference},,,,,,,,,,,`))).id);
    const [first, second, third] = ids as [number, number, number];
    const writer = backend.app.get(ErrorFileWriter, { strict: false });
    const { begun, begin } = holdTwo<number>();
    jest
      .spyOn(backend.app.get(ImportRepository, { strict: false }), 'findReceived')
      .mockImplementation(begin);

    const file = { kind: 'CONSIGNMENT', customerId: null, fileName: 'shop.csv' } as const;
    await Promise.allSettled([
      writer.write({ id: first, clientId: own[0], ...file }),
      writer.write({ id: second, clientId: own[1], ...file }),
      writer.write({ id: third, clientId: STRANGER, ...file }),
    ]);

    expect(begun.slice(0, 2)).toContain(third);
  });
});
