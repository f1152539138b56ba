import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import net from 'node:net';
import path from 'node:path';

import { keysOf } from '@contracts/keys-of.js';
import type { FileTransferType } from '@contracts/rules/carrier-connection.js';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';
import type { IntegrationTestView } from '@contracts/views/integration-test.view.js';

import { newHostKey } from '../../../../demo/simulated-carrier/sftp/host-key.js';
import { startSftpServer } from '../../../../demo/simulated-carrier/sftp/sftp-server.js';
import { portOf } from '../../../../test/support/port-of.js';
import { TestClient } from '../../testing/test-client.js';
import { startScpServer } from '../testing/scp-server.js';
import {
  account,
  admin,
  backend,
  closeAfterwards,
  folder,
  listening,
  manager,
  otherAdmin,
  setUpConnectionTests,
} from './connection-test.fixture.js';

setUpConnectionTests('client_connection_test');

const save = async (settings: object) => {
  const { status, body } = await admin.request<ClientIntegrationView>(
    'POST',
    'client-integration',
    {
      ...{ clientId: 11, integrationType: 'XML', transferType: 'SFTP', server: '127.0.0.1' },
      ...{ path: '/in', ...account },
      ...settings,
    },
  );
  expect(status).toBe(200);
  return body;
};

const test = (id: number, body: object = {}, by = admin) =>
  by.request<IntegrationTestView>('POST', `client-integration/${id}/test`, body);

const outcomes = ({ steps }: IntegrationTestView) => steps.map(({ step, ok }) => `${step} ${ok}`);

/** Steps of a test by each protocol. */
const planned: Readonly<Record<FileTransferType, readonly string[]>> = {
  SFTP: ['RESOLVE', 'CONNECT', 'HOST_KEY', 'SIGN_IN', 'LIST', 'WRITE', 'RENAME', 'REMOVE'],
  SCP: ['RESOLVE', 'CONNECT', 'HOST_KEY', 'SIGN_IN', 'LIST', 'WRITE', 'RENAME', 'REMOVE'],
  FTP: ['RESOLVE', 'CONNECT', 'SIGN_IN', 'LIST', 'WRITE', 'RENAME', 'REMOVE'],
};

const filesIn = (name: string) => fs.readdirSync(path.join(folder, 'files', name));

