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

/** Users whose events are listed; either all, or those by or about these users. */
export interface SecurityLogFilter {
  /** Id of the reader, whose own events are always included; null without a reader. */
  readonly own: number | null;
  readonly clientIds: readonly number[];
  readonly customerIds: readonly number[];
  readonly isUnrestricted: boolean;
  readonly userId: number | undefined;
  /** LIKE pattern of a name or an email. */
  readonly who: string | undefined;
  readonly kind: string | undefined;
  readonly outcome: string | undefined;
  /** Beginning of an IP address. */
  readonly address: string | undefined;
  readonly from: Date | undefined;
  /** Excluded. */
  readonly to: Date | undefined;
  readonly before: number | undefined;
}

type Bind = (value: unknown) => string;

/** Users with a role for these clients and customers or, without roles, of these. */
const usersOfOwners = `
  select r.user_id as id from user_role r where r.client_id = any($1) or r.customer_id = any($2)
  union select u.id from user_account u
   where (u.client_id = any($1) or u.customer_id = any($2))
     and not exists (select 1 from user_role r where r.user_id = u.id)`;

/** With the name of the user it is about; null once that user is deleted. */
export type ListedEvent = ChainedEvent & { readonly subjectName: string | null };

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
  async list(filter: SecurityLogFilter, limit: number): Promise<ListedEvent[]> {
    const values: unknown[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const filters = Object.entries(conditions).flatMap(([name, toSql]) => {
      const value = filter[name as keyof typeof conditions];
      return value === undefined ? [] : [toSql(bind(value))];
    });
    const parts = [
      filter.isUnrestricted ? 'true' : await this.scopeCondition(filter, bind),
      filter.who === undefined ? 'true' : await this.namedCondition(filter.who, bind),
      ...filters,
    ];
    return this.database.query<ListedEvent[]>(
      `select ${columns}, (select u.name from user_account u where u.id = e.subject_id) as "subjectName"
         from security_event e where ${parts.join(' and ')}
        order by e.id desc limit ${bind(limit)}`,
      values,
    );
  }

  /** By or about users with this name or email. */
  private async namedCondition(pattern: string, bind: Bind): Promise<string> {
    const named = await this.listIds(
      'select u.id from user_account u where u.name ilike $1 or u.email ilike $1',
      [pattern],
    );
    return `(e.user_name ilike ${bind(pattern)} or e.subject_id = any(${bind(named)}::integer[]))`;
  }

  /** The reader's own events, and those about users with a role in scope or, without roles, an owner in scope. */
  private async scopeCondition(
    { own, clientIds, customerIds }: SecurityLogFilter,
    bind: Bind,
  ): Promise<string> {
    const mine = `${bind(own)}::integer in (e.user_id, e.subject_id)`;
    if (clientIds.length + customerIds.length === 0) return mine;
    const users = await this.listIds(usersOfOwners, [clientIds, customerIds]);
    return `(${mine} or e.subject_id = any(${bind(users)}::integer[]))`;
  }

  /** Known ids let the planner choose the index of the subject, which a subquery does not. */
  private async listIds(statement: string, values: readonly unknown[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(statement, [...values]);
    return rows.map(({ id }) => id);
  }

  /** Lists events in order, to verify the chain. */
  listAfter(id: number, limit: number): Promise<ChainedEvent[]> {
    return this.database.query<ChainedEvent[]>(
      `select ${columns} from security_event where id > $1 order by id limit $2`,
      [id, limit],
    );
  }

  /** Deletes what is older than 400 days, oldest first. */
  async deleteOld(): Promise<void> {
    await this.database.query(`delete from security_event where at < now() - interval '400 days'`);
  }
}

/** Condition of each filter. */
const conditions = {
  userId: (value: string) => `${value}::integer in (e.user_id, e.subject_id)`,
  kind: (value: string) => `e.kind = ${value}`,
  outcome: (value: string) => `e.outcome = ${value}`,
  address: (value: string) => `starts_with(e.address, lower(${value}))`,
  from: (value: string) => `e.at >= ${value}::timestamptz`,
  to: (value: string) => `e.at < ${value}::timestamptz`,
  before: (value: string) => `e.id < ${value}::bigint`,
} as const;
