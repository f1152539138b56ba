import { randomUUID } from 'node:crypto';

import type { ClientBase } from 'pg';

import type { Position } from '@contracts/events/domain-event.js';
import type { EventStore } from '@event-store/event-store.js';

import type { IdKind } from '../id-allocator.js';
import { BLOCK_SIZE, idSequences } from './id-sequences.js';
import { MigrationRefused } from './migration-checks.js';

/** Stream of a separate event store that identifies its installation; its only event contains the id. */
export const INSTALLATION_STREAM = 'installation';
const INSTALLATION_CREATED = 'InstallationFounded';
const PAGE = 1_000;
const UNRELATED_STORES =
  'EVENT_STORE_URL names an event store that is in use, but this database is new: it would issue ids that ' +
  'already exist. Use the database of that event store, restore its backup, or start with an empty event store';

interface Installation {
  readonly id: string;
  /** ISO instant. */
  readonly foundedAt: string;
}

/** Facts that the database contains about the event stores it has been used with. */
interface DatabaseState {
  /** Null before the first start with a separate event store, and in backups made before ids existed. */
  readonly installation: Installation | null;
  /** Highest position of all read models; empty for a new database. */
  readonly position: Position;
}

/**
 * Ensures that database and event store belong together: both hold the id of the installation. A pair from before ids
 * existed is accepted if both are used, or neither.
 *
 * A database restored from a backup older than the event store is repaired: ids continue after those of all streams,
 * and read models continue from their checkpoints.
 * @param report receives one line about what was repaired
 * @throws MigrationRefused when they do not belong together, or the event store is older than the database
 */
export async function ensureSameInstallation(
  client: ClientBase,
  store: EventStore,
  report: (line: string) => void,
): Promise<void> {
  const state = await readDatabaseState(client);
  const newest = await store.lastPosition();
  const stored = await findStoredInstallation(store);
  assertBelongTogether(state, stored, newest);
  const installation = state.installation ?? stored ?? newInstallation();
  // here first: after a crash between the two, the next start recognises it
  if (!state.installation) await saveInstallation(client, installation);
  if (!stored) await storeInstallation(store, installation);
  await advanceIds(client, store, state.position, report);
}

/** Neither used, nor started before with a separate event store. */
const isNew = ({ installation, position }: DatabaseState): boolean =>
  installation === null && position === '';

const newInstallation = (): Installation => ({
  id: randomUUID(),
  foundedAt: new Date().toISOString(),
});

/** @throws MigrationRefused */
function assertBelongTogether(
  state: DatabaseState,
  stored: Installation | null,
  newest: Position,
): void {
  const { installation, position } = state;
  if (newest !== '' && isNew(state)) throw new MigrationRefused(UNRELATED_STORES);
  if (stored && installation && stored.id !== installation.id)
    throw unrelated(installation, stored);
  if (newest < position)
    throw new MigrationRefused(
      `The event store ends at ${newest || 'its beginning'}, but this database has processed events up to ${position}: ` +
        'the event store is older than the database. Restore both from backups taken at the same time (docs/operations.md)',
    );
}

async function readDatabaseState(client: ClientBase): Promise<DatabaseState> {
  const installations = await client.query<{ id: string; foundedAt: Date }>(
    'select id, founded_at as "foundedAt" from installation',
  );
  const checkpoints = await client.query<{ position: Position | null }>(
    'select max(position collate "C") as position from projection_checkpoint',
  );
  const [row] = installations.rows;
  return {
    installation: row ? { id: row.id, foundedAt: row.foundedAt.toISOString() } : null,
    position: checkpoints.rows[0]?.position ?? '',
  };
}

async function saveInstallation(
  client: ClientBase,
  { id, foundedAt }: Installation,
): Promise<void> {
  await client.query('insert into installation (id, founded_at) values ($1, $2)', [id, foundedAt]);
}

async function findStoredInstallation(store: EventStore): Promise<Installation | null> {
  const [event] = await store.readStream(INSTALLATION_STREAM, { limit: 1 });
  return event ? (event.data as Installation) : null;
}

async function storeInstallation(
  store: EventStore,
  { id, foundedAt }: Installation,
): Promise<void> {
  const metadata = {
    actor: { id: 0, name: 'migration', kind: 'SYSTEM' as const, onBehalfOf: null },
    clientId: null,
    customerId: null,
    correlationId: randomUUID(),
    causationId: null,
    recordedAt: new Date().toISOString(),
    schemaVersion: 1,
  };
  const event = { id: randomUUID(), type: INSTALLATION_CREATED, data: { id, foundedAt }, metadata };
  await store.append(INSTALLATION_STREAM, [event], 'noStream');
}

function unrelated(installation: Installation, stored: Installation): MigrationRefused {
  const older = stored.foundedAt < installation.foundedAt ? 'event store' : 'database';
  return new MigrationRefused(
    'Database and event store belong to different installations: the database to ' +
      `${installation.id} (${installation.foundedAt}), the event store to ${stored.id} (${stored.foundedAt}). ` +
      `The ${older} is older. Correct DATABASE_URL or EVENT_STORE_URL, or restore both from backups taken at the same time`,
  );
}

/** Covers streams that began after `after`: earlier ones got their ids from sequences the database still has. */
async function highestIds(
  store: EventStore,
  after: Position,
): Promise<{ count: number; ids: ReadonlyMap<IdKind, number> }> {
  const ids = new Map<IdKind, number>();
  let count = 0;
  for (let from = after; ;) {
    const { events, scannedTo } = await store.readAll({ after: from, limit: PAGE });
    count += events.length;
    for (const { stream } of events) {
      const [, kind = '', id = ''] = /^(\w+)-(\d+)$/.exec(stream) ?? [];
      if (isKind(kind)) ids.set(kind, Math.max(ids.get(kind) ?? 0, Number(id)));
    }
    if (scannedTo === from) return { count, ids };
    from = scannedTo;
  }
}

const isKind = (kind: string): kind is IdKind => kind in idSequences;

/** Sets sequences that are behind to the block that holds the highest id: the next block is free. */
async function advanceIds(
  client: ClientBase,
  store: EventStore,
  after: Position,
  report: (line: string) => void,
): Promise<void> {
  const { count, ids } = await highestIds(store, after);
  const moved: string[] = [];
  for (const [kind, highest] of ids) {
    const block = Math.floor((highest - 1) / BLOCK_SIZE) * BLOCK_SIZE + 1;
    const sequence = idSequences[kind];
    const { rowCount } = await client.query(
      `select setval('${sequence}', $1) from ${sequence}
        where $1 > case when is_called then last_value else last_value - 1 end`,
      [block],
    );
    if (rowCount) moved.push(`${kind} ${block + BLOCK_SIZE}`);
  }
  if (moved.length > 0)
    report(
      `The database is older than its event store by ${count} events. Read models continue after ` +
        `${after || 'the beginning'}, ids at ${moved.join(', ')}`,
    );
}
