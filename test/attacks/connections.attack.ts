import { once } from 'node:events';
import net from 'node:net';

import { expect, test } from '@playwright/test';

import { address } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { until } from '../support/load.js';
import { whileOthersWork } from './bystander.js';

const CONNECTIONS = 500;
/** Headers have 15 s, which are checked every 5 s. */
const MAX_HEADERS_MS = 30_000;

const { hostname, port } = new URL(address());

async function connect(start: string): Promise<net.Socket> {
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(start);
  return socket;
}

const beginnings = [
  ['headers that never end', 'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'a body that never arrives',
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  ],
  [
    'chunks that never end',
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
  ],
] as const;

for (const [what, beginning] of beginnings)
  test(`${CONNECTIONS} connections with ${what} delay no other request`, async () => {
    const sockets: net.Socket[] = [];
    await whileOthersWork(address(), async () => {
      for (let opened = 0; opened < CONNECTIONS; opened += 1)
        sockets.push(await connect(beginning));
    });
    for (const socket of sockets) socket.destroy();
  });

test('a connection whose headers do not end is closed @long', async () => {
  const socket = await connect(beginnings[0][1]);
  socket.resume();
  await until(
    () => Promise.resolve(socket.closed),
    (isClosed) => isClosed,
    MAX_HEADERS_MS,
  );
});

test('chunks beyond the limit are discarded, and delay no other request', async () => {
  const socket = await connect(beginnings[2][1]);
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  await whileOthersWork(address(), async () => {
    for (let sent = 0; sent < 300; sent += 1) if (!socket.write(chunk)) await once(socket, 'drain');
  });
  socket.destroy();
});

test('long queries and headers are rejected or processed, and delay no other request', async () => {
  const insider = await ApiClient.signIn(address(), 'melbourne@banksia.example');
  const queries = [
    Array.from({ length: 3_000 }, (_, index) => `k${index}=1`)
      .join('&')
      .slice(0, 14_000),
    'clientIds=1&'.repeat(1_100),
    `clientIds=${'1,'.repeat(7_000)}1`,
    `filter=${'a%20'.repeat(3_000)}`,
    `sort=${'id,'.repeat(4_000)}`,
    `${'a[b]'.repeat(3_000)}=1`,
    'size=1e9&page=1e9',
    '__proto__[x]=1&constructor[prototype][x]=1',
  ];
  const paths = [
    'client/settings',
    'address',
    'manifest',
    'user/client/list',
    'consignment/filter',
  ];
  await whileOthersWork(address(), async () => {
    for (const path of paths)
      for (const query of queries)
        expect((await insider.get(`${path}?${query}`)).status, path).toBeLessThan(500);
    const { status } = await insider.send('GET', 'address', undefined, {
      'x-a': 'b'.repeat(60_000),
    });
    expect(status).toBe(431);
  });
});
