import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { webhookSendingTexts } from '@contracts/texts/app/webhook-sending.js';

import { Clock } from '../../platform/clock.js';
import { Environment } from '../../platform/config/environment.js';
import { interpolate } from '../../platform/interpolate.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { NOTICE_TIME_ZONE, noticeRecipients } from './notice-recipients.js';
import {
  clientsOfSubscription,
  ordinalIn,
  positionIn,
  receivesType,
} from './webhook-subscription.sql.js';

const texts = webhookSendingTexts.expiring;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days between the email and the first deletion. */
export const NOTIFY_DAYS_BEFORE = 3;
/** Events counted for one email; it says that there are more. */
const MAX_COUNTED = 100_000;
/** Webhooks reported by one check; the next one takes further ones. */
const MAX_WEBHOOKS = 200;

const sydneyDay = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'short',
  timeZone: NOTICE_TIME_ZONE,
});

const isWanted = `(e.position, e.ordinal) > (coalesce(${positionIn('s')}, ''), coalesce(${ordinalIn('s')}, 0))
  and (s.cursor is not null or e.recorded_at >= s.live_from)
  and ${receivesType('s')}`;

/** Events behind the cursor of `s` that also meet a condition, in two index ranges. */
const untaken = (condition: string, limit = '') => `
  (select e.recorded_at from (${clientsOfSubscription}) o
     join public_event e on e.client_id = o.id and ${isWanted} and ${condition} ${limit})
  union all
  (select e.recorded_at from public_event e
    where e.customer_id = s.customer_id and ${isWanted} and ${condition} ${limit})`;

/** Live deliveries of `s` that were taken over and wait for it to be resumed. */
const waiting = `
  select e.recorded_at from webhook_delivery d join public_event e on e.id = d.event_id
   where d.subscription_id = s.id and d.state = 'WAITING' and d.lane = 'LIVE'`;

/** Positions are only nearly in the order of time: events after the last one are found a little later. */
const isOld = `e.recorded_at < $1
  and (e.position, e.ordinal) <= (
    select position, ordinal from public_event where recorded_at < $1 order by recorded_at desc, position desc limit 1)`;

/** Oldest event of `s` that will be deleted soon; null if there is none. */
const oldest = `(select min(recorded_at) from (${untaken(isOld)} union all ${waiting} and e.recorded_at < $1) held)`;

/** Without recipients, nothing is reported until there is one. */
const isUnreported = `s.status <> 'ACTIVE' and s.expiry_reported_at is null and cardinality(${noticeRecipients}) > 0`;

const dueWebhooks = `
  select s.id from webhook_subscription s where ${isUnreported} and ${oldest} is not null
   order by s.id limit ${MAX_WEBHOOKS}`;

/** Locks the subscription, unless another worker has, or a user who resumes it. */
const lockDue = `
  select s.client_id as "clientId", s.name, ${noticeRecipients} as recipients, ${oldest} as oldest
    from webhook_subscription s where s.id = $2 and ${isUnreported} for no key update skip locked`;

const countHeld = `
  select (select count(*)::integer from (
           select from (${untaken('true', `limit ${MAX_COUNTED + 1}`)} union all ${waiting}) held
            limit ${MAX_COUNTED + 1}) counted) as events
    from webhook_subscription s where s.id = $1`;

const markReported = 'update webhook_subscription set expiry_reported_at = $1 where id = $2';

interface DueWebhook {
  readonly clientId: number | null;
  readonly name: string;
  readonly recipients: readonly string[];
  /** When its oldest event was recorded. */
  readonly oldest: Date | null;
}

/**
 * Emails the recipients of each paused or disabled webhook once, some days before the first of its events is deleted
 * because of its age. The email is stored in the transaction that marks the webhook; resuming it clears the mark.
 */
@Injectable()
export class ExpiringEventNotices {
  private checkedAt = -Infinity;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Checks at most once an hour; several workers may do so at the same time. */
  async notify(): Promise<void> {
    const { PUBLIC_EVENT_DAYS: days } = this.environment;
    const now = this.clock.now().getTime();
    if (days === undefined || Math.abs(now - this.checkedAt) < HOUR_MS) return;
    const before = new Date(now - (days - NOTIFY_DAYS_BEFORE) * DAY_MS);
    const due = await this.database.query<{ id: number }[]>(dueWebhooks, [before]);
    for (const { id } of due)
      await this.database.transaction((manager) => this.reportOn(id, before, manager));
    this.checkedAt = now;
  }

  private async reportOn(id: number, before: Date, within: EntityManager): Promise<void> {
    const [webhook] = await within.query<DueWebhook[]>(lockDue, [before, id]);
    if (!webhook?.oldest) return;
    const now = this.clock.now();
    const [held] = await within.query<{ events: number }[]>(countHeld, [id]);
    await within.query(markReported, [now, id]);
    const values = {
      name: webhook.name,
      events: countText(held?.events ?? 0),
      date: sydneyDay.format(this.deletionOf(webhook.oldest, now)),
      link: `${this.environment.publicUrl}/webhooks`,
    };
    const mail = {
      subject: interpolate(texts.subject, values),
      text: interpolate(texts.text, values),
    };
    for (const to of new Set(webhook.recipients))
      await this.mailer.send({ to, ...mail }, { clientId: webhook.clientId ?? undefined, within });
  }

  /** An event that is older already is deleted within the hour. */
  private deletionOf(oldestEvent: Date, now: Date): Date {
    const { PUBLIC_EVENT_DAYS: days = 0 } = this.environment;
    return new Date(Math.max(oldestEvent.getTime() + days * DAY_MS, now.getTime()));
  }
}

function countText(events: number): string {
  if (events > MAX_COUNTED)
    return interpolate(texts.manyEvents, { count: MAX_COUNTED.toLocaleString('en-AU') });
  const count = events.toLocaleString('en-AU');
  return interpolate(events === 1 ? texts.oneEvent : texts.events, { count });
}
