import { io, type ManagerOptions, type Socket } from 'socket.io-client';

import { channels, type RowsChangedNotice } from '@contracts/realtime/messages.js';

import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../testing/start-backend.js';

export let backend: RunningBackend;
export const sockets: Socket[] = [];

export const open = (
  token?: string,
  url = backend.url,
  options: Partial<ManagerOptions> = {},
): Socket => {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
    ...(token !== undefined && { auth: { token } }),
  });
  sockets.push(socket);
  return socket;
};

export const next = <Message>(socket: Socket, name: string): Promise<Message> =>
  new Promise((resolve) => socket.once(name, resolve));

export const connected = async (
  email: string,
  roles: Parameters<typeof signedInUser>[1]['roles'],
) => {
  const user = await signedInUser(backend, { email, roles });
  const socket = open(user.token);
  await next(socket, 'session-changed');
  return { ...user, socket };
};

export const endless = (depth: number): object => {
  let value: object = {};
  for (let level = 0; level < depth; level += 1) value = { x: value };
  return value;
};

/** Sends the notification of a projection's commit. */
export const announce = (notice: Partial<RowsChangedNotice>) =>
  backend.database.query('select pg_notify($1, $2)', [
    channels.rowsChanged,
    JSON.stringify({ readModel: 'consignment-list', position: '7', rows: [], ...notice }),
  ]);

/** Starts a backend with the owners of two consignments; sockets end with their test. */
export function setUpRealtime(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await backend.database.query(someClients);
    // Only the owner columns of the read model matter here.
    await backend.database.query(`
    drop table consignment_list cascade;
    create table consignment_list (id integer, client_id integer, customer_id integer);
    insert into consignment_list values (500, 10, 1), (501, 20, 2);
  `);
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(() => backend.stop());
}
