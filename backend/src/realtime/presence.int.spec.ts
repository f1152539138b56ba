import { type Presence } from '@contracts/realtime/messages.js';

import { waitUntil } from '../../../projections/src/testing/eventually.js';
import { signedInUser } from '../testing/start-backend.js';
import { RecordOwnerQueries } from './queries/record-owner.queries.js';
import { backend, open, next, connected, endless, setUpRealtime } from './realtime.fixture.js';

setUpRealtime('presence');

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
  ])('%s returns not found', async (_, id) => {
    const { socket } = await connected(`outside${id}@x.example`, [
      { role: 'CLIENT_USER', clientId: 10 },
    ]);
    const rejected = next(socket, 'exception');

    socket.emit('watch', { type: 'consignment', id });

    expect(await rejected).toEqual({
      statusCode: 404,
      message: 'Record not found',
      error: 'Not Found',
      code: 'record.not_found',
    });
  });

  it('returns not found and joins no one when access ends while the record is being looked up', async () => {
    const viewer = await connected('viewer@x.example', [{ role: 'CLIENT_USER', clientId: 10 }]);
    const other = await connected('other@x.example', [{ role: 'CLIENT_USER', clientId: 10 }]);
    const owners = backend.app.get(RecordOwnerQueries, { strict: false });
    const find = owners.find.bind(owners);
    jest.spyOn(owners, 'find').mockImplementationOnce(async (record) => {
      const owner = await find(record);
      const changed = next(other.socket, 'session-changed');
      await backend.database.query('delete from user_role where user_id = $1', [other.id]);
      await changed;
      return owner;
    });
    const rejected = next(other.socket, 'exception');
    other.socket.emit('watch', { type: 'consignment', id: 500 });
    expect(await rejected).toMatchObject({ statusCode: 404 });

    const shown: Presence[] = [];
    viewer.socket.on('presence', (presence: Presence) => shown.push(presence));
    viewer.socket.emit('watch', { type: 'consignment', id: 500 });
    // the other's departure may be shown first
    const people = await waitUntil(
      () => Promise.resolve(shown.at(-1)?.people ?? []),
      ({ length }) => length > 0,
    );
    expect(people.map(({ id }) => id)).toEqual([viewer.id]);
  });

  it('requires an existing record', async () => {
    const { socket } = await connected('nothing@x.example', []);

    for (const record of [{ type: 'user', id: '1; drop' }, undefined, endless(3_000)]) {
      const rejected = next(socket, 'exception');
      socket.emit('watch', record);
      expect(await rejected).toMatchObject({ statusCode: 400, code: 'request.invalid' });
    }
  });
});
