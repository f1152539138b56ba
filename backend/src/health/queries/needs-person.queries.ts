import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { JOBS_SCHEMA } from '../../platform/jobs/job-task.js';

/** Kinds of things that the product cannot put right by itself. */
export const needsPersonKinds = [
  'SCANS_SET_ASIDE',
  'SERVER_SILENT',
  'SERVER_FAILS',
  'JOB_GIVEN_UP',
  'MAIL_REFUSED',
] as const;
export type NeedsPersonKind = (typeof needsPersonKinds)[number];

/** One thing that needs a person; it leaves by itself when it is true no more. */
export interface NeedsPerson {
  readonly kind: NeedsPersonKind;
  /** The same for as long as it lasts. */
  readonly key: string;
  /** In our words. */
  readonly what: string;
  readonly customerName: string | null;
  readonly since: Date;
}

/** Jobs of mails have no patience setting of their own; a mailbox that is full for an hour is not yet news. */
const MAIL_TRIES = 8;
const MAX_ROWS = 500;

const everything = `
  select 'SCANS_SET_ASIDE' as kind, 'scans/' || scan.customer_carrier_id as key,
         count(*) || ' scans set aside, ' || min(carrier.display_name) as what,
         min(customer.name) as "customerName", min(scan.received_at) as since
    from set_aside_scan scan
    join customer on customer.id = scan.customer_id
    join customer_carrier on customer_carrier.id = scan.customer_carrier_id
    join carrier on carrier.id = customer_carrier.carrier_id
   where scan.closed_at is null and scan.next_try_at is null
   group by scan.customer_carrier_id
  union all
  select case when failure.silent_server is null then 'SERVER_FAILS' else 'SERVER_SILENT' end,
         'server/' || failure.customer_carrier_id || '/' || failure.use,
         failure.reason || ' (' || failure.failures || ' calls)', customer.name, failure.since
    from outgoing_failure failure join customer on customer.id = failure.customer_id
   where failure.last_at > now() - interval '1 hour'
  union all
  select 'JOB_GIVEN_UP', 'job/' || job.id,
         job.task_identifier || ' failed ' || job.attempts || ' times: ' || left(job.last_error, 200),
         null, job.created_at
    from ${JOBS_SCHEMA}.jobs job where job.attempts >= job.max_attempts
  union all
  select 'MAIL_REFUSED', 'mail/' || id, 'A mail was refused ' || attempts || ' times: ' || last_error,
         null, queued_at
    from mail_outbox where sent_at is null and attempts >= ${MAIL_TRIES}`;

/** Lists what needs a person, for the operator of the installation. */
@Injectable()
export class NeedsPersonQueries {
  constructor(private readonly database: DataSource) {}

  /** Longest first. */
  list(): Promise<NeedsPerson[]> {
    return this.database.query<NeedsPerson[]>(
      `select * from (${everything}) needed order by since limit ${MAX_ROWS}`,
    );
  }

  /** Servers that did not answer in time at their last call, within the hour. */
  async silentServers(): Promise<string[]> {
    const rows = await this.database.query<{ server: string }[]>(
      `select distinct silent_server as server from outgoing_failure
        where silent_server is not null and last_at > now() - interval '1 hour'
        order by server limit ${MAX_ROWS}`,
    );
    return rows.map(({ server }) => server);
  }

  /** Number of each kind, zeros included. */
  async count(): Promise<ReadonlyMap<NeedsPersonKind, number>> {
    const rows = await this.database.query<{ kind: NeedsPersonKind; count: number }[]>(
      `select kind, count(*)::integer as count from (${everything}) needed group by kind`,
    );
    const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
    return new Map(needsPersonKinds.map((kind) => [kind, counts.get(kind) ?? 0]));
  }
}
