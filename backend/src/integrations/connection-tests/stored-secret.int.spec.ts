import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';
import type { ConnectionTestView } from '@contracts/views/connection-test.view.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { LOOPBACK } from '../../platform/outgoing/outgoing.policy.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { startFileServer } from '../testing/file-servers.js';
import { portOf } from '../../../../test/support/port-of.js';

const account = { username: 'linehaul', password: 'the password' };
const saved = {
  carrier: { id: 1 },
  transferType: 'SFTP',
  server: '127.0.0.1',
  path: '/in',
  bookingServer: 'http://127.0.0.1',
};

let backend: RunningBackend;
let admin: TestClient;
let folder: string;

beforeAll(async () => {
  const variables = { OUTGOING_ALLOW: LOOPBACK, CARRIER_TIMEOUT_SECONDS: '5' };
  backend = await startBackend('stored_secret', [], variables);
  await someTariffs(backend);
  await backend.database.query(
    "update carrier set data_transfer_options = '{SFTP,SCP,FTP,API}' where id = 1",
  );
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stored-secret-'));
  for (const name of ['in', 'outbound'])
    fs.mkdirSync(path.join(folder, 'files', name), { recursive: true });
});
afterAll(async () => {
  await backend.stop();
  fs.rmSync(folder, { recursive: true });
});

const save = async (settings: object) => {
  const { status, body } = await admin.request<CustomerCarrierView>(
    'PUT',
    'customer-carrier?customerId=1',
    { id: 1, ...saved, ...settings },
  );
  expect(status).toBe(200);
  return body;
};

const test = (settings: object) =>
  admin.request<ConnectionTestView>('POST', 'customer-carrier/test?customerId=1', {
    id: 1,
    ...saved,
    ...settings,
  });

const outcomes = ({ steps }: ConnectionTestView) =>
  steps.map(({ name, outcome }) => `${name} ${outcome}`);

describe('the stored password in a test of a connection', () => {
  it.each([
    ['another server', () => ({ server: 'localhost' })],
    ['another port', (port: number) => ({ port })],
    ['another user name', () => ({ username: 'somebody' })],
    ['a transfer that encrypts nothing', () => ({ transferType: 'FTP' })],
  ])('goes only to the server of its transfer: %s', async (_case, change) => {
    const server = await startFileServer('SFTP', account, folder);
    const destination = { port: server.port, username: account.username };
    await save({ ...destination, password: account.password });
    const received: Buffer[] = [];
    const other = createServer((socket) => socket.on('data', (chunk) => received.push(chunk)));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const changed = change(portOf(other));

    const own = await test({ kind: 'TRANSFER', ...destination, password: null });
    const { body } = await test({ kind: 'TRANSFER', ...destination, password: null, ...changed });
    await Promise.all([once(other.close(), 'close'), server.close()]);

    expect(own.body.isPassed).toBe(true);
    expect(outcomes(body)).toEqual(['Name FAILED']);
    expect(body.steps[0]?.words).toBe(
      'Enter the password: the stored one is only sent to the server and username it was saved for.',
    );
    expect(received).toEqual([]);
  });

  it('is used when a form sends back the ciphertext of one that has been replaced since', async () => {
    const server = await startFileServer('SFTP', account, folder);
    const destination = { port: server.port, username: account.username };
    const { password } = await save({ ...destination, password: 'an earlier password' });
    await save({ ...destination, password: account.password });

    const own = await test({ kind: 'TRANSFER', ...destination, password });
    const other = await test({ kind: 'TRANSFER', ...destination, server: 'localhost', password });
    await server.close();

    expect(own.body.isPassed).toBe(true);
    expect(outcomes(other.body)).toEqual(['Name FAILED']);
  });

  it('goes only to the server of its feed', async () => {
    const server = await startFileServer('FTP', account, folder);
    const feed = {
      difotServer: 'ftp://127.0.0.1',
      difotPort: server.port,
      difotPath: '/outbound',
      difotUsername: account.username,
    };
    await save({ ...feed, difotPassword: account.password });

    const own = await test({ kind: 'FEED', ...feed, difotPassword: null });
    const other = { ...feed, difotServer: 'ftp://localhost' };
    const { body } = await test({ kind: 'FEED', ...other, difotPassword: null });
    await server.close();

    expect(own.body.isPassed).toBe(true);
    expect(outcomes(body)).toEqual(['Name FAILED']);
  });
});
