import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';

import { PostgresListener } from '../database/postgres-listener.js';

/** First half of the advisory lock that each running instance holds on its number. */
export const INSTANCE_LOCK = 72_035;

/** Others try the lock for an instant when they look up an operation; a lost session may hold it for longer. */
const LOCK_TIMEOUT = '1s';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Number of this process among all backends on the database. Held by a session lock, so that others can tell
 * whether it is running. It is held again after a lost connection, because its requests may still be running; a new one
 * is assigned only while the database still attributes the lock to the lost session.
 */
@Injectable()
export class InstanceId {
  private number: number | null = null;

  constructor(listener: PostgresListener) {
    listener.onConnected(async (connection) => {
      if (this.number !== null && (await holdAgain(connection, this.number))) return;
      this.number = await holdNext(connection);
    });
  }

  /** @throws while the database has not been reached yet */
  get current(): number {
    if (this.number === null) throw new Error('this instance has no id yet');
    return this.number;
  }
}

async function holdNext(connection: ClientBase): Promise<number | null> {
  const { rows } = await connection.query<{ number: number }>(
    `with next as (select nextval('backend_instance')::int as number)
     select number, pg_advisory_lock(${INSTANCE_LOCK}, number) from next`,
  );
  return rows[0]?.number ?? null;
}

/** Returns false if another session holds it. */
async function holdAgain(connection: ClientBase, number: number): Promise<boolean> {
  await connection.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  try {
    await connection.query(`select pg_advisory_lock(${INSTANCE_LOCK}, $1)`, [number]);
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
    return false;
  } finally {
    await connection.query('reset lock_timeout');
  }
}