describe("testing a client's connection", () => {
  it.each(keysOf(planned))(
    'runs every step over %s as saved, and leaves nothing behind',
    async (type) => {
      const port = await listening(type);
      const { id } = await save({ transferType: type, port, path: type === 'SCP' ? 'in' : '/in' });

      const { status, body } = await test(id);

      expect(status).toBe(200);
      expect(outcomes(body)).toEqual(planned[type].map((step) => `${step} true`));
      expect(body.isPassed).toBe(true);
      expect(filesIn('in')).toEqual([]);
    },
  );

  it('reports a folder that is missing, a wrong password, and what was not tried', async () => {
    const { id } = await save({ port: await listening('SFTP') });

    const missing = await test(id, { path: '/nowhere' });
    const wrong = await test(id, { password: 'another' });

    expect(outcomes(missing.body)).toEqual([
      ...['RESOLVE true', 'CONNECT true', 'HOST_KEY true', 'SIGN_IN true'],
      ...['LIST false', 'WRITE null', 'RENAME null', 'REMOVE null'],
    ]);
    expect(missing.body.steps[4]?.message).toContain('/nowhere');
    expect(outcomes(wrong.body)[3]).toBe('SIGN_IN false');
    expect(JSON.stringify([missing.body, wrong.body])).not.toContain(account.password);
  });

  it('removes its file from a server without room for it', async () => {
    const options = { account, folder: path.join(folder, 'files'), room: () => 10 };
    const server = await startScpServer(options);
    closeAfterwards(() => server.close());
    const { id } = await save({ transferType: 'SCP', port: server.port, path: 'in' });

    const { body } = await test(id);

    expect(outcomes(body).slice(-3)).toEqual(['WRITE false', 'RENAME null', 'REMOVE null']);
    expect(body.steps.at(-3)?.message).toContain('no space left');
    expect(filesIn('in')).toEqual([]);
  });

  it('removes its file by a second connection if the first one breaks', async () => {
    const open: net.Socket[] = [];
    const server = await startSftpServer({
      ...{ port: 0, hostKey: newHostKey(), account, folder: path.join(folder, 'files') },
      onArrival: () => {
        for (const socket of open.splice(0, 1)) socket.destroy();
      },
    });
    const proxy = net.createServer((socket) => {
      if (open.length === 0) open.push(socket);
      const upstream = net.connect(server.port, '127.0.0.1');
      socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
      upstream.on('error', () => socket.destroy());
      socket.pipe(upstream).pipe(socket);
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    closeAfterwards(() => Promise.all([server.close(), once(proxy.close(), 'close')]));
    const { id } = await save({ port: portOf(proxy) });

    const { body } = await test(id);

    expect(body.isPassed).toBe(false);
    expect(outcomes(body).slice(0, 5)).toEqual(
      planned.SFTP.slice(0, 5).map((step) => `${step} true`),
    );
    expect(filesIn('in')).toEqual([]);
  });

  it('reads the page of orders of a web service, and posts nothing', async () => {
    const requests: string[] = [];
    const server = createServer((request: IncomingMessage, response) => {
      requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
      response.end(JSON.stringify({ cursor: '1', orders: [{ reference: 'A' }] }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closeAfterwards(() => once(server.close(), 'close'));
    const port = portOf(server);
    const { id } = await save({
      ...{ transferType: 'API', server: 'http://127.0.0.1', port, path: '/erp' },
    });
    const only = await test(id);
    await admin.request('POST', 'integration-flow', {
      ...{ clientId: 11, clientIntegrationId: id, kind: 'ORDERS_IN', folder: '' },
      ...{ everyMinutes: 60, isActive: true },
    });
    const withOrders = await test(id);

    expect(outcomes(only.body)).toEqual(['RESOLVE true', 'CONNECT true', 'HOST_KEY true']);
    expect(outcomes(withOrders.body).at(-1)).toBe('LIST true');
    expect(requests).toEqual(['GET /erp?after=']);
  });

  it.each(['//localhost', '//localhost/orders', '/\\localhost'])(
    'sends nothing to another server that a path or a folder names: %s',
    async (elsewhere) => {
      const calledAs: string[] = [];
      const server = createServer(({ headers }, response) => {
        calledAs.push(headers.host ?? '');
        response.end(JSON.stringify({ cursor: '1', orders: [] }));
      });
      server.listen(0);
      await once(server, 'listening');
      closeAfterwards(() => once(server.close(), 'close'));
      const port = portOf(server);
      const { id } = await save({
        ...{ transferType: 'API', server: 'http://127.0.0.1', port, path: '/' },
      });
      const flow = await admin.request<{ id: number }>('POST', 'integration-flow', {
        ...{ clientId: 11, clientIntegrationId: id, kind: 'ORDERS_IN', folder: 'orders' },
        ...{ everyMinutes: 60, isActive: false },
      });
      const { database } = backend;
      const own = await test(id);
      const entered = await test(id, { path: elsewhere });
      await database.query('update client_integration set path = $2 where id = $1', [
        ...[id, elsewhere],
      ]);
      const saved = await test(id, { path: undefined });
      await database.query('update client_integration set path = null where id = $1', [id]);
      await database.query('update integration_flow set folder = $2 where id = $1', [
        ...[flow.body.id, elsewhere],
      ]);
      const below = await test(id);

      expect(own.body.isPassed).toBe(true);
      expect(entered.status).toBe(400);
      expect(saved.status).toBe(400);
      expect(below.body.steps.at(-1)).toMatchObject({ step: 'LIST', ok: false });
      expect(calledAs).toEqual([`127.0.0.1:${port}`]);
    },
  );

  it.each([
    ['another server', () => ({ server: 'localhost' })],
    ['another port', (port: number) => ({ port })],
    ['another user name', () => ({ username: 'somebody' })],
    ['a transfer that encrypts nothing', () => ({ transferType: 'FTP' })],
  ])('never sends the saved password to %s', async (_case, change) => {
    const received: Buffer[] = [];
    const other = net.createServer((socket) => socket.on('data', (part) => received.push(part)));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { id, password } = await save({ port: await listening('SFTP') });

    const own = await test(id, { password });
    const { body } = await test(id, { password, ...change(portOf(other)) });
    await once(other.close(), 'close');

    expect(own.body.isPassed).toBe(true);
    expect(outcomes(body)).toEqual(['RESOLVE false']);
    expect(body.steps[0]?.message).toContain('Enter the password');
    expect(received).toEqual([]);
  });

  it('requires the permission to change the connection; other clients get a 404', async () => {
    const { id } = await save({ port: 9 });
    const reader = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 11 });

    expect((await test(id, { server: 'no host' })).status).toBe(400);
    expect((await test(id, {}, manager)).status).toBe(200);
    expect((await test(id, {}, reader)).status).toBe(403);
    expect((await test(id, {}, otherAdmin)).status).toBe(404);
    expect((await test(999_999)).status).toBe(404);
  });
});
