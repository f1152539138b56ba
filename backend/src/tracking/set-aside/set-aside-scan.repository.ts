import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { temporaryReasons, type SetAsideReason } from '@contracts/views/set-aside-scan.view.js';
import { defineCounter } from '@monitoring/metrics.js';

import type { SetAsideOutcome } from '../records/set-aside-scan.entity.js';
import type { RejectedScan } from '../scans/feed-scan.js';

/** Feed that a scan came from. */
export interface ScanOrigin {
  readonly customerCarrierId: number;
  readonly customerId: number;
  readonly file: string | null;
}

/** A scan due for a retry. */
export interface DueScan {
  readonly id: number;
  readonly customerCarrierId: number;
  readonly reason: SetAsideReason;
}

/**
 * Maximum open scans of one feed; further ones are not stored, since so many point to a general error at the carrier.
 */
const MAX_OPEN_PER_FEED = 20_000;
const RETRY_DAYS = { EARLY: 30, UNKNOWN_CONNOTE: 7 } as const;
const RETENTION_DAYS = 90;

/**
 * A repeated scan is only updated: every attempted insert would use up an id, of which there are two billion. A file is
 * read again only if it has changed or a user requested it, so it is open again, even if the earlier one was closed.
 */
const add = `
  with repeated as (
    update set_aside_scan
       set times_seen = times_seen + 1, details = case when raw <> '' then details else $4 end,
           closed_at = case when raw <> '' then closed_at end, outcome = case when raw <> '' then outcome end,
           words = case when raw <> '' then words end,
           received_at = case when raw <> '' then received_at else now() end
     where customer_carrier_id = $1 and fingerprint = md5($3 || coalesce($6, '') || $7)
    returning id
  ), added as (
    insert into set_aside_scan (customer_carrier_id, customer_id, reason, details, connote, file,
      raw, fingerprint, next_try_at)
    select $1, $2, $3, $4, $5, $6, $7, md5($3 || coalesce($6, '') || $7),
           case when $8 then now() + interval '20 seconds' end
     where case when exists (select from repeated) then false
                else (select count(*) from set_aside_scan
                       where customer_carrier_id = $1 and closed_at is null) < ${MAX_OPEN_PER_FEED} end
    on conflict (customer_carrier_id, fingerprint)
      do update set times_seen = set_aside_scan.times_seen + 1
    returning id
  )
  select id from repeated union all select id from added`;

/** Stores scans that could not be processed. */
@Injectable()
export class SetAsideScanRepository {
  private readonly notStored = defineCounter({
    name: 'linehaul_scans_not_stored_total',
    help: 'Scans that could be neither processed nor set aside, because too many of their feed already are',
    labelNames: ['customer_carrier'],
  });

  constructor(private readonly database: DataSource) {}

  /** Sets a scan aside; a repeated one is counted. If its feed has too many open ones, it only adds to a metric. */
  async add({ reason, details, connote, raw }: RejectedScan, origin: ScanOrigin): Promise<void> {
    const { customerCarrierId, customerId, file } = origin;
    const isTemporary = temporaryReasons.includes(reason);
    const stored = await this.database.query<unknown[]>(add, [
      ...[customerCarrierId, customerId, reason, details, connote, file, raw, isTemporary],
    ]);
    if (stored.length === 0) this.notStored.inc({ customer_carrier: customerCarrierId });
  }

  /**
   * Scans due for a retry: the longest due of each feed first, then the second of each, and so on. A feed whose connotes
   * are not known may have thousands: the others do not wait for them.
   */
  async listDue(count: number): Promise<DueScan[]> {
    return this.database.query<DueScan[]>(
      `select scan.id, scan.customer_carrier_id as "customerCarrierId", scan.reason
         from (select one.id, one.next_try_at,
                      row_number() over (partition by feed.id order by one.next_try_at) as turn
                 from customer_carrier feed
                cross join lateral (select id, next_try_at from set_aside_scan
                                     where customer_carrier_id = feed.id and closed_at is null
                                       and next_try_at <= now()
                                     order by next_try_at limit $1) one
                order by turn, next_try_at limit $1) due
         join set_aside_scan scan on scan.id = due.id
        order by due.turn, due.next_try_at`,
      [count],
    );
  }

  /** The event as received; empty for a whole file, null if the scan has been deleted. */
  async findRaw(id: number): Promise<string | null> {
    const [scan] = await this.database.query<{ raw: string }[]>(
      'select raw from set_aside_scan where id = $1',
      [id],
    );
    return scan?.raw ?? null;
  }

  /**
   * Schedules the next retry: after 20 s at first, then at growing intervals of up to a minute for an early scan, up to
   * an hour for an unknown connote.
   */
  async postpone(
    id: number,
    { reason, details }: Pick<RejectedScan, 'reason' | 'details'>,
  ): Promise<void> {
    await this.database.query(
      `update set_aside_scan
          set reason = $2, details = $3,
              next_try_at = now() + least(greatest((now() - received_at) / 4, interval '20 seconds'),
                                          case $2 when 'EARLY' then interval '1 minute'
                                                      else interval '1 hour' end)
        where id = $1`,
      [id, reason, details],
    );
  }

  /** Records that the scan needs attention after all. */
  async markNeedsAttention(id: number, { reason, details }: RejectedScan): Promise<void> {
    await this.database.query(
      'update set_aside_scan set reason = $2, details = $3, next_try_at = null where id = $1',
      [id, reason, details],
    );
  }

  async close(id: number, outcome: SetAsideOutcome): Promise<void> {
    await this.database.query(
      `update set_aside_scan set closed_at = now(), outcome = $2 where id = $1`,
      [id, outcome],
    );
  }

  /** Ends retries of old scans, and deletes all scans after 90 days, open ones too, since they may contain names. */
  async cleanUp(): Promise<void> {
    for (const [reason, days] of Object.entries(RETRY_DAYS))
      await this.database.query(
        `update set_aside_scan set closed_at = now(), outcome = 'EXPIRED'
          where closed_at is null and reason = $1 and received_at < now() - make_interval(days => $2)`,
        [reason, days],
      );
    await this.database.query(
      'delete from set_aside_scan where received_at < now() - make_interval(days => $1)',
      [RETENTION_DAYS],
    );
  }
}
