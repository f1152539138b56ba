import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { waitsForUser } from '../../imports/index.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import type { RunningFlow } from './flow-connection.js';
import { maxOpenFiles } from './flow-file.js';

type Row = RunningFlow & { readonly salt: string };

/** Selects files with pending work, besides what a run finds; found files wait while too many are being planned. */
const hasWork = `
  exists (
    select from integration_file w
     where w.flow_id = f.id and coalesce(w.next_attempt_at, '-infinity') <= $1
       and (w.state in ('COMMITTED', 'ANSWERED', 'WAITING')
            or w.state = 'FOUND' and w.found_at <= $2
               and (select count(*) from integration_file p
                     where p.flow_id = f.id and p.state = 'PLANNED')
                   < case f.kind when 'ADDRESSES_IN' then ${maxOpenFiles.ADDRESSES_IN} else ${maxOpenFiles.ORDERS_IN} end))`;

const running = `
  select f.id, f.client_id as "clientId", c.customer_id as "customerId", i.id as "connectionId", f.kind, f.folder,
         f.pattern, f.every_minutes as "everyMinutes", f.options, f.acts_for as "actsFor",
         f.acts_for_name as "actsForName", f.live_from as "liveFrom", f.cursor, f.last_number as "lastNumber", f.resend,
         f.failures, f.failing_since as "failingSince",
         (f.asked_at is not null or f.next_run_at <= $1) as "isDue",
         i.transfer_type as "transferType", i.integration_type as "integrationType", i.server, i.port, i.path,
         i.username, i.password, i.salt,
         array(
           with recursive below as (
             select f.client_id as id
             union
             select d.id from client d join below b on d.parent_id = b.id
           )
           select id from below) as "clientIds"
    from integration_flow f
    join client_integration i on i.id = f.client_integration_id
    join client c on c.id = f.client_id and c.removed_at is null
   where f.is_active`;

const due = `${running}
     and (f.asked_at is not null or f.next_run_at <= $1
          or f.next_run_at is not null and f.failures = 0 and ${hasWork})
   order by f.last_run_at nulls first, f.id`;

/** A finished import is acknowledged; one whose plan waits needs attention. */
const advance = `
  update integration_file f
     set state = case when i.ended_at is null then 'WAITS_FOR_REVIEW' else 'COMMITTED' end,
         orders = i.reference_count,
         taken = (i.counts ->> 'created')::integer + (i.counts ->> 'updated')::integer
                 + (i.counts ->> 'drafted')::integer,
         refused = case when i.ended_at is null then (i.counts ->> 'error')::integer
                        else i.reference_count - (i.counts ->> 'created')::integer
                          - (i.counts ->> 'updated')::integer - (i.counts ->> 'drafted')::integer
                          - (i.counts ->> 'skip')::integer end,
         updated_at = $1, next_attempt_at = null, attempts = 0,
         failure = nullif(i.message, ''),
         steps = case when i.ended_at is null then steps else steps || jsonb_build_array(jsonb_build_object(
           'step', 'COMMITTED', 'at', $2::text, 'details', concat_ws(', ',
             (i.counts ->> 'created') || ' created',
             nullif(i.counts ->> 'updated', '0') || ' updated',
             nullif(i.counts ->> 'drafted', '0') || ' kept as drafts',
             nullif(i.counts ->> 'skip', '0') || ' known before',
             nullif(((i.counts ->> 'error')::integer + (i.counts ->> 'failed')::integer)::text, '0') || ' rejected',
             nullif(i.message, '')))) end
    from import i
   where i.id = f.import_id
     and (f.state in ('PLANNED', 'WAITS_FOR_REVIEW') and i.ended_at is not null
          or f.state = 'PLANNED' and ${waitsForUser('i')})`;

/** A file whose import was deleted needs no acknowledgement. */
const orphaned = `
  update integration_file set state = 'FAILED', updated_at = $1, failure = 'Its import was deleted'
   where import_id is null and state in ('PLANNED', 'WAITS_FOR_REVIEW', 'COMMITTED', 'ANSWERED') and number is null`;

/** Loads flows for the worker, and records the results of their runs, without a new version or an audit entry. */
@Injectable()
export class FlowRepository {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  /**
   * Flows with pending work, longest waiting first. After a failure, nothing is retried before the flow's next run.
   * @param unchangedSince files found before this had time to change
   */
  async listDue(now: Date, unchangedSince: Date): Promise<RunningFlow[]> {
    const rows = await this.database.query<Row[]>(due, [now, unchangedSince]);
    return rows.map((row) => this.toFlow(row));
  }

  /** Applies the results of imports since the last check to their files. */
  async advance(now: Date): Promise<void> {
    await this.database.query(advance, [now, now.toISOString()]);
    await this.database.query(orphaned, [now]);
  }

  /** Current flow; null if it was turned off or deleted. */
  async find(id: number, now: Date): Promise<RunningFlow | null> {
    const [row] = await this.database.query<Row[]>(`${running} and f.id = $2`, [now, id]);
    return row ? this.toFlow(row) : null;
  }

  /** Marks the requested run as begun. */
  async begin({ id, isDue }: RunningFlow, now: Date, next: Date): Promise<void> {
    if (!isDue) return;
    await this.database.query(
      `update integration_flow set asked_at = null, last_run_at = $2, next_run_at = $3 where id = $1`,
      [id, now, next],
    );
  }

  /** Records that more work is left than one run can do. */
  async runAgain(id: number, now: Date): Promise<void> {
    await this.database.query(`update integration_flow set next_run_at = $2 where id = $1`, [
      id,
      now,
    ]);
  }

  async succeed(id: number): Promise<void> {
    await this.database.query(
      `update integration_flow set failures = 0, failing_since = null, failure = null
        where id = $1 and failing_since is not null`,
      [id],
    );
  }

  async fail(id: number, reason: string, now: Date, next: Date): Promise<void> {
    await this.database.query(
      `update integration_flow
          set failures = failures + 1, failing_since = coalesce(failing_since, $3), failure = $2, next_run_at = $4
        where id = $1`,
      [id, reason, now, next],
    );
  }

  /** Saves the cursor of the next request to the server. */
  async saveCursor(id: number, cursor: string): Promise<void> {
    await this.database.query('update integration_flow set cursor = $2 where id = $1', [
      id,
      cursor,
    ]);
  }

  private toFlow({ salt, password, ...flow }: Row): RunningFlow {
    const open = () => this.secrets.open({ ciphertext: password, salt });
    return {
      ...flow,
      /** Read by the run: one that cannot be decrypted fails that flow, not all. */
      get password() {
        return open();
      },
    };
  }
}
