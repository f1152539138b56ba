import { io, type Socket } from 'socket.io-client';

import {
  type AnnouncedRow,
  channels,
  type Joined,
  type LiveRows,
  type RowsChanged,
  type RowsChangedNotice,
} from '@contracts/realtime/messages.js';
import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';

import { ListChangedConsignmentsHandler } from '../consignments/queries/list-changed-consignments.query.js';
import { fillList, listRow } from '../consignments/testing/list-rows.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../testing/start-backend.js';
import { jsonOf } from '../../../test/support/json.js';

const POSITION = '0000000000000000042';

let backend: RunningBackend;
const sockets: Socket[] = [];

beforeAll(async () => {
  backend = await startBackend('live_rows');
  await backend.database.query(someClients);
  await fillList(backend.database, [
    listRow({ id: 501 }),
    listRow({ id: 502, status: 'IN_TRANSIT', state: 'MANIFESTED' }),
    listRow({ id: 503, clientId: 12, clientName: 'Grandchild' }),
    listRow({ id: 601, clientId: 20, clientName: 'Foreign', customerId: 2 }),
  ]);
  await backend.database.query(
    `insert into projection_checkpoint (name, position) values ('consignment-list', $1)`,
    [POSITION],
  );
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => backend.stop());

const next = <Message>(socket: Socket, name: string): Promise<Message> =>
  new Promise((resolve) => socket.once(name, resolve));

/** A socket of this user that has joined its rooms, and all messages from then on. */
async function listening(token: string) {
  const socket = io(backend.url, { transports: ['websocket'], forceNew: true, auth: { token } });
  sockets.push(socket);
  const joined = await next<Joined>(socket, 'joined');
  const received: [string, LiveRows | RowsChanged][] = [];
  socket.onAny((name: string, message: LiveRows) => received.push([name, message]));
  return { socket, joined, received };
}

let userCount = 0;
const signIn = async (...roles: Parameters<typeof signedInUser>[1]['roles']) =>
  (await signedInUser(backend, { email: `live${(userCount += 1)}@x.example`, roles })).token;

const ofClient = (clientId: number) => ({ role: 'CLIENT_USER', clientId }) as const;

const row = (consignmentId: number, changes: Partial<AnnouncedRow> = {}): AnnouncedRow => ({
  consignmentId,
  move: { before: 'OPEN', after: 'OPEN', columns: ['status'] },
  ...changes,
});

/** Sends the notification of a projection's commit. */
const announce = (notice: Partial<RowsChangedNotice>) =>
  backend.database.query('select pg_notify($1, $2)', [
    channels.rowsChanged,
    JSON.stringify({
      readModel: 'consignment-list',
      clientId: 10,
      customerId: 1,
      position: POSITION,
      rows: [],
      ...notice,
    }),
  ]);

async function list(token: string): Promise<ConsignmentListPage> {
  const response = await fetch(`${backend.url}/api/v1/consignment/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{}',
  });
  return await jsonOf<ConsignmentListPage>(response);
}

describe('changed consignments', () => {
  it('are read once for any number of sockets, and equal what the list returns to each of them', async () => {
    const read = jest.spyOn(backend.app.get(ListChangedConsignmentsHandler), 'execute');
    const tokens = [
      await signIn(ofClient(10)),
      await signIn({ role: 'CUSTOMER_ADMIN', customerId: 1 }),
      await signIn({ role: 'SUPER_ADMIN' }),
      await signIn(ofClient(10), ofClient(20)),
    ];
    const listeners = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => listening(tokens[index % 4] ?? '')),
    );
    const all = listeners.map(({ socket }) => next<LiveRows>(socket, 'rows'));

    await announce({ rows: [row(501), row(502)] });
    const messages = await Promise.all(all);

    expect(read).toHaveBeenCalledTimes(1);
    for (const token of tokens) {
      const { consignments } = await list(token);
      const shown = consignments.filter(({ id }) => id === 501 || id === 502);
      for (const message of messages) {
        expect(message.rows).toHaveLength(2);
        expect(message.rows).toEqual(expect.arrayContaining(shown));
      }
    }
    expect(messages[0]).toMatchObject({
      readModel: 'consignment-list',
      clientId: 10,
      position: POSITION,
      moves: [
        { id: 501, position: POSITION, before: 'OPEN', after: 'OPEN', columns: ['status'] },
        { id: 502 },
      ],
    });
  });

  it('are collected while changes continue', async () => {
    const { received, socket } = await listening(await signIn(ofClient(10)));
    const read = jest.spyOn(backend.app.get(ListChangedConsignmentsHandler), 'execute');
    const last = new Promise<void>((resolve) => {
      socket.on('rows', ({ moves }: LiveRows) => {
        if (moves.some(({ position }) => position === '49')) resolve();
      });
    });
    for (let position = 0; position < 50; position += 1)
      await announce({ position: String(position).padStart(2, '0'), rows: [row(501)] });
    await last;

    expect(received.length).toBeLessThan(25);
    expect(read).toHaveBeenCalledTimes(received.length);
  });

  it('never reach users who may not see them, even when announced under the wrong client', async () => {
    const foreign = await listening(await signIn(ofClient(20)));
    const own = await listening(await signIn(ofClient(10)));

    const again = next<RowsChanged>(own.socket, 'rows-changed');
    await announce({ rows: [row(501), row(601)] });
    expect(await again).toMatchObject({ clientId: 10, rows: [] });
    const theirs = next<RowsChanged>(foreign.socket, 'rows-changed');
    await announce({ clientId: 20, customerId: 2, rows: [row(501)] });
    expect(await theirs).toMatchObject({ clientId: 20, rows: [] });

    expect(foreign.received.map(([name]) => name)).toEqual(['rows-changed']);
    expect(own.received.map(([name]) => name)).toEqual(['rows-changed']);
  });

  it('are not loaded without a permitted listener', async () => {
    const read = jest.spyOn(backend.app.get(ListChangedConsignmentsHandler), 'execute');
    const foreign = await listening(await signIn(ofClient(20)));
    await announce({ rows: [row(501)] });
    const own = next(foreign.socket, 'rows');
    await announce({ clientId: 20, customerId: 2, rows: [row(601)] });
    await own;

    expect(read).toHaveBeenCalledTimes(1);
    expect(read).toHaveBeenCalledWith(expect.objectContaining({ ids: [601] }));
  });
});

describe('a socket that joins', () => {
  it('receives the position of the last change, in its own rooms', async () => {
    const observer = await listening(await signIn(ofClient(10)));
    const received = next(observer.socket, 'rows');
    await announce({ position: '9000000000000000000', rows: [row(501)] });
    await received;

    const own = await listening(await signIn(ofClient(10)));
    const foreign = await listening(await signIn(ofClient(20)));

    expect(own.joined.position).toBe('9000000000000000000');
    expect(foreign.joined.position).not.toBe('9000000000000000000');
  });
});
