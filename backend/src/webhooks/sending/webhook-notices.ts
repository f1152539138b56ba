import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { webhookSendingTexts as texts } from '@contracts/texts/app/webhook-sending.js';

import { Clock } from '../../platform/clock.js';
import { interpolate } from '../../platform/interpolate.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { ExpiringEventNotices } from './expiring-event-notices.js';
import { GivenUpNotices } from './given-up-notices.js';
import { NOTICE_TIME_ZONE, noticeRecipients } from './notice-recipients.js';

const HOUR_MS = 3_600_000;
/** Hours of failing after which the recipients are notified, longest first. */
const NOTIFY_AFTER_HOURS = [24, 1] as const;

const readableTime = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: NOTICE_TIME_ZONE,
});

/** A failing subscription, or a recovered one. */
interface FailingWebhook {
  readonly id: number;
  /** Null for a subscription of a customer. */
  readonly clientId: number | null;
  readonly name: string;
  readonly status: 'ACTIVE' | 'PAUSED' | 'DISABLED';
  readonly statusReason: string | null;
  readonly failingSince: Date | null;
  readonly lastSuccessAt: Date | null;
  /** Changes when users resume it. */
  readonly version: number;
  readonly recipients: readonly string[];
  /** Events taken over and not sent; more may wait in the journal. */
  readonly held: number;
}

const failingWebhooks = `
  select s.id, s.client_id as "clientId", s.name, s.status, s.status_reason as "statusReason",
         s.failing_since as "failingSince", s.last_success_at as "lastSuccessAt", s.version,
         ${noticeRecipients} as recipients,
         (select count(*)::integer from webhook_delivery d
           where d.subscription_id = s.id and d.state = 'WAITING' and d.lane = 'LIVE') as held
    from webhook_subscription s
   where s.status = 'DISABLED' or s.status = 'ACTIVE' and s.failing_since <= $1 or s.id = any($2)`;

/** A replay that was paused because its calls failed; one that a user paused is not failing. */
interface PausedReplay extends Pick<FailingWebhook, 'clientId' | 'name' | 'recipients'> {
  readonly id: number;
  readonly requestedBy: string;
  readonly failingSince: Date;
}

const pausedReplays = `
  select r.id, r.requested_by as "requestedBy", r.failing_since as "failingSince",
         s.client_id as "clientId", s.name, ${noticeRecipients} as recipients
    from webhook_replay r join webhook_subscription s on s.id = r.subscription_id
   where r.state = 'PAUSED' and r.failing_since is not null`;

/** Emails the recipients when a server fails, was given up, or works again, once each, and about events given up or soon deleted. */
@Injectable()
export class WebhookNotices {
  /** Start of the last reported failure, by webhook id. */
  private readonly notified = new Map<number, Date>();

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly givenUp: GivenUpNotices,
    private readonly expiring: ExpiringEventNotices,
  ) {}

  /** Checks once; the outbox ignores a second email about the same state. */
  async notify(): Promise<void> {
    const now = this.clock.now();
    const webhooks = await this.database.query<FailingWebhook[]>(failingWebhooks, [
      new Date(now.getTime() - HOUR_MS),
      [...this.notified.keys()],
    ]);
    for (const webhook of webhooks) await this.notifyAbout(webhook, now);
    const replays = await this.database.query<PausedReplay[]>(pausedReplays);
    for (const replay of replays) await this.notifyOfPaused(replay);
    await this.givenUp.notify();
    await this.expiring.notify();
  }

  private async notifyOfPaused(replay: PausedReplay): Promise<void> {
    const { id, name, requestedBy, failingSince } = replay;
    const values = { name, requestedBy, reason: texts.failedTooLong };
    await this.send(replay, `webhook replay ${id} paused ${failingSince.toISOString()}`, {
      ...texts.replayPaused,
      values,
    });
  }

  private async notifyAbout(webhook: FailingWebhook, now: Date): Promise<void> {
    const { id, status, statusReason, failingSince } = webhook;
    const since = this.notified.get(id);
    if (status === 'DISABLED') {
      this.notified.delete(id);
      const notice = { ...texts.disabled, reason: statusReason ?? '' };
      await this.sendOf(webhook, `disabled ${webhook.version}`, notice);
    } else if (status === 'ACTIVE' && failingSince) await this.notifyOfFailing(webhook, now);
    else if (since && worksSince(webhook, since)) {
      this.notified.delete(id);
      await this.sendOf(webhook, `works ${since.toISOString()}`, { ...texts.works, reason: '' });
    }
  }

  /** One that failed before may have failed again only just now. */
  private async notifyOfFailing(webhook: FailingWebhook, now: Date): Promise<void> {
    const since = webhook.failingSince ?? now;
    const hours = (now.getTime() - since.getTime()) / HOUR_MS;
    const after = NOTIFY_AFTER_HOURS.find((threshold) => hours >= threshold);
    if (after === undefined) return;
    this.notified.set(webhook.id, since);
    const notice = { ...texts.failing, reason: readableTime.format(since) };
    await this.sendOf(webhook, `failing ${since.toISOString()} ${after}`, notice);
  }

  private sendOf(
    webhook: FailingWebhook,
    about: string,
    { subject, text, reason }: { subject: string; text: string; reason: string },
  ): Promise<void> {
    const values = { name: webhook.name, reason, held: String(webhook.held) };
    return this.send(webhook, `webhook ${webhook.id} ${about}`, { subject, text, values });
  }

  /** @param about identifies the state: each recipient gets one email about it */
  private async send(
    { clientId, recipients }: Pick<FailingWebhook, 'clientId' | 'recipients'>,
    about: string,
    { subject, text, values }: Notice,
  ): Promise<void> {
    for (const to of recipients)
      await this.mailer.send(
        { to, subject: interpolate(subject, values), text: interpolate(text, values) },
        { about: `${about} ${to}`, clientId: clientId ?? undefined },
      );
  }
}

/** Whether its server has responded since then: a user who resumes it only ends the record of the failure. */
const worksSince = (
  { status, failingSince, lastSuccessAt }: FailingWebhook,
  since: Date,
): boolean =>
  status === 'ACTIVE' && !failingSince && lastSuccessAt !== null && lastSuccessAt >= since;

interface Notice {
  readonly subject: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}
