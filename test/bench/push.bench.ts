import { io, type Socket } from 'socket.io-client';

import type { LiveRows } from '@contracts/realtime/messages.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import { ApiClient, createConsignment } from '../support/api-client.js';
import type { BenchLine, BenchContext } from './bench-context.js';
import { figures } from './http-load.js';

const SOCKETS = 200;
const POSTS = 200;
const TARGET_P99_MS = 150;
const SHIPPER = 'perth@banksia.example';
const statuses = ['IN_TRANSIT', 'OUT_FOR_DELIVERY'];

/** Time from posting a tracking event until all of 200 browsers have been notified. */
export async function benchPush({ product }: BenchContext): Promise<BenchLine[]> {
  const shipper = await ApiClient.signIn(product.url, SHIPPER);
  const staff = await ApiClient.signIn(product.url, 'admin@coastline.example');
  const { id, connoteNumber } = await createConsignment(shipper);
  await shipper.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [id],
    autoPickupBooking: false,
  });
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, () => connect(product.url, shipper.token ?? '')),
  );

  const times: number[] = [];
  for (let post = 0; post < POSTS; post += 1)
    times.push(...(await postAndWait(staff, sockets, connoteNumber, statuses[post % 2] ?? '')));
  for (const socket of sockets) socket.close();

  const { p50Ms, p99Ms } = figures(times, 1);
  return [
    {
      what: `tracking post to ${SOCKETS} browsers`,
      measured: `p50 ${p50Ms} ms, p99 ${p99Ms} ms`,
      target: { text: `p99 under ${TARGET_P99_MS} ms`, isMet: p99Ms < TARGET_P99_MS },
    },
  ];
}

async function connect(url: string, token: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

async function postAndWait(
  staff: ApiClient,
  sockets: readonly Socket[],
  connoteNumber: string,
  status: string,
): Promise<number[]> {
  const started = performance.now();
  const received = sockets.map(
    (socket) =>
      new Promise<number>((resolve) => {
        const listener = ({ rows }: LiveRows) => {
          if (!rows.some((row) => row.connoteNumber === connoteNumber)) return;
          socket.off('rows', listener);
          resolve(performance.now() - started);
        };
        socket.on('rows', listener);
      }),
  );
  await staff.expect('POST', 'tracking', {
    ConnoteNumber: connoteNumber,
    TrackingEvents: [{ DateTime: new Date().toISOString(), UpdateStatus: status }],
  });
  return Promise.all(received);
}
