import { io, type Socket } from 'socket.io-client';

import {
  channels,
  type Presence,
  type RecordsChanged,
  type RowsChanged,
  type RowsChangedNotice,
} from '@contracts/realtime/messages.js';

import { moveRecordsVersion } from '../platform/audit/records-version.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../testing/start-backend.js';

let backend: RunningBackend;
const sockets: Socket[] = [];

beforeAll(async () => {
  backend = await startBackend('realtime');
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

const open = (token?: string, url = backend.url): Socket => {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(token !== undefined && { auth: { token } }),
  });
  sockets.push(socket);
  return socket;
};

const next = <Message>(socket: Socket, name: string): Promise<Message> =>
  new Promise((resolve) => socket.once(name, resolve));

const connected = async (email: string, roles: Parameters<typeof signedInUser>[1]['roles']) => {
  const user = await signedInUser(backend, { email, roles });
  const socket = open(user.token);
  await next(socket, 'session-changed');
  return { ...user, socket };
};

const endless = (depth: number): object => {
  let value: object = {};
  for (let level = 0; level < depth; level += 1) value = { x: value };
  return value;
};

/** Notifies as a projection does after its commit. */
const announce = (notice: Partial<RowsChangedNotice>) =>
  backend.database.query('select pg_notify($1, $2)', [
    channels.rowsChanged,
    JSON.stringify({ readModel: 'consignment-list', position: '7', rows: [], ...notice }),
  ]);

describe('connecting', () => {
  it.each([undefined, 'not a token'])('is refused with the token %s', async (token) => {
    const error = await next<Error>(open(token), 'connect_error');

    expect(error.message).toBe('Please sign in');
  });

  it('is counted, and so are messages', async () => {
    await connected('counted@x.example', []);

    const metrics = await (await fetch(`${backend.url}/metrics`)).text();
    expect(metrics).toMatch(/^linehaul_sockets 1$/m);
    for (const direction of ['received', 'sent'])
      expect(metrics).toMatch(
        new RegExp(`^linehaul_socket_messages_total{direction="${direction}"} [1-9]`, 'm'),
      );
  });

  it('ends when the user is disabled', async () => {
    const { id, socket } = await connected('ended@x.example', []);
    const ended = next(socket, 'disconnect');

    await backend.database.query(`update user_account set status = 'DISABLED' where id = $1`, [id]);

    expect(await ended).toBe('io server disconnect');
  });
});

describe('row changes', () => {
  it('reach only sockets whose scope holds the client', async () => {
    const mine = await connected('mine@x.example', [{ role: 'CLIENT_USER', clientId: 10 }]);
    const whole = await connected('whole@x.example', [{ role: 'CUSTOMER_ADMIN', customerId: 1 }]);
    const everything = await connected('super@x.example', [{ role: 'SUPER_ADMIN' }]);
    const foreign = await connected('foreign@x.example', [{ role: 'CLIENT_USER', clientId: 20 }]);
    const heard: RowsChanged[] = [];
    foreign.socket.on('rows-changed', (message: RowsChanged) => heard.push(message));
    const all = [mine, whole, everything].map(({ socket }) =>
      next<RowsChanged>(socket, 'rows-changed'),
    );

    // Client 12 is a descendant of client 10; the last notice is visible to everyone, so no other can follow it.
    await announce({ clientId: 12, customerId: 1, rows: [{ consignmentId: 500 }] });
    const own = next(foreign.socket, 'rows-changed');
    await announce({ clientId: 20, customerId: 2 });
    await own;

    for (const message of await Promise.all(all))
      expect(message).toEqual({
        readModel: 'consignment-list',
        clientId: 12,
        position: '7',
        rows: [{ consignmentId: 500 }],
      });
    expect(heard.map(({ clientId }) => clientId)).toEqual([20]);
  });

  it('reach a socket as soon as it is granted a role for the client', async () => {
    const { id, socket } = await connected('later@x.example', [
      { role: 'CLIENT_USER', clientId: 20 },
    ]);
    const told = next(socket, 'session-changed');
    await backend.database.query(
      `insert into user_role (user_id, role, client_id) values ($1, 'CLIENT_USER', 13)`,
      [id],
    );
    await told;

    const heard = next<RowsChanged>(socket, 'rows-changed');
    await announce({ clientId: 13, customerId: 1 });

    expect((await heard).clientId).toBe(13);
  });
});

