import { randomUUID } from 'node:crypto';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { TestClient, seedShipping } from '../../consignments/testing/shipping.fixture.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

export let backend: RunningBackend;
export let shipper: TestClient;

const heading =
  'Reference,Dispatch Date,Receiver Company,Address Line 1,Suburb,Postcode,State,Quantity,Length (m),Width (m),Height (m),Weight (kg)';
export const receiver = 'New Shop,7 High Street,Brunswick,3056,VIC';
export const carton = '2,0.6,0.4,0.4,12';

/** Adds a random column, since identical content would count as already imported. */
export const file = (...lines: string[]) => [`${heading},${randomUUID()}`, ...lines].join('\n');

export async function upload(
  csv: string | null,
  fields: Record<string, string> = {},
  key?: string,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ clientId: '10', ...fields }))
    form.append(name, value);
  if (csv !== null) form.append('file', new Blob([csv], { type: 'text/csv' }), 'shop.csv');
  return shipper.upload<ImportReportView & ErrorView>(
    'consignment/bulk-consignment-upload',
    form,
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
}

/** The consignments created since the id, as they are now. */
export async function createdSince(id: number): Promise<ConsignmentView[]> {
  const last = await lastId();
  const ids = Array.from({ length: last - id }, (_, index) => id + 1 + index);
  const found = await Promise.all(
    ids.map((one) => shipper.request<ConsignmentView>('GET', `consignment/${one}`)),
  );
  return found.filter(({ status }) => status === 200).map(({ body }) => body);
}

export async function lastId(): Promise<number> {
  const [row] = await backend.database.query<{ id: string | null }[]>(
    `select max(substring(stream from '^consignment-([0-9]+)$')::integer) as id from event_store.events where stream like 'consignment-%'`,
  );
  return Number(row?.id ?? 0);
}

/** Starts a backend with a shipper who has a rate card to ship with. */
export function setUpConsignmentImports(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await seedShipping(backend);
    await backend.database.query("select setval(pg_get_serial_sequence('address', 'id'), 100)");
    // No projection runs here, so nothing may wait for one.
    await backend.database.query(
      `insert into projection_checkpoint (name, position) values ('consignment-list', repeat('9', 19))`,
    );
    shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  }, 60_000);
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => backend.stop());
}
