import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

import {
  startGuardedEventStoreDB,
  type GuardedEventStoreDB,
} from '../../../test/support/eventstoredb/start-eventstoredb.js';
import { connectEventStore, prepareEventStoreUser } from '../connect-event-store.js';
import { subscribeUntil, idsOf, newEvent, newStream } from '../testing/sample-events.js';
import { grantToUser } from './application-user.js';

const USER = 'linehaul';
const PASSWORD = 'of-the-programs';

let server: GuardedEventStoreDB;
let adminUrl: string;
let url: string;

beforeAll(async () => {
  server = await startGuardedEventStoreDB('of-the-administrator');
  adminUrl = server.urlOf('admin', 'of-the-administrator');
  url = server.urlOf(USER, PASSWORD);
  await prepareEventStoreUser(adminUrl, url);
});

afterAll(() => server.stop());

async function asUser<Result>(work: (client: EventStoreDBClient) => Promise<Result>) {
  const client = EventStoreDBClient.connectionString(url);
  try {
    return await work(client);
  } finally {
    await client.dispose();
  }
}

/** Explicit credentials make the client send each append in a call of its own. */
const credentials = { username: USER, password: PASSWORD };

describe('application user', () => {
  it('appends, reads and follows all streams', async () => {
    const store = await connectEventStore(url);
    const stream = newStream('followed');
    const event = newEvent();
    const after = await store.lastPosition();
    await store.append(stream, [event], 'noStream');

    expect(idsOf((await store.readAll({ after, limit: 10 })).events)).toEqual([event.id]);
    const options = { after, prefixes: ['followed-'] };
    expect(idsOf(await subscribeUntil(store, 1, options))).toEqual([event.id]);
    await store.close();
  });

  it('is unknown before it is prepared', async () => {
    const bare = await startGuardedEventStoreDB('x');
    const store = await connectEventStore(bare.urlOf(USER, PASSWORD));
    await expect(store.append(newStream(), [newEvent()], 'any')).rejects.toThrow('Access Denied');
    await store.close();
    await bare.stop();
  });

  it.each([
    ['delete a stream', (client, stream) => client.deleteStream(stream)],
    ['tombstone a stream', (client, stream) => client.tombstoneStream(stream)],
    ['truncate a stream', (client, stream) => client.setStreamMetadata(stream, { maxCount: 1 })],
    [
      'change who can read all streams',
      (client) => client.setStreamMetadata('$all', { acl: { readRoles: ['$all'] } }),
    ],
    [
      'change the default access',
      (client) =>
        client.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data: {} }), {
          credentials,
        }),
    ],
    [
      "write to the server's own streams",
      (client) =>
        client.appendToStream('$user-admin', jsonEvent({ type: '$User', data: {} }), {
          credentials,
        }),
    ],
  ] as readonly (readonly [
    string,
    (client: EventStoreDBClient, stream: string) => Promise<unknown>,
  ])[])('cannot %s', async (_, attack) => {
    const store = await connectEventStore(url);
    const stream = newStream();
    const event = newEvent();
    await store.append(stream, [event], 'noStream');

    await expect(asUser((client) => attack(client, stream))).rejects.toThrow(/denied/i);
    expect(await store.readStream(stream, { after: -1, limit: 10 })).toHaveLength(1);
    await store.close();
  });

  it('cannot make itself an administrator', async () => {
    const other = server.urlOf('other', 'y');
    await expect(grantToUser(url, other, 100)).rejects.toThrow('the server responded with 401');
  });

  it('can be prepared again without side effects, and gets the password from its URL', async () => {
    const written = server.log.records.length;
    await prepareEventStoreUser(adminUrl, url);
    expect(server.log.records).toHaveLength(written);

    const changed = server.urlOf(USER, 'another');
    await prepareEventStoreUser(adminUrl, changed);
    const store = await connectEventStore(changed);
    await expect(store.lastPosition()).resolves.toEqual(expect.any(String));
    await store.close();
    await prepareEventStoreUser(adminUrl, url);
  });
});
