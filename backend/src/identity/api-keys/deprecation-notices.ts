import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource } from 'typeorm';

import { Clock } from '../../platform/clock.js';
import { Environment } from '../../platform/config/environment.js';
import { HourlyTask } from '../../platform/hourly-task.js';
import { Mailer } from '../../platform/mail/mailer.js';
import {
  type DeprecatedOperation,
  DeprecatedOperations,
} from '../../platform/versions/deprecated-operations.js';
import { startOfDay } from '../../platform/versions/deprecation.js';
import { deprecationMail, type EndingOperation } from './deprecation-mail.js';
import {
  DeprecationNoticeRepository,
  type NoticeRecipient,
  type NotifiedOperation,
} from './deprecation-notice.repository.js';

type Notified = EndingOperation & NotifiedOperation;

/**
 * Emails administrators about API keys that called deprecated operations in the last 30 days: once a month from the
 * announcement on, once a week in the last month. The email is stored in the transaction that records it: however many
 * processes check, none is repeated or lost, and the mail server is not involved.
 */
@Injectable()
export class DeprecationNotices extends HourlyTask {
  constructor(
    private readonly operations: DeprecatedOperations,
    private readonly notices: DeprecationNoticeRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly database: DataSource,
  ) {
    super();
  }

  protected work(): Promise<void> {
    return this.notify();
  }

  /** Checks once; without a deprecated operation, no statement is sent. */
  async notify(): Promise<void> {
    const now = this.clock.now();
    const operations = this.operations.list().flatMap((operation) => toNotified(now, operation));
    if (operations.length === 0) return;
    for (const recipient of await this.notices.listDue(operations, now))
      await this.send(recipient, operations, now).catch((error: unknown) => {
        this.log.warn(`User ${recipient.userId} will be emailed later: ${String(error)}`);
      });
  }

  private async send(
    { userId, email: to, uses }: NoticeRecipient,
    operations: readonly Notified[],
    now: Date,
  ): Promise<void> {
    const called = operations.filter(({ operation }) =>
      uses.some((use) => use.operation === operation),
    );
    const mail = deprecationMail(called, uses, this.environment.publicUrl);
    await this.database.transaction(async (within) => {
      if (await this.notices.claim(userId, called, now, within))
        await this.mailer.send({ to, ...mail }, { isBulk: true, within });
    });
  }
}

/** The operation, if it is deprecated at that time and has not ended. */
function toNotified(now: Date, operation: DeprecatedOperation): Notified[] {
  const sunset = startOfDay(operation.sunset);
  if (now < startOfDay(operation.since) || now >= sunset) return [];
  const lastMonth = DateTime.fromJSDate(sunset, { zone: 'utc' }).minus({ months: 1 });
  const isEndingSoon = now >= lastMonth.toJSDate();
  const interval = isEndingSoon ? { weeks: 1 } : { months: 1 };
  const repeatedBefore = DateTime.fromJSDate(now, { zone: 'utc' }).minus(interval).toJSDate();
  return [{ ...operation, isEndingSoon, repeatedBefore }];
}
