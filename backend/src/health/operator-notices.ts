import { Injectable } from '@nestjs/common';

import { Environment } from '../platform/config/environment.js';
import { Clock } from '../platform/clock.js';
import { Mailer } from '../platform/mail/mailer.js';
import { type Issue, IssueQueries } from './queries/issue.queries.js';

/** Problems that end within this time are not reported. */
const MIN_MINUTES = 10;

/** Emails the operator of the installation about items that need attention, once each. */
@Injectable()
export class OperatorNotices {
  constructor(
    private readonly environment: Environment,
    private readonly issues: IssueQueries,
    private readonly mails: Mailer,
    private readonly clock: Clock,
  ) {}

  async notify(): Promise<void> {
    const { OPERATOR_EMAIL: to } = this.environment;
    if (to === undefined) return;
    const latest = this.clock.now().getTime() - MIN_MINUTES * 60_000;
    for (const issue of (await this.issues.list()).needs)
      if (issue.kind !== 'MAIL_REFUSED' && issue.since.getTime() <= latest)
        await this.send(to, issue);
  }

  /** The outbox ignores a second email about the same item. */
  private async send(
    to: string,
    { key, what, details, customerName, since }: Issue,
  ): Promise<void> {
    const lines = [
      what,
      details,
      customerName && `Customer: ${customerName}`,
      `Since: ${since.toISOString()}`,
    ];
    await this.mails.send(
      {
        to,
        subject: `Needs attention: ${what.slice(0, 100)}`,
        text: lines.filter(Boolean).join('\n'),
      },
      { about: `needs a person: ${key} ${since.toISOString()}` },
    );
  }
}
