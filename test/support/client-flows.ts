import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { INestApplicationContext } from '@nestjs/common';

import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type {
  IntegrationFileDetailView,
  IntegrationFilesView,
  IntegrationFlowView,
} from '@contracts/views/integration-flow.view.js';

import {
  addService,
  seedShipping,
  TestClient,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { carton, receiver } from '../../backend/src/imports/testing/import.fixture.js';
import { startFileServer } from '../../backend/src/integrations/testing/file-servers.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { startReadSide } from './read-side.js';
import { parseJson } from './json.js';
import { startWorker } from './start-worker.js';

const account = { username: 'erp', password: 'secret' };

/** One valid order of the template. */
export const order = (reference: string) => `${reference},,${receiver},${carton}`;

/** The same order as returned by a web service. */
export const webOrder = (reference: string) => ({
  reference,
  receiver: {
    ...{ company: 'New Shop', addressLine1: '7 High Street' },
    ...{ suburb: 'Brunswick', postcode: '3056', state: 'VIC' },
  },
  items: [{ type: 'Carton', quantity: 2, length: 0.6, width: 0.4, height: 0.4, weight: 12 }],
});

export interface Acknowledgement {
  readonly digest: string;
  readonly refusal: string | null;
  readonly counts: object;
  readonly orders: readonly Record<string, unknown>[];
}

/** Acknowledgement of a file of addresses. */
export interface AddressAcknowledgement extends Omit<Acknowledgement, 'orders'> {
  readonly format: string;
  readonly addresses: readonly Record<string, unknown>[];
}

export const readAcknowledgement = <View = Acknowledgement>(file: string) =>
  parseJson<View>(fs.readFileSync(file, 'utf8'));

/** Labels that a web service received, after so many acknowledgements. */
interface ReceivedLabels {
  readonly name: unknown;
  readonly type: unknown;
  readonly body: Buffer;
  readonly acknowledged: number;
}

/** A flow over a server whose files are on the local disk. */
export interface FileFlow {
  readonly flow: IntegrationFlowView;
  /** Path of a file in the flow's folder. */
  readonly at: (...parts: string[]) => string;
}

/** A backend with read models and a worker, and the flows of its client 10. */
export class FlowHarness {
  readonly closing: (() => unknown)[] = [];

  readonly backend: RunningBackend;
  readonly admin: TestClient;
  readonly worker: INestApplicationContext;

  private constructor(
    parts: Pick<FlowHarness, 'backend' | 'admin' | 'worker'>,
    private readonly folder: string,
  ) {
    this.backend = parts.backend;
    this.admin = parts.admin;
    this.worker = parts.worker;
  }

  static async start(label: string): Promise<FlowHarness> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'client-flows-'));
    const backend = await startBackend(label, [], { OUTGOING_ALLOW: '127.0.0.0/8' });
    await seedShipping(backend);
    await addService(backend, { name: 'Express', prefix: 'EXPR', rate: 0.2, numbers: 5_000 });
    const readSide = await startReadSide(backend.environment.DATABASE_URL);
    const admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
    const worker = await startWorker(backend);
    const fixture = new FlowHarness({ backend, admin, worker }, folder);
    fixture.closing.push(
      () => worker.close(),
      () => readSide.stop(),
    );
    return fixture;
  }

  async stop(): Promise<void> {
    for (const close of this.closing) await close();
    await this.backend.stop();
    fs.rmSync(this.folder, { recursive: true });
  }

  connection(port: number, settings: object): Promise<ClientIntegrationView> {
    return this.post('client-integration', {
      ...{ clientId: 10, integrationType: 'JSON', server: '127.0.0.1', port, ...account },
      ...settings,
    });
  }

  flowOver(clientIntegrationId: number, settings: object = {}): Promise<IntegrationFlowView> {
    return this.post('integration-flow', {
      ...{ clientId: 10, clientIntegrationId, kind: 'ORDERS_IN' },
      ...{ folder: 'orders', pattern: '*', everyMinutes: 1_440, isActive: true },
      ...settings,
    });
  }

  async fileFlow(type: 'SFTP' | 'FTP', settings: object = {}, format = 'JSON'): Promise<FileFlow> {
    const home = fs.mkdtempSync(path.join(this.folder, 'server-'));
    const files = path.join(home, 'files');
    fs.mkdirSync(path.join(files, 'orders'), { recursive: true });
    const server = await startFileServer(type, account, home);
    this.closing.push(() => server.close());
    const connection = { transferType: type, integrationType: format };
    const { id } = await this.connection(server.port, connection);
    const at = (...parts: string[]) => path.join(files, 'orders', ...parts);
    return { flow: await this.flowOver(id, settings), at };
  }

  /** A flow from a web service that returns these pages, then none; `outcome` records what it received. */
  async webFlow(pages: readonly (readonly object[])[], settings: object = {}, list = 'orders') {
    const results: Acknowledgement[] = [];
    const labels: ReceivedLabels[] = [];
    const server = http.createServer((request, response) => {
      if (request.method === 'GET') {
        const after = new URL(request.url ?? '', 'http://x').searchParams.get('after') ?? '';
        const records = pages[Number(after)];
        const cursor = records ? String(Number(after) + 1) : '';
        response.end(JSON.stringify({ cursor, [list]: records ?? [] }));
      } else
        void buffer(request).then((body) => {
          const { 'x-file-name': name, 'content-type': type } = request.headers;
          if (request.url?.endsWith('/labels'))
            labels.push({ name, type, body, acknowledged: results.length });
          else results.push(JSON.parse(body.toString()) as Acknowledgement);
          response.end();
        });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    this.closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const { id } = await this.connection(port, {
      ...{ transferType: 'API', server: 'http://127.0.0.1', path: '/erp' },
    });
    return { flow: await this.flowOver(id, { folder: '', ...settings }), outcome: results, labels };
  }

  run(flow: IntegrationFlowView): Promise<IntegrationFlowView> {
    return this.post(`integration-flow/${flow.id}/run`, {});
  }

  async filesOf({ id }: IntegrationFlowView) {
    const route = `integration-file?flowId=${id}`;
    return (await this.admin.request<IntegrationFilesView>('GET', route)).body.files;
  }

  /** Commits the plan of a file that waits for review. */
  async commit(flow: IntegrationFlowView, name: string): Promise<void> {
    const file = (await this.filesOf(flow)).find((found) => found.name === name);
    const route = `import/${file?.importId}`;
    const { body } = await this.admin.request<{ planHash: string }>('GET', route);
    await this.admin.request('POST', `${route}/commit`, { planHash: body.planHash });
  }

  /** Names of the files found by a search. */
  async searchFor({ id }: IntegrationFlowView, text: string) {
    const route = `integration-file?flowId=${id}&search=${text}`;
    const { files } = (await this.admin.request<IntegrationFilesView>('GET', route)).body;
    return files.map(({ name }) => name);
  }

  async detailOf(id: number) {
    const route = `integration-file/${id}`;
    return (await this.admin.request<IntegrationFileDetailView>('GET', route)).body;
  }

  async states(flow: IntegrationFlowView) {
    return (await this.filesOf(flow)).map(({ state }) => state).sort();
  }

  /** Runs the flow until its files are in the expected state. */
  until(flow: IntegrationFlowView, expected: readonly string[]) {
    return waitUntil(
      async () => {
        await this.run(flow);
        return this.states(flow);
      },
      (found) => found.join() === [...expected].sort().join(),
    );
  }

  /** Runs the flow until it has failed. */
  untilFailing(flow: IntegrationFlowView) {
    return waitUntil(
      async () => {
        await this.run(flow);
        return this.flowOf(flow);
      },
      (found) => (found?.failures ?? 0) > 0,
    );
  }

  async flowOf({ id }: IntegrationFlowView) {
    const route = 'integration-flow?clientId=10';
    const { body } = await this.admin.request<IntegrationFlowView[]>('GET', route);
    return body.find((flow) => flow.id === id);
  }

  /** Number of consignments that were created with a reference. */
  async countOf(reference: string): Promise<number> {
    const [row] = await this.backend.database.query<{ count: number }[]>(
      `select count(*)::integer as count from event_store.events
        where type = 'ConsignmentCreated' and data -> 'content' -> 'references' ->> 0 = $1`,
      [reference],
    );
    return row?.count ?? 0;
  }

  private async post<View>(route: string, body: object): Promise<View> {
    const response = await this.admin.request<View & ErrorView>('POST', route, body);
    if (response.status !== 200) throw new Error(`${route}: ${JSON.stringify(response.body)}`);
    return response.body;
  }
}
