import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { webhookSendingTexts as texts } from '@contracts/texts/app/webhook-sending.js';

import { type EventDeletion, EventRetention } from '../../event-feed/index.js';
import {
  clientsOfSubscription,
  ordinalIn,
  positionIn,
  receivesType,
} from './webhook-subscription.sql.js';

const cursorOf = (row: string) => `${positionIn(row)}, ${ordinalIn(row)}`;

/**
 * Counts the events that subscriptions have not taken over yet, which only those that were paused or disabled for as
 * long have. $1 and $2 are the position of the last deleted event.
 */
const countUntaken = `
  with held as (
    select s.id, s.customer_id, s.types, s.cursor, s.live_from,
           array(${clientsOfSubscription}) as client_ids
      from webhook_subscription s
     where s.cursor is null or (${cursorOf('s')}) < ($1::text collate "C", $2)
  ), lost as (
    select h.id, count(*)::integer as events
      from held h join public_event e on (e.position, e.ordinal) <= ($1, $2)
       and (e.client_id = any(h.client_ids) or e.customer_id = h.customer_id)
       and ${receivesType('h')}
       and case when h.cursor is null then e.recorded_at >= h.live_from
                else (e.position, e.ordinal) > (${cursorOf('h')}) end
     group by h.id
  )
  update webhook_subscription s set deleted_unsent = s.deleted_unsent + lost.events from lost where s.id = lost.id`;

/** Ends deliveries that still wait for one of these events, which are reported like all that are given up. */
const giveUpWaiting = `
  with waiting as (
    select d.id, d.attempts, s.id as subscription_id
      from webhook_subscription s cross join lateral (
        select id, attempts from webhook_delivery d
         where d.subscription_id = s.id and d.state = 'WAITING'
           and (d.position, d.ordinal) <= ($1, $2)) d
  ), given_up as (
    update webhook_delivery d
       set state = 'GIVEN_UP', finished_at = $3, is_unreported = true, attempts = waiting.attempts + 1
      from waiting where d.id = waiting.id
  ), explained as (
    insert into webhook_attempt (delivery_id, number, at, duration_ms, failure, answer_headers)
    select id, attempts + 1, $3, 0, $4, '{}' from waiting
  )
  update webhook_subscription set skipped_at = $3 where id in (select subscription_id from waiting)`;

/** Cancels replays that have not reached the last of these events; their waiting deliveries are skipped. */
const cancelReplays = `
  with cancelled as (
    update webhook_replay r set state = 'CANCELLED', finished_at = $3, failing_since = null
     where r.state in ('RUNNING', 'PAUSED') and (${cursorOf('r')}) < ($1::text collate "C", $2)
    returning id
  )
  update webhook_delivery set state = 'SKIPPED', finished_at = $3
   where replay_id in (select id from cancelled) and lane = 'REPLAY' and state = 'WAITING'`;

/**
 * Records which events were deleted before they were sent, so that the recipients of the webhook are informed: it was
 * paused or disabled for longer than events are kept.
 */
@Injectable()
export class UnsentEventRecorder {
  constructor(retention: EventRetention) {
    retention.beforeDeletion((deletion, within) => this.record(deletion, within));
  }

  private async record(
    { position, ordinal, at }: EventDeletion,
    within: EntityManager,
  ): Promise<void> {
    await within.query(countUntaken, [position, ordinal]);
    await within.query(cancelReplays, [position, ordinal, at]);
    await within.query(giveUpWaiting, [position, ordinal, at, texts.deletedUnsent.reason]);
  }
}
