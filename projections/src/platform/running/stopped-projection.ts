import type { Pool } from 'pg';

import type { Position } from '@contracts/events/domain-event.js';

import { inTransaction } from '../row-database.js';

/** Thrown unless the projection has stopped at an event. */
export class NotStopped extends Error {
  constructor(name: string) {
    super(`${name} is not stopped at an event`);
  }
}

/** Makes a stopped projection retry the same event. @throws NotStopped */
export async function retryStopped(pool: Pool, name: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update projection_checkpoint
     set state = 'initial', error = null, error_position = null, updated_at = now()
     where name = $1 and state = 'stopped'`,
    [name],
  );
  if (rowCount !== 1) throw new NotStopped(name);
}

/**
 * Makes a stopped projection continue after the event it stopped at, and records the skip with its reason and author.
 * Returns the position of that event. @throws NotStopped
 */
export async function skipStopped(pool: Pool, name: string, operator: string): Promise<Position> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ position: Position }>(
      `insert into projection_skip (name, position, error, skipped_by)
       select name, error_position, error, $2 from projection_checkpoint
       where name = $1 and state = 'stopped' and error_position is not null
       for update
       on conflict (name, position) do update set skipped_at = now(), skipped_by = $2
       returning position`,
      [name, operator],
    );
    const [skipped] = rows;
    if (!skipped) throw new NotStopped(name);
    await client.query(
      `update projection_checkpoint
       set position = $2, state = 'initial', error = null, error_position = null, updated_at = now()
       where name = $1`,
      [name, skipped.position],
    );
    return skipped.position;
  });
}
