import type { ClientBase } from 'pg';

/** The environment does not match the configuration; the message is one line for the operator. */
export class MigrationRefused extends Error {}

/** @throws MigrationRefused naming the variable whose server is unreachable */
export async function withConnectionError<T>(variable: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new MigrationRefused(`${variable} cannot be reached: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** Innermost cause: the message from the network or the server. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error.message;
}

/**
 * Read models store their progress as positions that mean nothing in another event store: the system would look empty.
 * @throws MigrationRefused
 */
export async function ensureSameEventStore(client: ClientBase, url: string): Promise<void> {
  const tables = await client.query<{ checkpoints: string | null }>(
    `select to_regclass('projection_checkpoint')::text as checkpoints`,
  );
  if (!tables.rows[0]?.checkpoints) return; // a database without read models

  const { rows } = await client.query<{ position: string }>(
    `select position from projection_checkpoint where position <> '' limit 1`,
  );
  const [known] = rows;
  const isOnEventStoreDB = !url.startsWith('postgres');
  if (!known || known.position.includes(':') === isOnEventStoreDB) return;
  throw new MigrationRefused(
    isOnEventStoreDB
      ? 'EVENT_STORE_URL names EventStoreDB, but the events of this database are stored in Postgres'
      : 'EVENT_STORE_URL must name EventStoreDB: the events of this database are stored there',
  );
}
