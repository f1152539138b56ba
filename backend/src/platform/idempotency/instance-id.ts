import { Injectable } from '@nestjs/common';

import { PostgresListener } from '../database/postgres-listener.js';

/** First half of the advisory lock that each running instance holds on its number. */
export const INSTANCE_LOCK = 72_035;

/**
 * Number of this process among all backends on the database. Held by a session lock, so that others can tell
 * whether it is running; a new one is assigned after a lost connection.
 */
@Injectable()
export class InstanceId {
  private number: number | null = null;

  constructor(listener: PostgresListener) {
    listener.onConnected(async (connection) => {
      const { rows } = await connection.query<{ number: number }>(
        `with next as (select nextval('backend_instance')::int as number)
         select number, pg_advisory_lock(${INSTANCE_LOCK}, number) from next`,
      );
      this.number = rows[0]?.number ?? null;
    });
  }

  /** @throws while the database has not been reached yet */
  get current(): number {
    if (this.number === null) throw new Error('this instance has no id yet');
    return this.number;
  }
}
