import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { MAX_DELIVERIES_COUNTED } from '@contracts/rules/webhook.js';
import type {
  DeliveryAttemptView,
  DeliveryFiguresView,
} from '@contracts/views/webhook-delivery.view.js';

type AttemptRow = Omit<DeliveryAttemptView, 'at'> & { readonly at: Date };

type FiguresRow = Omit<DeliveryFiguresView, 'oldestWaitingAt'> & {
  readonly oldestWaitingAt: Date | null;
};

const attempts = `
  select number, at, duration_ms as "durationMs", status, failure, remote_address as "remoteAddress",
         answer_headers as "answerHeaders", answer_body as "answerBody"
    from webhook_attempt where delivery_id = $1 order by id`;

/** Later events of the same subject, which are sent only after this one. */
const laterEvents = `
  select count(*)::integer as count from (
    select 1 from webhook_delivery d, webhook_delivery first
     where first.id = $1 and d.subscription_id = first.subscription_id and d.subject = first.subject
       and d.state = 'WAITING' and d.lane = first.lane and d.replay_id is not distinct from first.replay_id
       and first.lane in ('LIVE', 'REPLAY')
       and (d.position, d.ordinal) > (first.position, first.ordinal)
     limit $2) waiting`;

/** Reads half-hour counts, and waiting deliveries from the end of an index, up to a limit. */
const figures = `
  select (select coalesce(sum(delivered), 0)::integer from webhook_tally
           where subscription_id = $1 and half_hour > $2) as delivered,
         (select coalesce(sum(given_up), 0)::integer from webhook_tally
           where subscription_id = $1 and half_hour > $2) as "givenUp",
         (select count(*)::integer from (
            select 1 from webhook_delivery
             where subscription_id = $1 and state = 'WAITING' and lane = 'LIVE' limit $3) held) as waiting,
         (select taken_at from webhook_delivery where subscription_id = $1 and state = 'WAITING' and lane = 'LIVE'
           order by position, ordinal limit 1) as "oldestWaitingAt"`;

const DAY_MS = 86_400_000;

/** Reads figures of a subscription and the attempts of its deliveries. The service has checked the scope. */
@Injectable()
export class DeliveryQueries {
  constructor(private readonly database: DataSource) {}

  /** Oldest first. */
  async listAttempts(id: number): Promise<DeliveryAttemptView[]> {
    const rows = await this.database.query<AttemptRow[]>(attempts, [id]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async countLaterEvents(id: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(laterEvents, [
      id,
      MAX_DELIVERIES_COUNTED,
    ]);
    return row?.count ?? 0;
  }

  /** Counts of the last 24 hours, by half hour, and of waiting deliveries up to a limit. */
  async figures(subscriptionId: number, now: Date): Promise<DeliveryFiguresView> {
    const since = new Date(now.getTime() - DAY_MS);
    const [row] = await this.database.query<FiguresRow[]>(figures, [
      ...[subscriptionId, since, MAX_DELIVERIES_COUNTED],
    ]);
    if (!row) throw new Error('the counts query returns exactly one row');
    return { ...row, oldestWaitingAt: row.oldestWaitingAt?.toISOString() ?? null };
  }
}
