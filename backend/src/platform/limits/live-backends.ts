import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { INSTANCE_LOCK } from '../idempotency/instance-id.js';

const EVERY_MS = 60_000;

/** Each backend holds an advisory lock on its number, and so does each worker: the count is never too low. */
const COUNT = `
  select count(*)::integer as count from pg_locks
   where locktype = 'advisory' and granted and classid = ${INSTANCE_LOCK} and objsubid = 2
     and database = (select oid from pg_database where datname = current_database())`;

/** Number of backends on the database, as last counted; at least this one. */
@Injectable()
export class LiveBackends {
  private readonly log = new Logger(LiveBackends.name);
  private counted = 1;
  private countedAt = 0;

  constructor(private readonly database: DataSource) {}

  /** Counted again in the background at most once a minute, so that it is known while the database is unavailable. */
  get count(): number {
    return this.counted;
  }

  /** Call while the database responds. */
  refresh(): void {
    if (this.countedAt > Date.now() - EVERY_MS) return;
    this.countedAt = Date.now();
    this.database.query<{ count: number }[]>(COUNT).then(
      ([row]) => {
        this.counted = Math.max(1, row?.count ?? 1);
      },
      (error: unknown) => {
        this.log.warn(`The backends could not be counted: ${String(error)}`);
      },
    );
  }
}
