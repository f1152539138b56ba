import { randomUUID } from 'node:crypto';

import type { ErrorView } from '@contracts/views/error.view.js';
import type { ImportColumnsView } from '@contracts/views/import-columns.view.js';
import type {
  ImportDetailView,
  ImportGroupDetailView,
  ImportGroupsView,
  ImportReceivedView,
} from '@contracts/views/import.view.js';

import {
  addService,
  seedShipping,
  type TestClient,
} from '../../consignments/testing/shipping.fixture.js';
import { Clock } from '../../platform/clock.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import type { RunningBackend } from '../../testing/start-backend.js';
import { ImportTasks } from '../import-tasks.js';

export const heading =
  'Reference,Dispatch Date,Receiver Company,Address Line 1,Suburb,Postcode,State,Quantity,Length (m),Width (m),Height (m),Weight (kg)';
export const receiver = 'New Shop,7 High Street,Brunswick,3056,VIC';
export const carton = '2,0.6,0.4,0.4,12';

/** Adds a random column, since identical content would count as already imported. */
export const importFile = (...lines: string[]): string =>
  [`${heading},${randomUUID()}`, ...lines].join('\n');

/** One valid line for each reference. */
export const manyLines = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1},,${receiver},${carton}`);

/** Prepares a backend for imports of client 10, with enough connote numbers. */
export async function seedImports(backend: RunningBackend): Promise<void> {
  await seedShipping(backend);
  await addService(backend, { name: 'Express', prefix: 'EXPR', rate: 0.2, numbers: 20_000 });
  // No projection runs here, so nothing must wait for one.
  await backend.database.query(
    `insert into projection_checkpoint (name, position) values ('consignment-list', repeat('9', 19))`,
  );
}

/** A worker that runs only import jobs. */
export function startImportWorker({ app, environment }: RunningBackend): JobRunner {
  const worker = new JobRunner(
    [app.get(ImportTasks, { strict: false }).jobGroup()],
    app.get(Clock),
    {
      databaseUrl: environment.DATABASE_URL,
    },
  );
  worker.start();
  return worker;
}

/** Calls of the import routes for one user. */
export class ImportCaller {
  constructor(private readonly client: TestClient) {}

  upload(content: string | Buffer, fields: Record<string, string> = {}, name = 'shop.csv') {
    return this.client.upload<ImportReceivedView & ErrorView>(
      'import',
      importForm(content, fields, name),
    );
  }

  columns(content: string | Buffer, fields: Record<string, string> = {}, name = 'shop.csv') {
    return this.client.upload<ImportColumnsView & ErrorView>(
      'import/columns',
      importForm(content, fields, name),
    );
  }

  async get(id: number): Promise<ImportDetailView> {
    return (await this.client.request<ImportDetailView>('GET', `import/${id}`)).body;
  }

  async groups(id: number, query = ''): Promise<ImportGroupsView['groups']> {
    const { body } = await this.client.request<ImportGroupsView>(
      'GET',
      `import/${id}/group?${query}`,
    );
    return body.groups;
  }

  commit(id: number, planHash: string | null) {
    return this.client.request<ImportReceivedView & ErrorView>('POST', `import/${id}/commit`, {
      planHash,
    });
  }

  cancel(id: number) {
    return this.client.request<ImportReceivedView & ErrorView>('POST', `import/${id}/cancel`);
  }

  group(id: number, no: number) {
    return this.client.request<ImportGroupDetailView>('GET', `import/${id}/group/${no}`);
  }

  edit(id: number, no: number, edit: object) {
    return this.client.request<ImportGroupDetailView & ErrorView>(
      'PATCH',
      `import/${id}/group/${no}`,
      edit,
    );
  }

  async errorFile(id: number): Promise<string> {
    return (await this.client.requestText('GET', `import/${id}/error-file`)).text;
  }

  /** Uploads a file and waits for its plan. */
  async plan(content: string | Buffer, fields: Record<string, string> = {}, name = 'shop.csv') {
    const { status, body } = await this.upload(content, fields, name);
    if (status !== 202) throw new Error(`the response to the file was ${status}: ${body.message}`);
    return this.until(body.importId, ({ state }) => state === 'PLANNED');
  }

  /** Reads the import until the condition is met. */
  async until(
    id: number,
    isWanted: (view: ImportDetailView) => boolean,
  ): Promise<ImportDetailView> {
    for (;;) {
      const view = await this.get(id);
      if (isWanted(view)) return view;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** Form of a file for client 10, unless the fields name another owner. */
function importForm(content: string | Buffer, fields: Record<string, string>, name: string) {
  const form = new FormData();
  const owner =
    'carrierId' in fields || 'clientCarrierAccountId' in fields ? {} : { clientId: '10' };
  for (const [field, value] of Object.entries({ ...owner, ...fields })) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return form;
}

export const hasEnded = ({ endedAt }: ImportDetailView): boolean => endedAt !== null;

/** References of the consignments in the event store that begin with the prefix, in the order they were created. */
export async function createdReferences(
  { database }: RunningBackend,
  prefix: string,
): Promise<string[]> {
  const rows = await database.query<{ reference: string }[]>(
    `select data -> 'content' -> 'references' ->> 0 as reference
       from event_store.events where type = 'ConsignmentCreated' order by position`,
  );
  return rows.map(({ reference }) => reference).filter((one) => one.startsWith(`${prefix}-`));
}

/** Connote numbers assigned so far. */
export async function numbersTaken({ database }: RunningBackend): Promise<number> {
  const [row] = await database.query<{ taken: number }[]>(
    `select coalesce(sum(jsonb_array_length(data -> 'assignments')), 0)::integer as taken
       from event_store.events where type = 'NumbersAssigned'`,
  );
  return row?.taken ?? 0;
}
