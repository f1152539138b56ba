import { upcasters as currentUpcasters } from '@contracts/events/upcasters.js';

import type { EventStore } from './event-store.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';
import { withUpcasters, type Upcasters } from './upcasting.js';

const openPostgres = (url: string): Promise<EventStore> => PostgresEventStore.open(url);

/** Imported dynamically: most installations do not use EventStoreDB. */
const openEventStoreDB = async (url: string): Promise<EventStore> => {
  const { EventStoreDBEventStore } = await import('./eventstoredb/eventstoredb-event-store.js');
  return new EventStoreDBEventStore(url);
};

const openers = new Map([
  ['postgres', openPostgres],
  ['postgresql', openPostgres],
  ['esdb', openEventStoreDB],
  ['esdb+discover', openEventStoreDB],
]);

/**
 * Opens the event store of EVENT_STORE_URL: `postgres://` (with its schema brought up to date), `esdb://` or
 * `esdb+discover://`. Events are returned in their current schema; without upcasters as they were written, which is
 * what their hashes cover. The caller closes it.
 */
export async function connectEventStore(
  url: string,
  upcasters: Upcasters = currentUpcasters,
): Promise<EventStore> {
  const [scheme = ''] = url.split('://', 1);
  const open = openers.get(scheme);
  if (!open)
    throw new Error(`EVENT_STORE_URL must begin with ${[...openers.keys()].join('://, ')}://`);
  return withUpcasters(await open(url), upcasters);
}

/**
 * Prepares the user of EVENT_STORE_URL in EventStoreDB, which may read and append but not delete. Idempotent.
 * @param adminUrl EVENT_STORE_ADMIN_URL, which signs in as an administrator of the server
 * @throws if the server is unreachable or rejects the request
 */
export async function prepareEventStoreUser(adminUrl: string, url: string): Promise<void> {
  const { grantToUser } = await import('./eventstoredb/application-user.js');
  await grantToUser(adminUrl, url);
}
