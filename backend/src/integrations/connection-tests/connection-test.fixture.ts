import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { FileTransferType } from '@contracts/rules/carrier-connection.js';
import type { ConnectionTestView } from '@contracts/views/connection-test.view.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { LOOPBACK } from '../../platform/outgoing/outgoing.policy.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { startFileServer } from '../testing/file-servers.js';

export const account = { username: 'linehaul', password: 'the password' };
export const scan = {
  connote: 'LKIZ00000387',
  status: 'IN_TRANSIT',
  dateTime: '2026-03-05T01:00:00Z',
  description: 'At the depot',
};

export let backend: RunningBackend;
export let admin: TestClient;
export let manager: TestClient;
export let otherAdmin: TestClient;
export let folder: string;
let stop: () => Promise<unknown>;

/** Closes a server after the test. */
export function closeAfterwards(close: () => Promise<unknown>): void {
  stop = close;
}

export async function listening(type: FileTransferType): Promise<number> {
  const server = await startFileServer(type, account, folder);
  stop = () => server.close();
  return server.port;
}

export const test = (settings: object, by = admin, customerId = 1) =>
  by.request<ConnectionTestView>('POST', `customer-carrier/test?customerId=${customerId}`, {
    carrier: { id: 1 },
    ...settings,
  });

export const outcomes = ({ steps }: ConnectionTestView) =>
  steps.map(({ name, outcome }) => `${name} ${outcome}`);

/** Starts a backend, and for each test a folder served by file servers. */
export function setUpConnectionTests(name: string): void {
  beforeAll(async () => {
    const variables = { OUTGOING_ALLOW: LOOPBACK, CARRIER_TIMEOUT_SECONDS: '5' };
    backend = await startBackend(name, [], variables);
    await someTariffs(backend);
    await backend.database.query(`
    update carrier set data_transfer_options = '{SFTP,SCP,FTP,API}' where id = 1;
    insert into customer_carrier (id, customer_id, carrier_id) values (3, 2, 1)`);
    admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
    manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
    otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  });
  afterAll(() => backend.stop());

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'connection-test-'));
    for (const name of ['in', 'outbound'])
      fs.mkdirSync(path.join(folder, 'files', name), { recursive: true });
    stop = () => Promise.resolve();
  });
  afterEach(async () => {
    await stop();
    fs.rmSync(folder, { recursive: true });
  });
}
