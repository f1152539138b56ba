import { once } from 'node:events';
import net from 'node:net';

import { expect, test } from '@playwright/test';

import { address } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { until } from '../support/load.js';
import { whileOthersWork } from './bystander.js';

const FRAMES = 20_000;
const TEXT_FRAME = 0x81;
const MASKED = 0x80;
/** A masking key of zeros leaves the bytes unchanged. */
const NO_MASK = Buffer.alloc(4);
const HUGE = 100 * 1024 * 1024;
/** A socket without a token gets a closing frame after 10 s; unanswered, it is cut off 30 s later. */
const MAX_ANONYMOUS_MS = 45_000;

const { hostname, port } = new URL(address());

/** A WebSocket without a library, which can send invalid data. */
async function upgrade(): Promise<net.Socket> {
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${hostname}`,
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ].join('\r\n'),
  );
  const [result] = (await once(socket, 'data')) as [Buffer];
  expect(result.toString()).toContain('101 Switching Protocols');
  socket.resume();
  return socket;
}

function frame(text: string): Buffer {
  const content = Buffer.from(text);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(content.length);
  const isShort = content.length < 126;
  const header = isShort
    ? [TEXT_FRAME, MASKED | content.length]
    : [TEXT_FRAME, MASKED | 126, ...size];
  return Buffer.concat([Buffer.from(header), NO_MASK, content]);
}

/** Sends until all data is sent or the server has closed the connection. */
async function flood(socket: net.Socket, bytes: Buffer, times: number): Promise<void> {
  for (let sent = 0; sent < times && !socket.destroyed; sent += 1)
    if (!socket.write(bytes)) await drained(socket);
}

const drained = (socket: net.Socket) =>
  new Promise<void>((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });

const closed = (socket: net.Socket, timeoutMs = 10_000) =>
  until(
    () => Promise.resolve(socket.destroyed || socket.closed),
    (isClosed) => isClosed,
    timeoutMs,
  );

let token: string;
test.beforeAll(async () => {
  token = (await ApiClient.signIn(address(), 'perth@banksia.example')).token ?? '';
});

test('a frame of 100 MB closes its socket before it is received, and delays no other request', async () => {
  const socket = await upgrade();
  const header = Buffer.alloc(14);
  header.set([TEXT_FRAME, MASKED | 127]);
  header.writeBigUInt64BE(BigInt(HUGE), 2);
  await whileOthersWork(address(), async () => {
    socket.write(header);
    await flood(socket, Buffer.alloc(65_536, 'x'), HUGE / 65_536);
    await closed(socket);
  });
  expect(socket.bytesWritten).toBeLessThan(HUGE / 2);
});

const messages = [
  ['of an unknown event', '42["no such event",{}]'],
  ['that request an acknowledgement', '4299["watch",{"type":"consignment","id":1}]'],
  ['of records not watched', '42["unwatch",{"type":"consignment","id":1}]'],
  ['with an attachment that never arrives', '451-["watch",{"_placeholder":true,"num":0}]'],
  ['with a thousand attachments', '451000-["watch",{"_placeholder":true,"num":999}]'],
  ['for other namespaces', '40/another,{"token":"x"}'],
  ['of an unknown protocol', '4{"not":"a packet"}'],
  ['that are pings', '2'],
  ['that are pongs', '3'],
  ['that are empty', ''],
  ['of deep lists', `42["watch",${'['.repeat(10_000)}]`],
] as const;

for (const [what, message] of messages)
  for (const isSignedIn of [true, false])
    test(`${FRAMES} messages ${what}, ${isSignedIn ? 'signed in, delay' : 'without a token, delay'} no other request${isSignedIn ? '' : ' @long'}`, async () => {
      const socket = await upgrade();
      if (isSignedIn) socket.write(frame(`40${JSON.stringify({ token })}`));
      await whileOthersWork(address(), async () => {
        await flood(socket, frame(message), FRAMES);
      });
      socket.destroy();
    });

test('a thousand sockets without a token delay no other request, and are closed @long', async () => {
  const sockets: net.Socket[] = [];
  await whileOthersWork(address(), async () => {
    for (let opened = 0; opened < 1_000; opened += 1) sockets.push(await upgrade());
    for (const socket of sockets) await closed(socket, MAX_ANONYMOUS_MS);
  });
});

test('10,000 connections from one address delay no other request @long', async () => {
  test.setTimeout(180_000);
  const sockets: net.Socket[] = [];
  await whileOthersWork(address(), async () => {
    for (let opened = 0; opened < 10_000; opened += 1) {
      const socket = net.connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      sockets.push(socket);
    }
  });
  for (const socket of sockets) socket.destroy();
});
