import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { flowNoticeTexts as texts } from '@contracts/texts/app/flow-notices.js';

import { Clock } from '../../platform/clock.js';
import { interpolate } from '../../platform/interpolate.js';
import { Mailer } from '../../platform/mail/mailer.js';

const MINUTE_MS = 60_000;
const HOURS_BETWEEN = 6;
const HOUR_MS = 3_600_000;
/** Consecutive failures after which the recipients are notified. */
const NOTIFY_AFTER_FAILURES = 3;

/** A failing flow, or a recovered one. */
interface FailingFlow {
  readonly id: number;
  readonly clientId: number;
  readonly kind: keyof typeof texts.kinds;
  readonly server: string;
  readonly failure: string | null;
  readonly failingSince: Date | null;
  /** Whether it is reported: it has failed several times in a row, and is neither paused nor of a deleted client. */
  readonly isReported: boolean;
  readonly recipients: readonly string[];
}

const mustReport = `f.is_active and c.removed_at is null and f.failures >= ${NOTIFY_AFTER_FAILURES}`;

/** Recipients: the connection's own address, or else the active administrators of the client. */
const failingFlows = `
  select f.id, f.client_id as "clientId", f.kind, i.server, f.failure, f.failing_since as "failingSince",
         ${mustReport} as "isReported",
         case when i.notification_email <> '' then array[i.notification_email] else array(
           select distinct u.email from user_role r join user_account u on u.id = r.user_id
            where u.kind = 'USER' and u.status = 'ACTIVE' and r.role = 'CLIENT_ADMIN' and r.client_id = f.client_id
            order by 1) end as recipients
    from integration_flow f
    join client_integration i on i.id = f.client_integration_id
    join client c on c.id = f.client_id
   where ${mustReport} or f.id = any($1)`;

/** Emails the recipients when a flow fails, at most every six hours, and when it works again. */
@Injectable()
export class FlowNotices {
  /** Start of the failure, for recipients who were notified. */
  private readonly notified = new Map<number, Date>();
  private checkedAt = -Infinity;

  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Checks once a minute; the outbox ignores a second email about the same failure. */
  async notify(): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - this.checkedAt < MINUTE_MS) return;
    this.checkedAt = now.getTime();
    const flows = await this.database.query<FailingFlow[]>(failingFlows, [
      [...this.notified.keys()],
    ]);
    for (const flow of flows) await this.notifyAbout(flow, now);
  }

  private async notifyAbout(flow: FailingFlow, now: Date): Promise<void> {
    const { id, failingSince, isReported } = flow;
    const since = this.notified.get(id);
    if (failingSince && isReported) {
      this.notified.set(id, failingSince);
      const period = Math.floor((now.getTime() - failingSince.getTime()) / HOUR_MS / HOURS_BETWEEN);
      await this.send(flow, `failing ${failingSince.toISOString()} ${period}`, texts.failing);
    } else if (since && !failingSince) {
      this.notified.delete(id);
      await this.send(flow, `works ${since.toISOString()}`, texts.works);
    }
  }

  private async send(
    { id, clientId, kind, server, failure, recipients }: FailingFlow,
    about: string,
    { subject, text }: { readonly subject: string; readonly text: string },
  ): Promise<void> {
    const values = { flow: texts.kinds[kind], server, reason: failure ?? '' };
    for (const to of recipients)
      await this.mailer.send(
        { to, subject: interpolate(subject, values), text: interpolate(text, values) },
        { about: `integration flow ${id} ${about} ${to}`, clientId },
      );
  }
}
