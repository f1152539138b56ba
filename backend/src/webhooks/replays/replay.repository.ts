import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { MAX_REPLAYS_LISTED, type ReplayState } from '@contracts/rules/webhook.js';
import type { WebhookReplayView } from '@contracts/views/webhook-replay.view.js';

import type { ReplayRange } from './replay-ranges.js';

/** A replay to be added. */
export interface NewReplay extends ReplayRange {
  readonly subscriptionId: number;
  readonly types: readonly string[];
  readonly consignmentIds: readonly number[] | null;
  readonly perSecond: number;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  /** Operation of the request's Idempotency-Key. */
  readonly operationId: string | null;
}

type InstantName = 'from' | 'to' | 'reachedAt' | 'failingSince' | 'requestedAt' | 'finishedAt';

type ReplayRow = Omit<WebhookReplayView, InstantName> & {
  readonly from: Date;
  readonly to: Date;
  readonly reachedAt: Date | null;
  readonly failingSince: Date | null;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
};

const select = `
  select id, state, from_at as "from", to_at as "to", types, cardinality(consignment_ids) as consignments,
         per_second as "perSecond", reached_at as "reachedAt", taken, delivered, given_up as "givenUp",
         failing_since as "failingSince", requested_by as "requestedBy", requested_at as "requestedAt",
         finished_at as "finishedAt"
    from webhook_replay`;

/** Stores the replays of subscriptions. The service has checked the scope. */
@Injectable()
export class ReplayRepository {
  constructor(private readonly database: DataSource) {}

  /** The newest, and any that is unfinished, newest first. */
  async list(subscriptionId: number): Promise<WebhookReplayView[]> {
    const rows = await this.database.query<ReplayRow[]>(
      `${select} where subscription_id = $1
       order by state in ('RUNNING', 'PAUSED') desc, id desc limit $2`,
      [subscriptionId, MAX_REPLAYS_LISTED],
    );
    return rows.toSorted((one, other) => other.id - one.id).map(toView);
  }

  async find(subscriptionId: number, id: number): Promise<WebhookReplayView | null> {
    const [row] = await this.database.query<ReplayRow[]>(
      `${select} where subscription_id = $1 and id = $2`,
      [subscriptionId, id],
    );
    return row ? toView(row) : null;
  }

  /** The replay that an operation started. */
  async findStarted(
    subscriptionId: number,
    operationId: string,
  ): Promise<WebhookReplayView | null> {
    const [row] = await this.database.query<ReplayRow[]>(
      `${select} where subscription_id = $1 and operation_id = $2`,
      [subscriptionId, operationId],
    );
    return row ? toView(row) : null;
  }

  async countUnfinished(manager: EntityManager, subscriptionId: number): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `select count(*)::integer as count from webhook_replay
       where subscription_id = $1 and state in ('RUNNING', 'PAUSED')`,
      [subscriptionId],
    );
    return row?.count ?? 0;
  }

  /** Returns its id. */
  async add(manager: EntityManager, replay: NewReplay): Promise<number> {
    const [row] = await manager.query<{ id: number }[]>(
      `insert into webhook_replay (subscription_id, from_at, to_at, not_before, not_after, cursor, end_cursor, types,
         consignment_ids, per_second, requested_by, requested_at, operation_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
      [
        ...[replay.subscriptionId, replay.fromAt, replay.toAt, replay.notBefore, replay.notAfter],
        ...[replay.cursor, replay.endCursor],
        ...[replay.types, replay.consignmentIds, replay.perSecond],
        ...[replay.requestedBy, replay.requestedAt, replay.operationId],
      ],
    );
    if (!row) throw new Error('an insert returns its row');
    return row.id;
  }

  /** Locks it until the end of the transaction. */
  async lock(manager: EntityManager, id: number): Promise<ReplayState | null> {
    const [row] = await manager.query<{ state: ReplayState }[]>(
      'select state from webhook_replay where id = $1 for no key update',
      [id],
    );
    return row?.state ?? null;
  }

  /** Changes the state; an old failure does not count against a replay that is resumed. */
  async setState(manager: EntityManager, id: number, state: ReplayState): Promise<void> {
    await manager.query(
      'update webhook_replay set state = $2, failing_since = null where id = $1',
      [id, state],
    );
  }

  /** Ends it, and skips what it has taken and not sent. */
  async cancel(manager: EntityManager, id: number, now: Date): Promise<void> {
    await manager.query(
      `update webhook_replay set state = 'CANCELLED', finished_at = $2, failing_since = null where id = $1`,
      [id, now],
    );
    await manager.query(
      `update webhook_delivery set state = 'SKIPPED', finished_at = $2
       where replay_id = $1 and lane = 'REPLAY' and state = 'WAITING'`,
      [id, now],
    );
  }
}

const toView = ({ from, to, reachedAt, failingSince, ...row }: ReplayRow): WebhookReplayView => ({
  ...row,
  from: from.toISOString(),
  to: to.toISOString(),
  reachedAt: reachedAt?.toISOString() ?? null,
  failingSince: failingSince?.toISOString() ?? null,
  requestedAt: row.requestedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});
