import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import {
  chain,
  CHAIN_START,
  type ChainedEvent,
  type ChainEnd,
  type SecurityEvent,
} from './security-event.js';

/** Held while events are appended: one chain for all backends. */
const CHAIN_LOCK = 7_203_502;

const columns = `
  id, at, kind, outcome, user_id as "userId", user_name as "userName", subject_id as "subjectId",
  details, address, agent, correlation_id as "correlationId", previous_hash as "previousHash", hash`;

const insert = `
  insert into security_event (id, at, kind, outcome, user_id, user_name, subject_id, details,
                              address, agent, correlation_id, previous_hash, hash)
  select id, at, kind, outcome, "userId", "userName", "subjectId", details,
         address, agent, "correlationId", "previousHash", hash
    from json_to_recordset($1) as e (
      id bigint, at timestamptz, kind text, outcome text, "userId" integer, "userName" text,
      "subjectId" integer, details text, address text, agent text, "correlationId" text,
      "previousHash" text, hash text)`;

/** Whose events are listed: all, or those by or about these users. */
export interface SecurityLogFilter {
  /** Null for everybody's. */
  readonly own: number | null;
  readonly clientIds: readonly number[];
  readonly customerIds: readonly number[];
  readonly isUnrestricted: boolean;
  readonly userId: number | undefined;
  readonly kind: string | undefined;
  readonly outcome: string | undefined;
  readonly before: number | undefined;
}

/** Appends to the security log and reads it. */
@Injectable()
export class SecurityLogRepository {
  constructor(private readonly database: DataSource) {}

  async append(events: readonly SecurityEvent[]): Promise<void> {
    await this.database.transaction(async (work) => {
      await work.query('select pg_advisory_xact_lock($1)', [CHAIN_LOCK]);
      const [end] = await work.query<ChainEnd[]>(
        'select id, hash from security_event order by id desc limit 1',
      );
      await work.query(insert, [JSON.stringify(chain(end ?? CHAIN_START, events))]);
    });
  }

  /** Lists events, newest first. */
  async list(filter: SecurityLogFilter, limit: number): Promise<ChainedEvent[]> {
    const values: unknown[] = [];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const parts = [
      filter.isUnrestricted ? 'true' : inScope(filter, bind),
      ...(filter.userId === undefined
        ? []
        : [`${bind(filter.userId)} in (e.user_id, e.subject_id)`]),
      ...(filter.kind === undefined ? [] : [`e.kind = ${bind(filter.kind)}`]),
      ...(filter.outcome === undefined ? [] : [`e.outcome = ${bind(filter.outcome)}`]),
      ...(filter.before === undefined ? [] : [`e.id < ${bind(filter.before)}`]),
    ];
    return this.database.query<ChainedEvent[]>(
      `select ${columns} from security_event e where ${parts.join(' and ')}
        order by e.id desc limit ${bind(limit)}`,
      values,
    );
  }

  /** Lists events in their order, for the check of the chain. */
  listAfter(id: number, limit: number): Promise<ChainedEvent[]> {
    return this.database.query<ChainedEvent[]>(
      `select ${columns} from security_event where id > $1 order by id limit $2`,
      [id, limit],
    );
  }

  /** Deletes what is older than 400 days, the oldest first. */
  async deleteOld(): Promise<void> {
    await this.database.query(`delete from security_event where at < now() - interval '400 days'`);
  }
}

/** One's own events, and those by or about users with a role in scope. */
function inScope(
  { own, clientIds, customerIds }: SecurityLogFilter,
  bind: (value: unknown) => string,
): string {
  const mine = bind(own);
  if (clientIds.length + customerIds.length === 0)
    return `${mine}::integer in (e.user_id, e.subject_id)`;
  const users = `select r.user_id from user_role r
    where r.client_id = any(${bind(clientIds)}::integer[]) or r.customer_id = any(${bind(customerIds)}::integer[])`;
  return `(${mine}::integer in (e.user_id, e.subject_id) or e.subject_id in (${users}))`;
}
