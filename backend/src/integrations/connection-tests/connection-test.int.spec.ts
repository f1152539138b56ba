import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { keysOf } from '@contracts/keys-of.js';
import type { FileTransferType } from '@contracts/rules/carrier-connection.js';

import { unresponsiveServer } from '../../platform/outgoing/testing/faulty-servers.js';
import {
  account,
  scan,
  backend,
  admin,
  manager,
  otherAdmin,
  folder,
  closeAfterwards,
  listening,
  test,
  outcomes,
  setUpConnectionTests,
} from './connection-test.fixture.js';

setUpConnectionTests('connection_test');

/** Steps of a transfer by each protocol, as shown. */
const planned: Readonly<Record<FileTransferType, readonly string[]>> = {
  SFTP: ['Name', 'Connect', 'Host key', 'Sign in', 'Folder', 'Write', 'Read back', 'Remove'],
  SCP: ['Name', 'Connect', 'Host key', 'Sign in', 'Folder', 'Write', 'Remove'],
  FTP: ['Name', 'Connect', 'Sign in', 'Folder', 'Write', 'Read back', 'Remove'],
};

describe('testing a connection', () => {
  it.each(keysOf(planned))(
    'H57 runs every step of a transfer by %s and leaves nothing behind',
    async (type) => {
      const port = await listening(type);
      const inbox = type === 'SCP' ? 'in' : '/in';

      const { status, body } = await test({
        kind: 'TRANSFER',
        transferType: type,
        server: '127.0.0.1',
        port,
        path: `${inbox}/*.csv`,
        ...account,
      });

      expect(status).toBe(200);
      expect(outcomes(body)).toEqual(planned[type].map((name) => `${name} DONE`));
      expect(body.isPassed).toBe(true);
      expect(fs.readdirSync(path.join(folder, 'files/in'))).toEqual([]);
      expect(JSON.stringify(body)).not.toContain(account.password);
    },
  );

  it('names the failed step and the existing folders', async () => {
    const port = await listening('SFTP');

    const { body } = await test({
      kind: 'TRANSFER',
      transferType: 'SFTP',
      server: '127.0.0.1',
      port,
      path: '/out',
      ...account,
    });

    expect(body.isPassed).toBe(false);
    expect(body.steps[4]).toMatchObject({
      name: 'Folder',
      outcome: 'FAILED',
      words: 'Folder /out not found. Folders in /: in, outbound.',
    });
    expect(body.steps.slice(5).every(({ outcome }) => outcome === 'NOT_TRIED')).toBe(true);
  });

  it('reports that the password is rejected, without showing it', async () => {
    const port = await listening('FTP');

    const { body } = await test({
      kind: 'TRANSFER',
      transferType: 'FTP',
      server: '127.0.0.1',
      port,
      ...account,
      password: 'another secret',
    });

    expect(body.steps[2]).toMatchObject({ name: 'Sign in', outcome: 'FAILED' });
    expect(body.steps[2]?.words).toContain('rejected the user name or password');
    expect(JSON.stringify(body)).not.toContain('another secret');
  });

  it('ends with an unresponsive server, at the step where it stopped responding', async () => {
    const server = await unresponsiveServer();
    closeAfterwards(() => server.close());

    const { body } = await test({
      kind: 'TRANSFER',
      transferType: 'SFTP',
      server: '127.0.0.1',
      port: server.port,
      ...account,
    });

    expect(outcomes(body).slice(0, 3)).toEqual(['Name DONE', 'Connect DONE', 'Host key FAILED']);
    expect(body.steps[2]?.words).toContain('did not respond in time');
  });

  it('rejects addresses inside the network without connecting', async () => {
    const { body } = await test({ kind: 'FEED', difotServer: 'sftp://10.0.4.7', difotPort: 22 });

    expect(outcomes(body)[0]).toBe('Name FAILED');
    expect(body.steps[0]?.words).toContain('on a private network');
  });

  it.each(['SFTP', 'FTP'] as const)(
    'reads one file of a feed by %s, and leaves its cursor unchanged',
    async (type) => {
      const port = await listening(type);
      fs.writeFileSync(
        path.join(folder, 'files/outbound/scans.json'),
        JSON.stringify([scan, { ...scan, status: 'LOST' }]),
      );

      const { body } = await test({
        kind: 'FEED',
        difotServer: `${type.toLowerCase()}://127.0.0.1`,
        difotPort: port,
        difotPath: '/outbound',
        difotUsername: account.username,
        difotPassword: account.password,
      });

      expect(body.isPassed).toBe(true);
      expect(body.steps.at(-2)).toMatchObject({ name: 'Newest files', words: 'scans.json' });
      expect(body.steps.at(-1)?.words).toBe('scans.json: 1 of 2 scans recognised');
      expect(await backend.database.query('select * from carrier_feed_cursor')).toEqual([]);
    },
  );

  it('reads a page of a web service feed, and sends nothing to a service without a test call', async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
      response.end(JSON.stringify({ cursor: '1', events: [scan] }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closeAfterwards(() => once(server.close(), 'close'));
    const port = (server.address() as AddressInfo).port;
    const web = `http://127.0.0.1:${port}`;

    const feed = await test({
      kind: 'FEED',
      difotServer: web,
      difotPort: port,
      difotPath: '/feed',
    });
    const booking = await test({ kind: 'BOOKING', bookingServer: `${web}/bookings` });

    expect(feed.body.steps.at(-1)?.words).toBe('1 of 1 scans recognised');
    expect(booking.body.isPassed).toBe(true);
    expect(requests).toEqual(['GET /feed?after=']);
  });

  it('tests with the stored password if none is entered', async () => {
    const port = await listening('SFTP');
    const form = {
      carrier: { id: 1 },
      transferType: 'SFTP',
      server: '127.0.0.1',
      port,
      path: '/in',
    };
    const saved = await admin.request('PUT', 'customer-carrier?customerId=1', {
      id: 1,
      ...form,
      ...account,
      bookingServer: 'http://127.0.0.1',
    });
    expect(saved.status).toBe(200);

    const { body } = await test({
      kind: 'TRANSFER',
      id: 1,
      ...form,
      username: account.username,
      password: null,
    });

    expect(body.isPassed).toBe(true);
  });

  it("is available to administrators of the customer, and does not find other customers' records", async () => {
    const settings = { kind: 'FEED', difotServer: 'sftp://127.0.0.1', difotPort: 9 };

    expect((await test(settings, manager)).status).toBe(403);
    expect((await test(settings, otherAdmin)).status).toBe(403);
    expect((await test({ ...settings, id: 3 })).status).toBe(404);
    expect((await test({ ...settings, carrier: { id: 999 } })).status).toBe(404);
    expect(await test({ ...settings, kind: 'PIGEON' })).toMatchObject({
      status: 400,
      body: { message: 'The kind of test must be ACCOUNT, TRANSFER, BOOKING or FEED' },
    });
  });
});
