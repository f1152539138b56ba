import { expect, test } from '@playwright/test';
import { io } from 'socket.io-client';

import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import {
  ApiClient,
  createConsignment,
  findConsignment,
  listConsignments,
  prepareConsignment,
} from '../support/api-client.js';
import { address } from './environment.js';

let owner: ApiClient;
let outsider: ApiClient;
let consignmentId: number;
let manifestedId: number;
let manifestId: number;
let connoteNumber: string;

test.beforeAll(async () => {
  owner = await ApiClient.signIn(address(), 'melbourne@banksia.example');
  outsider = await ApiClient.signIn(address(), 'admin@ironbark.example');
  const open = await createConsignment(owner);
  const leaving = await createConsignment(owner);
  consignmentId = open.id;
  manifestedId = leaving.id;
  const manifest = await owner.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [leaving.id],
    autoPickupBooking: false,
  });
  manifestId = manifest.id;
  connoteNumber = leaving.connoteNumber;
});

/** Every route that names a record; the owner's response shows that the route works. */
const routesToForeignRecords = (): [string, string, unknown?][] => [
  ['GET', `consignment/${consignmentId}`],
  ['GET', `consignment/${consignmentId}/history`],
  ['GET', `consignment/${consignmentId}/history/0`],
  ['GET', `consignment/connote/${connoteNumber}`],
  ['GET', `consignment/by-manifest/${manifestId}`],
  ['GET', `manifest/${manifestId}/history`],
  ['GET', `manifest/${manifestId}/history/0`],
  ['GET', `tracking?consignment_id=${manifestedId}`],
  ['POST', 'tracking/events', { consignmentIds: [manifestedId] }],
  ['GET', `paperwork/label/con_id/${consignmentId}`],
  ['GET', `paperwork/label/man_id/${manifestId}`],
  ['GET', `paperwork/label?ids=${consignmentId}`],
  ['GET', `paperwork/consignment/${manifestId}`],
  ['DELETE', `consignment?ids=${consignmentId}`],
  ['PATCH', `consignment/restore?ids=${consignmentId}`],
  ['POST', 'manifest', { consignmentIds: [consignmentId], autoPickupBooking: false }],
];

test("responds to another tenant's record on every route as if it did not exist", async () => {
  const wrong: string[] = [];
  for (const [method, path, body] of routesToForeignRecords()) {
    const response = await outsider.send<{ message?: string }>(method, path, body);
    // a missing permission is rejected before any look-up
    if (response.status !== 404 && response.status !== 403)
      wrong.push(`${method} ${path}: ${response.status}`);
  }
  expect(wrong).toEqual([]);
});

test('responds with the same message as for an unknown id', async () => {
  const foreign = await outsider.get<Record<string, unknown>>(`consignment/${consignmentId}`);
  const unknown = await outsider.get<Record<string, unknown>>('consignment/999999999');

  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
});

test("rejects another tenant's client as a scope", async () => {
  const clientId = owner.claims.clientIds[0] ?? 0;
  const list = await outsider.send(
    'POST',
    `consignment/list?clientId=${clientId}&size=10&page=0`,
    {},
  );
  const manifests = await outsider.get(`manifest?clientId=${clientId}&size=10&page=0`);
  const addresses = await outsider.get(`address?clientId=${clientId}&size=10&page=0`);

  expect([list.status, manifests.status, addresses.status]).toEqual([403, 403, 403]);
});

test("creates nothing for another tenant's client, or with another tenant's address", async () => {
  const request = await prepareConsignment(owner);
  const forOwner = await outsider.send('POST', 'consignment', request);
  const own = await prepareConsignment(outsider);
  const withForeign = await outsider.send('POST', 'consignment', {
    ...own,
    offer: { ...own.offer, deliveryAddressId: request.offer.deliveryAddressId },
  });

  expect(forOwner.status).toBe(403);
  expect(withForeign.status).toBe(404);
});

test('lists nothing of another client', async () => {
  const { totalCount } = await listConsignments(outsider, connoteNumber);

  expect(totalCount).toBe(0);
});

test('leaves the record unchanged', async () => {
  const view = await findConsignment(owner, consignmentId);

  expect(view.state).toBe('OPEN');
});

test('sends nothing about another client over the socket, and rejects one without a token', async () => {
  const received: unknown[] = [];
  const socket = io(address(), { transports: ['websocket'], auth: { token: outsider.token } });
  for (const name of ['rows', 'rows-changed'])
    socket.on(name, (message: unknown) => received.push(message));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.emit('watch', { type: 'consignment', id: consignmentId });

  const ownSocket = io(address(), { transports: ['websocket'], auth: { token: owner.token } });
  await new Promise<void>((resolve) => ownSocket.once('connect', resolve));
  const ownReceived = new Promise((resolve) => ownSocket.once('rows', resolve));
  await createConsignment(owner);
  await ownReceived;

  const rejection = await new Promise<string>((resolve) => {
    const anonymous = io(address(), { transports: ['websocket'], reconnection: false });
    anonymous.once('connect_error', (error) => {
      resolve(error.message);
    });
    anonymous.once('disconnect', (reason) => {
      resolve(reason);
    });
  });
  socket.close();
  ownSocket.close();

  expect(received).toEqual([]);
  expect(rejection).not.toBe('');
});
