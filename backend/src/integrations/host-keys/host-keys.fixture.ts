import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';
import type { ConnectionTestView } from '@contracts/views/connection-test.view.js';
import type { HostKeyView } from '@contracts/views/host-key.view.js';

import { newHostKey } from '../../../../demo/simulated-carrier/sftp/host-key.js';
import { startSftpServer } from '../../../../demo/simulated-carrier/sftp/sftp-server.js';
import { LOOPBACK } from '../../platform/outgoing/outgoing.policy.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { FeedSources } from '../feeds/feed-sources.js';
import { CarrierConnections } from '../records/carrier-connections.js';
import { SftpTransfer } from '../transfers/ssh/sftp-transfer.js';
import { HostKeyRepository } from './host-key.repository.js';

const account = { username: 'linehaul', password: 'the password' };
const file = { name: 'a.json', contentType: '', body: '{}', idempotencyKey: '1' };

export let backend: RunningBackend;
export let admin: TestClient;
export let reader: TestClient;
export let otherAdmin: TestClient;
export let folder: string;
let server: Awaited<ReturnType<typeof startSftpServer>>;
export let port: number;

/** Starts a server with a new key, on the same port from the second time on. */
async function restart(hostKey = newHostKey()) {
  server = await startSftpServer({ port, hostKey, account, folder, onArrival: () => undefined });
  port = server.port;
}

/** Closes the server and starts another one, on another port. */
export async function moveServer() {
  await server.close();
  port = 0;
  await restart();
}

export async function changeKey() {
  await server.close();
  await restart();
}

const settings = () => ({
  carrier: { id: 1 },
  transferType: 'SFTP',
  server: '127.0.0.1',
  port,
  path: '/in',
  bookingServer: 'http://127.0.0.1',
  ...account,
});
export const feed = () => ({
  difotServer: 'sftp://127.0.0.1/',
  difotPort: port,
  difotPath: '/in',
  difotUsername: account.username,
  difotPassword: account.password,
});

export async function save(more: object) {
  const body = { id: 1, ...settings(), ...feed(), ...more };
  const saved = await admin.request<CustomerCarrierView>(
    'PUT',
    'customer-carrier?customerId=1',
    body,
  );
  expect(saved.status).toBe(200);
}

const connections = () =>
  new CarrierConnections(
    backend.database,
    backend.app.get(SecretBox),
    backend.app.get(HostKeyRepository),
  );

export async function send(): Promise<unknown> {
  const carrier = { customerCarrierId: 1, clientCarrierAccountId: 1 };
  const { target } = await connections().get(carrier);
  if (!target) throw new Error('no target');
  return new SftpTransfer(loopbackPolicy()).send(file, target);
}

export async function readFeed(): Promise<void> {
  const [found] = await connections().listFeeds();
  if (!found) throw new Error('no feed');
  for await (const page of new FeedSources(loopbackPolicy()).forFeed(found).pagesAfter('', found))
    expect(page.file).toBeDefined();
}

export const test = async (more: object = {}) => {
  const body = { kind: 'TRANSFER', ...settings(), ...more };
  const url = 'customer-carrier/test?customerId=1';
  return (await admin.request<ConnectionTestView>('POST', url, body)).body;
};
export const identified = ({ steps }: ConnectionTestView) =>
  steps.find(({ name }) => name === 'Host key');

export async function hostKeys(by = admin, customerId = 1): Promise<HostKeyView[]> {
  const url = `customer-carrier/host-key?customerId=${customerId}`;
  return (await by.request<{ hostKeys: HostKeyView[] }>('GET', url)).body.hostKeys;
}
export const onlyKey = async () => (await hostKeys())[0]!;

export const entries = () =>
  backend.database.query<
    { actor: { name: string }; before: object | null; after: object | null }[]
  >(`select actor, before, after from audit_entry where record_type = 'host_key' order by id desc`);

export const fingerprintOf = (state: object | null) =>
  (state as { fingerprint?: string } | null)?.fingerprint;

/** Starts a backend, and for each test an SFTP server with its own key, as named by the stored connection. */
export function setUpHostKeys(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name, [], { OUTGOING_ALLOW: LOOPBACK });
    await someTariffs(backend);
    await backend.database.query(`
    update carrier set data_transfer_options = '{SFTP,SCP,FTP,API}' where id = 1;
    insert into customer_carrier (id, customer_id, carrier_id) values (3, 2, 1)`);
    admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
    reader = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
    otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  });
  afterAll(() => backend.stop());

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-keys-'));
    fs.mkdirSync(path.join(folder, 'in'));
    await backend.database.query('delete from host_key');
    port = 0;
    await restart();
    await save({});
  });
  afterEach(async () => {
    await server.close();
    fs.rmSync(folder, { recursive: true });
  });
}
