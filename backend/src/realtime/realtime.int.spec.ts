import {
  type Joined,
  type RecordsChanged,
  type RowsChanged,
} from '@contracts/realtime/messages.js';

import { TokenService } from '../identity/index.js';
import { incrementRecordsVersion } from '../platform/audit/audited.repository.js';
import { TooBusy } from '../platform/limits/limit.errors.js';
import { signedInUser } from '../testing/start-backend.js';
import { backend, open, next, connected, announce, setUpRealtime } from './realtime.fixture.js';

setUpRealtime('realtime');

describe('connecting', () => {
  it.each([undefined, 'not a token'])('is rejected with the token %s', async (token) => {
    const error = await next<Error>(open(token), 'connect_error');

    expect(error.message).toBe('Please sign in');
  });

  it.each([
    ['checked', 0, new Error('Connection terminated')],
    ['joining its rooms', 1, new Error('Connection terminated')],
    ['checked by a busy server', 0, new TooBusy(1)],
  ])('is tried again after a failure while it is %s', async (when, earlier, failure) => {
    const email = `${when.replaceAll(' ', '-')}@x.example`;
    const { token } = await signedInUser(backend, { email, roles: [] });
    const tokens = backend.app.get(TokenService);
    const session = tokens.session.bind(tokens);
    let calls = 0;
    const failing = jest.spyOn(tokens, 'session').mockImplementation((...given) => {
      if (calls++ === earlier) return Promise.reject(failure);
      return session(...given);
    });

    const socket = open(token, backend.url, { reconnection: true, reconnectionDelay: 10 });
    await next(socket, 'session-changed');

    expect(socket.connected).toBe(true);
    expect(calls).toBeGreaterThan(earlier + 1);
    failing.mockRestore();
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

  it('ends with its API key', async () => {
    const { id, socket } = await connected('rotated@x.example', []);
    const ended = next(socket, 'disconnect');

    await backend.database.query(
      `update user_account set kind = 'API_KEY', expires_at = now() + interval '1 second' where id = $1`,
      [id],
    );

    expect(await ended).toBe('io server disconnect');
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
    const received: RowsChanged[] = [];
    foreign.socket.on('rows-changed', (message: RowsChanged) => received.push(message));
    const all = [mine, whole, everything].map(({ socket }) =>
      next<RowsChanged>(socket, 'rows-changed'),
    );

    // Client 12 is a descendant of client 10; the last notice reaches the other customer's socket, so any earlier one
    // would have arrived before it.
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
    expect(received.map(({ clientId }) => clientId)).toEqual([20]);
  });

  it('reach a socket as soon as it is granted a role for the client', async () => {
    const { id, socket } = await connected('later@x.example', [
      { role: 'CLIENT_USER', clientId: 20 },
    ]);
    const message = next(socket, 'session-changed');
    await backend.database.query(
      `insert into user_role (user_id, role, client_id) values ($1, 'CLIENT_USER', 13)`,
      [id],
    );
    await message;

    const received = next<RowsChanged>(socket, 'rows-changed');
    await announce({ clientId: 13, customerId: 1 });

    expect((await received).clientId).toBe(13);
  });
});

describe('changes of records', () => {
  const banner = (customerId: number, text: string) =>
    backend.database.query('update customer set banner_message = $2 where id = $1', [
      customerId,
      text,
    ]);

  it("reach every session that sees the client, including its staff, and no other tenant's", async () => {
    const own = await connected('own@x.example', [{ role: 'CLIENT_USER', clientId: 10 }]);
    const staff = await connected('staff@x.example', [{ role: 'CUSTOMER_USER', customerId: 1 }]);
    const operator = await connected('operator@x.example', [{ role: 'SUPER_ADMIN' }]);
    const foreign = await connected('outsider@x.example', [{ role: 'CLIENT_USER', clientId: 20 }]);
    const received: RecordsChanged[] = [];
    foreign.socket.on('records-changed', (message: RecordsChanged) => received.push(message));
    const all = [own, staff, operator].map(({ socket }) =>
      next<RecordsChanged>(socket, 'records-changed'),
    );

    await backend.database.query('update client set manifesting_active = false where id = 10');
    const foreignMessage = next(foreign.socket, 'records-changed');
    await banner(2, 'Closed on Monday');
    await foreignMessage;

    for (const message of await Promise.all(all))
      expect(message).toMatchObject({ kinds: ['client'], clientId: 10 });
    expect(received).toMatchObject([{ kinds: ['customer'], clientId: 20 }]);
  });

  it("of a customer reach its clients' users, too", async () => {
    const { socket } = await connected('reader@x.example', [{ role: 'CLIENT_USER', clientId: 12 }]);
    const message = next<RecordsChanged>(socket, 'records-changed');

    await banner(1, 'No pickups on Monday');

    expect(await message).toMatchObject({ kinds: ['customer'], clientId: 12 });
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
    const message = next<RecordsChanged>(socket, 'records-changed');

    await backend.database.query(statement);

    expect(await message).toMatchObject({ kinds: [kind], clientId: 13 });
  });

  it('have an age, like those of rows, for a socket that joins after them, in its own rooms', async () => {
    const role = { role: 'CLIENT_USER', clientId: 10 } as const;
    const observer = await connected('witness@x.example', [role]);
    const all = ['records-changed', 'rows-changed'].map((name) => next(observer.socket, name));
    await backend.database.query('update client set manifesting_active = true where id = 10');
    await announce({ readModel: 'manifest-list', clientId: 10, customerId: 1 });
    await Promise.all(all);

    const late = await signedInUser(backend, { email: 'late@x.example', roles: [role] });
    const foreign = await signedInUser(backend, {
      email: 'elsewhere@x.example',
      roles: [{ role: 'CLIENT_USER', clientId: 20 }],
    });
    const [joined, elsewhere] = await Promise.all(
      [late, foreign].map(({ token }) => next<Joined>(open(token), 'joined')),
    );

    expect(joined?.recent?.agoMs).toMatchObject({
      client: expect.any(Number),
      'manifest-list': expect.any(Number),
    });
    expect(joined?.recent?.agoMs.client).toBeLessThan(joined?.recent?.knownForMs ?? 0);
    expect(elsewhere?.recent?.agoMs).not.toHaveProperty('manifest-list');
  });

  it('carry the version that a reader has to wait for', async () => {
    const { socket } = await connected('version@x.example', [
      { role: 'CLIENT_USER', clientId: 10 },
    ]);
    const message = next<RecordsChanged>(socket, 'records-changed');

    const version = await backend.database.transaction(async (manager) => {
      await manager.query('update client set goods_pickup = true where id = 10');
      return incrementRecordsVersion(manager);
    });

    expect((await message).version).toBe(version);
  });
});
