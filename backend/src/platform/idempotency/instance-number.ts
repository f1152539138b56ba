import { Injectable } from '@nestjs/common';

import { PostgresListener } from '../database/postgres-listener.js';

/** First half of the advisory lock each running instance holds on its number. */
export const INSTANCE_LOCK = 72_035;

/**
 * The number of this process among all backends on the database. It holds a session lock on it, so that
 * the others can tell whether it is still there; after a lost connection it gets a new one.
 */
@Injectable()
export class InstanceNumber {
  private number: number | null = null;

  constructor(listener: PostgresListener) {
    listener.whenConnected(async (connection) => {
      const { rows } = await connection.query<{ number: number }>(
        `with next as (select nextval('backend_instance')::int as number)
         select number, pg_advisory_lock(${INSTANCE_LOCK}, number) from next`,
      );
      this.number = rows[0]?.number ?? null;
    });
  }

  /** @throws while the database has not been reached yet */
  get current(): number {
    if (this.number === null) throw new Error('this instance has no number yet');
    return this.number;
  }
}
