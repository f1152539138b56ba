import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { PublicSubjectKind } from '@contracts/public-events/public-event-facts.js';
import { pluralise } from '@contracts/texts/pluralise.js';
import { webhookSendingTexts as texts } from '@contracts/texts/app/webhook-sending.js';

import { Clock } from '../../platform/clock.js';
import { Environment } from '../../platform/config/environment.js';
import { interpolate } from '../../platform/interpolate.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { NOTICE_TIME_ZONE, noticeRecipients } from './notice-recipients.js';

/** Subjects that one email names. */
const MAX_NAMED = 20;
/** Webhooks checked at a time; the next check takes further ones. */
const MAX_WEBHOOKS = 200;
/** Deliveries reported by one email; the rest is reported on the next day. */
const MAX_REPORTED = 50_000;

const today = `date_trunc('day', $1::timestamptz, '${NOTICE_TIME_ZONE}')`;
const isDue = `(s.given_up_reported_at is null or s.given_up_reported_at < ${today})`;
const isReported = `d.subscription_id = s.id and d.is_unreported and d.finished_at < ${today}`;

/** Without recipients, events stay unreported until there is one. */
const dueWebhooks = `
  select s.id from webhook_subscription s
   where ${isDue} and (s.deleted_unsent > 0 or exists (select from webhook_delivery d where ${isReported}))
     and cardinality(${noticeRecipients}) > 0
   order by s.id limit ${MAX_WEBHOOKS}`;

/** Locks the subscription, unless another worker has: that one reports. */
const lockDue = `
  select s.client_id as "clientId", s.name, s.deleted_unsent as "deletedUnsent", ${noticeRecipients} as recipients
    from webhook_subscription s where s.id = $2 and ${isDue} for no key update skip locked`;

const markReported =
  'update webhook_subscription set given_up_reported_at = $1, deleted_unsent = 0 where id = $2';

const dayOf = (instant: string) =>
  `to_char(${instant} at time zone '${NOTICE_TIME_ZONE}', 'DD/MM/YYYY')`;

/** Clears the marks; returns the subjects of events that no delivery has succeeded for since, the first ones named. */
const report = `
  with due as (
    select d.id from webhook_delivery d join webhook_subscription s on s.id = $2
     where ${isReported} order by d.finished_at limit ${MAX_REPORTED} for no key update of d skip locked
  ), reported as (
    update webhook_delivery d set is_unreported = false from due where d.id = due.id
    returning d.event_id, d.subject, d.finished_at
  ), lost as (
    select r.subject, r.event_id, min(r.finished_at) as at from reported r
     where not exists (select from webhook_delivery o
       where o.subscription_id = $2 and o.event_id = r.event_id and o.state = 'DELIVERED')
     group by 1, 2
  ), subject as (
    select subject, count(*)::integer as events, min(at) as at, min(event_id) as event_id,
           sum(count(*)) over ()::integer as "allEvents", count(*) over ()::integer as "allSubjects",
           ${dayOf('min(min(at)) over ()')} as "firstDay", ${dayOf('max(max(at)) over ()')} as "lastDay"
      from lost group by subject order by min(at), subject limit ${MAX_NAMED}
  )
  select f.*, coalesce(e.facts->>'connoteNumber', e.facts->>'manifestNumber', e.facts->>'prefix') as name
    from subject f left join public_event e on e.id = f.event_id order by f.at, f.subject`;

interface DueWebhook {
  readonly clientId: number | null;
  readonly name: string;
  /** Events that were deleted because of their age before they were sent. */
  readonly deletedUnsent: number;
  readonly recipients: readonly string[];
}

/** A consignment or another subject with events that were given up, and the totals of all. */
interface GivenUpSubject {
  /** `consignment/4711` */
  readonly subject: string;
  /** Its number, while the event is stored. */
  readonly name: string | null;
  readonly events: number;
  readonly allEvents: number;
  readonly allSubjects: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

interface Notice {
  readonly subject: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Emails the events of each webhook that were given up on earlier days (Sydney time), and those that were deleted before
 * they were sent, once a day. The emails are stored in the transaction that clears the marks: no event is reported twice,
 * and none is left out.
 */
@Injectable()
export class GivenUpNotices {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Checks once; several workers may do so at the same time. */
  async notify(): Promise<void> {
    const now = this.clock.now();
    const due = await this.database.query<{ id: number }[]>(dueWebhooks, [now]);
    for (const { id } of due)
      await this.database.transaction((manager) => this.reportOn(id, now, manager));
  }

  private async reportOn(id: number, now: Date, within: EntityManager): Promise<void> {
    const [webhook] = await within.query<DueWebhook[]>(lockDue, [now, id]);
    if (!webhook) return;
    const subjects = await within.query<GivenUpSubject[]>(report, [now, id]);
    const [first] = subjects;
    if (!first && webhook.deletedUnsent === 0) return;
    await within.query(markReported, [now, id]);
    const { name, deletedUnsent } = webhook;
    const values = { name, link: `${this.environment.publicUrl}/webhooks` };
    if (first) {
      const more = { ...values, ...totalsOf(first), subjects: listed(subjects, first.allSubjects) };
      await this.send(webhook, { ...texts.givenUp, values: more }, within);
    }
    if (deletedUnsent === 0) return;
    const more = { ...values, events: pluralise(deletedUnsent, 'event') };
    await this.send(webhook, { ...texts.deletedUnsent, values: more }, within);
  }

  private async send(
    { clientId, recipients }: DueWebhook,
    { subject, text, values }: Notice,
    within: EntityManager,
  ): Promise<void> {
    const mail = { subject: interpolate(subject, values), text: interpolate(text, values) };
    for (const to of new Set(recipients))
      await this.mailer.send({ to, ...mail }, { clientId: clientId ?? undefined, within });
  }
}

function totalsOf({ allEvents, firstDay, lastDay }: GivenUpSubject) {
  const { onDay, onDays } = texts.givenUp;
  const days = interpolate(firstDay === lastDay ? onDay : onDays, { firstDay, lastDay });
  return { events: pluralise(allEvents, 'event'), days };
}

function listed(subjects: readonly GivenUpSubject[], count: number): string {
  const lines = subjects.map(({ subject, name, events }) => {
    const [kind = '', id = ''] = subject.split('/');
    const label = texts.givenUp.subjects[kind as PublicSubjectKind]; // kinds are written by the projection only
    return `${label} ${name ?? id}: ${pluralise(events, 'event')}`;
  });
  const more = count - subjects.length;
  if (more > 0) lines.push(interpolate(texts.givenUp.more, { count: more }));
  return lines.map((line) => `- ${line}`).join('\n');
}