describe('changes of records', () => {
  const banner = (customerId: number, text: string) =>
    backend.database.query('update customer set banner_message = $2 where id = $1', [
      customerId,
      text,
    ]);

  it("tell every session that sees the client, those of its staff included, and no other tenant's", async () => {
    const own = await connected('own@x.example', [{ role: 'CLIENT_USER', clientId: 10 }]);
    const staff = await connected('staff@x.example', [{ role: 'CUSTOMER_USER', customerId: 1 }]);
    const operator = await connected('operator@x.example', [{ role: 'SUPER_ADMIN' }]);
    const foreign = await connected('stranger@x.example', [{ role: 'CLIENT_USER', clientId: 20 }]);
    const heard: RecordsChanged[] = [];
    foreign.socket.on('records-changed', (message: RecordsChanged) => heard.push(message));
    const all = [own, staff, operator].map(({ socket }) =>
      next<RecordsChanged>(socket, 'records-changed'),
    );

    await backend.database.query('update client set manifesting_active = false where id = 10');
    const foreignNews = next(foreign.socket, 'records-changed');
    await banner(2, 'Closed on Monday');
    await foreignNews;

    for (const message of await Promise.all(all))
      expect(message).toMatchObject({ kinds: ['client'], clientId: 10 });
    expect(heard).toMatchObject([{ kinds: ['customer'], clientId: 20 }]);
  });

  it("of a customer tell its clients' users, too", async () => {
    const { socket } = await connected('reader@x.example', [{ role: 'CLIENT_USER', clientId: 12 }]);
    const told = next<RecordsChanged>(socket, 'records-changed');

    await banner(1, 'No pickups on Monday');

    expect(await told).toMatchObject({ kinds: ['customer'], clientId: 12 });
  });

  it.each([
    ['category', `insert into category (client_id, category_desc) values (13, 'Season')`],
    [
      'category',
      `insert into category_entry (category_id, entry_desc) select id, 'Winter' from category`,
    ],
    ['category', `delete from category_entry`],
  ])('name the kind of the record: %s', async (kind, statement) => {
    const { socket } = await connected(`${statement.length}@x.example`, [
      { role: 'CLIENT_USER', clientId: 13 },
    ]);
    const told = next<RecordsChanged>(socket, 'records-changed');

    await backend.database.query(statement);

    expect(await told).toMatchObject({ kinds: [kind], clientId: 13 });
  });

  it('carry the version that a reader has to wait for', async () => {
    const { socket } = await connected('version@x.example', [
      { role: 'CLIENT_USER', clientId: 10 },
    ]);
    const told = next<RecordsChanged>(socket, 'records-changed');

    const version = await backend.database.transaction(async (manager) => {
      await manager.query('update client set goods_pickup = true where id = 10');
      return moveRecordsVersion(manager);
    });

    expect((await told).version).toBe(version);
  });
});

describe('watching a record', () => {
  it('sends presence to everyone watching it, on every server', async () => {
    const other = await backend.startAnother();
    const first = await connected('first@x.example', [{ role: 'CLIENT_USER', clientId: 10 }]);
    const user = await signedInUser(backend, {
      email: 'second@x.example',
      name: 'Second',
      roles: [{ role: 'CUSTOMER_USER', customerId: 1 }],
    });
    const second = open(user.token, await other.getUrl());
    await next(second, 'session-changed');

    const alone = next<Presence>(first.socket, 'presence');
    first.socket.emit('watch', { type: 'consignment', id: 500 });
    expect((await alone).people).toHaveLength(1);

    const together = next<Presence>(first.socket, 'presence');
    second.emit('watch', { type: 'consignment', id: 500 });
    expect(new Set((await together).people.map(({ id }) => id))).toEqual(
      new Set([first.id, user.id]),
    );

    const left = next<Presence>(first.socket, 'presence');
    second.disconnect();
    expect((await left).people.map(({ id }) => id)).toEqual([first.id]);
  });

  it.each([
    ['of another tenant', 501],
    ['that does not exist', 999],
  ])('%s is answered as not found', async (_, id) => {
    const { socket } = await connected(`outside${id}@x.example`, [
      { role: 'CLIENT_USER', clientId: 10 },
    ]);
    const refused = next(socket, 'exception');

    socket.emit('watch', { type: 'consignment', id });

    expect(await refused).toEqual({
      statusCode: 404,
      message: 'Record not found',
      error: 'Not Found',
      code: 'record.not_found',
    });
  });

  it('requires an existing record', async () => {
    const { socket } = await connected('nothing@x.example', []);

    for (const record of [{ type: 'user', id: '1; drop' }, undefined, endless(3_000)]) {
      const refused = next(socket, 'exception');
      socket.emit('watch', record);
      expect(await refused).toMatchObject({ statusCode: 400, code: 'request.invalid' });
    }
  });
});
