import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Days of calls that an email is about. */
export const NOTICE_USAGE_DAYS = 30;
/** Keys that one email names for each operation. */
const MAX_NAMED = 20;
/** Recipients of one run; the next run takes the others. */
const MAX_RECIPIENTS = 500;
/** Longer than the interval between two emails. */
const RETENTION_DAYS = 90;

const isActiveUser = `u.kind = 'USER' and u.status = 'ACTIVE'`;

/** Parameters: operations and, for each, the time before which an email is repeated. */
const deprecated = 'unnest($2::text[], $3::timestamptz[]) as d (operation, repeated_before)';
/**
 * An email dated in the future was sent while the clock was wrong, so another is due; a day exceeds the difference
 * between any two clocks.
 */
const isDue = `n.notified_at is null or n.notified_at <= d.repeated_before
               or n.notified_at > $1::timestamptz + interval '1 day'`;

/**
 * Rotation keeps the name of a key, so keys of one client with the same name count as one, named while one of them is
 * live. The keys of a test environment are those of its client.
 */
const due = `
  with used as (
    select r.client_id, u.name, a.operation, sum(a.calls)::float8 as calls, max(a.day) as last_day
      from api_key_usage a
      join user_account u on u.id = a.user_id
      join user_role r on r.user_id = u.id
     where a.operation = any($2) and a.day > ($1::timestamptz at time zone 'UTC')::date - ${NOTICE_USAGE_DAYS}
     group by 1, 2, 3
  ), owned as (
    select live.id as client_id, live.customer_id, live.name as client_name, used.name, c.id <> live.id as is_test,
           used.operation, used.calls, used.last_day
      from used
      join client c on c.id = used.client_id and c.removed_at is null
      join client live on live.id = coalesce(c.test_of, c.id) and live.removed_at is null
     where exists (
       select from user_role r join user_account k on k.id = r.user_id
        where r.client_id = used.client_id and k.name = used.name
          and k.kind = 'API_KEY' and k.status = 'ACTIVE' and k.expires_at > $1)
  ), owner as (
    select distinct client_id, customer_id from owned
  ), own_admin as (
    select o.client_id, u.id as user_id
      from owner o
      join user_role r on r.client_id = o.client_id and r.role = 'CLIENT_ADMIN'
      join user_account u on u.id = r.user_id and ${isActiveUser}
  ), recipient as (
    select client_id, user_id from own_admin
    union
    select o.client_id, u.id
      from owner o
      join user_role r on r.customer_id = o.customer_id and r.role = 'CUSTOMER_ADMIN'
      join user_account u on u.id = r.user_id and ${isActiveUser}
     where o.client_id not in (select client_id from own_admin)
  ), line as (
    select p.user_id, o.*, bool_or(${isDue}) over (partition by p.user_id) as is_due,
           count(*) over of_operation as keys,
           row_number() over (of_operation order by o.calls desc, o.client_name, o.name, o.is_test) as rank
      from recipient p
      join owned o on o.client_id = p.client_id
      join ${deprecated} on d.operation = o.operation
      left join deprecation_notice n on n.user_id = p.user_id and n.operation = o.operation
    window of_operation as (partition by p.user_id, o.operation)
  )
  select u.id as "userId", u.email,
         jsonb_agg(jsonb_build_object(
           'operation', l.operation, 'keys', l.keys, 'name', l.name, 'isTest', l.is_test,
           'clientName', l.client_name, 'calls', l.calls, 'lastDay', l.last_day) order by l.operation, l.rank) as uses
    from line l join user_account u on u.id = l.user_id
   where l.is_due and l.rank <= ${MAX_NAMED}
   group by u.id order by u.id limit ${MAX_RECIPIENTS}`;

/** Locks the recipient, unless another process has: that one sends the email. */
const lock = `
  select from user_account u where u.id = $1 and ${isActiveUser} for no key update skip locked`;

/** In a statement of its own, so that it sees the emails of the process that had the lock before. */
const claim = `
  insert into deprecation_notice (user_id, operation, notified_at)
  select $4, d.operation, $1
    from ${deprecated}
   where exists (
     select from ${deprecated} left join deprecation_notice n on n.user_id = $4 and n.operation = d.operation
      where ${isDue})
  on conflict (user_id, operation) do update set notified_at = excluded.notified_at
  returning operation`;

/** A deprecated operation, and the time before which an email about it is repeated. */
export interface NotifiedOperation {
  readonly operation: string;
  readonly repeatedBefore: Date;
}

/** Calls of a key, or of keys with the same name, to an operation. */
export interface KeyUse {
  readonly operation: string;
  /** Number of keys that call the operation, of which at most 20 are listed. */
  readonly keys: number;
  readonly name: string;
  /** A key of the client's test environment. */
  readonly isTest: boolean;
  readonly clientName: string;
  readonly calls: number;
  /** yyyy-MM-dd, in UTC. */
  readonly lastDay: string;
}

/** Administrator whose keys call deprecated operations. */
export interface NoticeRecipient {
  readonly userId: number;
  readonly email: string;
  /** By operation, the most calls first. */
  readonly uses: readonly KeyUse[];
}

/** Finds the recipients of emails about deprecated operations, and stores who has been sent one. */
@Injectable()
export class DeprecationNoticeRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Lists the administrators of clients whose keys called one of the operations in the last 30 days, else those of their
   * customer, if an email is due. The email is about all of these operations.
   */
  listDue(operations: readonly NotifiedOperation[], now: Date): Promise<NoticeRecipient[]> {
    return this.database.query<NoticeRecipient[]>(due, [now, ...columnsOf(operations)]);
  }

  /**
   * Marks the operations as sent to the user in a transaction that also stores the email; returns false if another process
   * has sent it or the user is no longer active.
   */
  async claim(
    userId: number,
    operations: readonly NotifiedOperation[],
    now: Date,
    within: EntityManager,
  ): Promise<boolean> {
    const locked = await within.query<unknown[]>(lock, [userId]);
    if (locked.length === 0) return false;
    const claimed = await within.query<unknown[]>(claim, [now, ...columnsOf(operations), userId]);
    return claimed.length > 0;
  }

  /** Deletes those about operations that are no longer deprecated or called. */
  async deleteOld(): Promise<void> {
    await this.database.query(
      `delete from deprecation_notice where notified_at < now() - interval '${RETENTION_DAYS} days'`,
    );
  }
}

const columnsOf = (operations: readonly NotifiedOperation[]) => [
  operations.map(({ operation }) => operation),
  operations.map(({ repeatedBefore }) => repeatedBefore),
];
