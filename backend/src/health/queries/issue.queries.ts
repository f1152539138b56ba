import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { issueKinds, type IssueKind, type IssueView } from '@contracts/views/issue.view.js';

import { JOBS_SCHEMA, NOT_GIVEN_UP } from '../../platform/jobs/job-task.js';
import { REJECTED_MAIL_ATTEMPTS } from '../../platform/mail/mailer.js';
import { isNotDismissed } from '../dismissals/is-not-dismissed.js';

/** One item that needs attention, as queried. */
export type Issue = Omit<IssueView, 'since'> & { readonly since: Date };

/** Consecutive failed calls to a carrier. */
export interface CarrierFailures {
  readonly customerCarrierId: number;
  readonly use: string;
  readonly failures: number;
}

/** Owner scope of the list; items of the installation have no owner and are visible to the operator only. */
export interface IssueScope {
  readonly isUnrestricted: boolean;
  readonly customerIds: readonly number[];
}

const operator: IssueScope = { isUnrestricted: true, customerIds: [] };

const MAX_ROWS = 500;

const scansSetAside = `
  select 'SCANS_SET_ASIDE' as kind, 'scans/' || scan.customer_carrier_id as key,
         count(*) || case when count(*) = 1 then ' scan' else ' scans' end
           || ' set aside, ' || min(carrier.display_name) as what,
         null as details, min(scan.customer_id) as "customerId", min(scan.received_at) as since,
         scan.customer_carrier_id as "subjectId", min(carrier.display_name) as "subjectName"
    from set_aside_scan scan
    join customer_carrier on customer_carrier.id = scan.customer_carrier_id
    join carrier on carrier.id = customer_carrier.carrier_id
   where scan.closed_at is null and scan.next_try_at is null
   group by scan.customer_carrier_id`;

/** A server with a changed host key is listed once, below. */
const failingServers = `
  select case when failure.silent_server is null then 'SERVER_FAILS' else 'SERVER_SILENT' end,
         'server/' || failure.customer_carrier_id || '/' || failure.use,
         failure.reason,
         failure.failures || case when failure.failures = 1 then ' call' else ' calls' end,
         failure.customer_id, failure.since, failure.customer_carrier_id, carrier.display_name
    from outgoing_failure failure
    join customer_carrier on customer_carrier.id = failure.customer_carrier_id
    join carrier on carrier.id = customer_carrier.carrier_id
   where failure.last_at > now() - interval '1 hour'
     and not exists (select 1 from host_key
                      where host_key.customer_id = failure.customer_id and host_key.client_id is null
                        and strpos(failure.reason, host_key.refused_fingerprint) > 0)`;

const changedHostKeys = `
  select 'HOST_KEY_CHANGED', 'host-key/' || host_key.id, 'Host key of ' || server || ' changed',
         'Nothing is sent or read until the new key is accepted', host_key.customer_id, refused_at, client_id,
         coalesce(client.name, split_part(server, ':', 1))
    from host_key left join client on client.id = host_key.client_id where refused_at is not null`;

/** Leaves out manifests of test environments: they fail on request. */
const failedManifests = `
  select 'MANIFEST_FAILED', 'manifest/' || id,
         case when data_status = 'FAILED' then manifest_number || ' was not sent to '
              else 'No pickup is booked for ' || manifest_number || ' with ' end || carrier_display_name,
         case when data_status = 'FAILED' then integration_error else booking_error end, customer_id,
         case when data_status = 'FAILED' then integration_updated_at else booking_updated_at end,
         id, manifest_number
    from manifest_list
   where is_submitted and (data_status = 'FAILED' or booking_status = 'FAILED') and customer_id > 0
     and ${isNotDismissed}`;

const rejectedMail = `
  mail_outbox where sent_at is null and test_client_id is null and attempts >= ${REJECTED_MAIL_ATTEMPTS}`;

