import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ApiKeyUsageView } from '@contracts/views/user.view.js';

/** Days for which calls are stored. */
const RETENTION_DAYS = 90;
/** More than all operations of 90 days. */
const MAX_ROWS = 50_000;

const today = `(now() at time zone 'UTC')::date`;

/** Locks rows in a fixed order, so that backends do not deadlock; leaves out deleted keys. */
const add = `
  insert into api_key_usage as known (user_id, day, operation, calls)
  select u.id, ${today}, counted.operation, counted.calls
    from unnest($1::integer[], $2::text[], $3::bigint[]) as counted (user_id, operation, calls)
    join user_account u on u.id = counted.user_id
   order by u.id, counted.operation
  on conflict (user_id, day, operation) do update set calls = known.calls + excluded.calls`;

const list = `
  select to_char(day, 'YYYY-MM-DD') as day, operation, calls::integer as calls
    from api_key_usage where user_id = $1 and day > ${today} - ${RETENTION_DAYS}
   order by day desc, calls desc, operation limit ${MAX_ROWS}`;

/** Calls of one key to one operation. */
export interface CountedCalls {
  readonly userId: number;
  /** Method and path, as in the API's description. */
  readonly operation: string;
  readonly calls: number;
}

/** Stores the requests of API keys by operation and day. */
@Injectable()
export class ApiKeyUsageRepository {
  constructor(private readonly database: DataSource) {}

  /** Adds to the counts of today (UTC). */
  async add(counted: readonly CountedCalls[]): Promise<void> {
    await this.database.query(add, [
      counted.map(({ userId }) => userId),
      counted.map(({ operation }) => operation),
      counted.map(({ calls }) => calls),
    ]);
  }

  /** Newest day first; within a day, the most called operation first. */
  list(userId: number): Promise<ApiKeyUsageView[]> {
    return this.database.query<ApiKeyUsageView[]>(list, [userId]);
  }

  async deleteOld(): Promise<void> {
    await this.database.query(
      `delete from api_key_usage where day <= ${today} - ${RETENTION_DAYS}`,
    );
  }
}
