import { expect, test } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';

import { address } from '../acceptance/environment.js';
import { ApiClient, listConsignments } from '../support/api-client.js';
import { until } from '../support/load.js';
import { whileOthersWork } from './bystander.js';

const FLOOD = 20_000;
/** All connect within a second or two, and each is notified a few times. */
const MAX_PRESENCE_PER_SOCKET = 12;

let insider: ApiClient;
let record: { type: 'consignment'; id: number };

test.beforeAll(async () => {
  insider = await ApiClient.signIn(address(), 'perth@banksia.example');
  const [listed] = (await listConsignments(insider)).consignments;
  if (!listed) throw new Error('the demo has no consignment to watch');
  record = { type: 'consignment', id: listed.id };
});

async function connect(): Promise<Socket> {
  const socket = io(address(), {
    transports: ['websocket'],
    auth: { token: insider.token },
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

test('a flooding socket is closed with a reason, and delays no other user', async () => {
  const socket = await connect();
  const rejections: unknown[] = [];
  socket.on('exception', (rejection) => rejections.push(rejection));

  await whileOthersWork(address(), async () => {
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    for (let message = 0; message < FLOOD; message += 1) socket.emit('watch', record);
    await closed;
  });

  expect(rejections).toContainEqual(
    expect.objectContaining({ statusCode: 429, code: 'request.too_many' }),
  );
});

test('a message of a megabyte closes its socket, and delays no other user', async () => {
  const socket = await connect();
  await whileOthersWork(address(), async () => {
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('watch', { ...record, padding: 'x'.repeat(1_000_000) });
    await closed;
  });
});

for (const [count, note] of [
  [200, ''],
  [1_000, ' @long'],
] as const)
  test(`${count} sockets that watch one record are notified of each other at intervals${note}`, async () => {
    let received = 0;
    const sockets: Socket[] = [];
    for (let opened = 0; opened < count; opened += 50)
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, connect))));
    for (const socket of sockets) socket.on('presence', () => (received += 1));

    await whileOthersWork(address(), async () => {
      for (const socket of sockets) socket.emit('watch', record);
      await until(
        () => Promise.resolve(received),
        (messages) => messages >= count,
      );
    });
    for (const socket of sockets) socket.disconnect();

    expect(received / count).toBeLessThan(MAX_PRESENCE_PER_SOCKET);
  });