/** The job of a rejected email is not listed in addition to the email. */
const jobsGivenUp = `
  select 'JOB_GIVEN_UP', 'job/' || job.id,
         task.identifier || ' failed ' || job.attempts || ' times', left(job.last_error, 200),
         null, job.created_at, null, null
    from ${JOBS_SCHEMA}._private_jobs job join ${JOBS_SCHEMA}._private_tasks task on task.id = job.task_id
   where (job.attempts >= job.max_attempts or starts_with(job.last_error, '${NOT_GIVEN_UP}'))
     and not (task.identifier = 'send-mail'
              and exists (select from ${rejectedMail} and id::text = job.payload ->> 'mailId'))`;

const rejectedEmails = `
  select 'MAIL_REFUSED', 'mail/' || id, 'An email was rejected ' || attempts || ' times', last_error,
         null, queued_at, null, null
    from ${rejectedMail}`;

const allIssues = [
  scansSetAside,
  failingServers,
  changedHostKeys,
  failedManifests,
  jobsGivenUp,
  rejectedEmails,
].join(' union all ');

/** The owner of an earlier item with the same key does not own this one; each attempt at a manifest is a new item. */
const owned = `
  select needed.*, customer.name as "customerName",
         case when owner.id is null then null
              else json_build_object('id', owner.id, 'name', owner.name) end as owner
    from (${allIssues}) needed
    left join customer on customer.id = needed."customerId"
    left join need_owner on need_owner.key = needed.key
          and (need_owner.taken_at >= needed.since or needed.kind = 'MANIFEST_FAILED')
    left join user_account owner on owner.id = need_owner.user_id
   where ($1 or needed."customerId" = any ($2))`;

/** Lists items that need attention, for the operator of the installation and for a customer's staff. */
@Injectable()
export class IssueQueries {
  constructor(private readonly database: DataSource) {}

  /** Newest first; the whole installation if no scope is given. */
  async list(scope = operator): Promise<{ needs: Issue[]; totalCount: number }> {
    const rows = await this.database.query<(Issue & { totalCount: number })[]>(
      `select listed.*, (count(*) over ())::integer as "totalCount" from (${owned}) listed
        order by since desc, key limit ${MAX_ROWS}`,
      [scope.isUnrestricted, [...scope.customerIds]],
    );
    return {
      needs: rows.map(({ totalCount: _, ...issue }) => issue),
      totalCount: rows[0]?.totalCount ?? 0,
    };
  }

  /** Null if it is not listed in the scope. */
  async find(key: string, scope: IssueScope): Promise<Issue | null> {
    const [issue] = await this.database.query<Issue[]>(`${owned} and needed.key = $3`, [
      scope.isUnrestricted,
      [...scope.customerIds],
      key,
    ]);
    return issue ?? null;
  }

  /** Servers that did not respond in time to their last call, within the hour. */
  async silentServers(): Promise<string[]> {
    const rows = await this.database.query<{ server: string }[]>(
      `select distinct silent_server as server from outgoing_failure
        where silent_server is not null and last_at > now() - interval '1 hour'
        order by server limit ${MAX_ROWS}`,
    );
    return rows.map(({ server }) => server);
  }

  /** Consecutive failures of calls to carriers since the last success. */
  carrierFailures(): Promise<CarrierFailures[]> {
    return this.database.query<CarrierFailures[]>(
      `select customer_carrier_id as "customerCarrierId", use, failures from outgoing_failure
        order by customer_carrier_id, use limit ${MAX_ROWS}`,
    );
  }

  /** Number of each kind, zeros included. */
  async count(): Promise<ReadonlyMap<IssueKind, number>> {
    const rows = await this.database.query<{ kind: IssueKind; count: number }[]>(
      `select kind, count(*)::integer as count from (${allIssues}) needed group by kind`,
    );
    const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
    return new Map(issueKinds.map((kind) => [kind, counts.get(kind) ?? 0]));
  }
}
