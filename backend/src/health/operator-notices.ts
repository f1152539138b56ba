import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { operatorNoticeTexts as texts } from '@contracts/texts/app/operator-notices.js';

import { Environment } from '../platform/config/environment.js';
import { Clock } from '../platform/clock.js';
import { interpolate } from '../platform/interpolate.js';
import { Mailer, type Mail } from '../platform/mail/mailer.js';
import { type Issue, IssueQueries } from './queries/issue.queries.js';

/** Problems that end within this time are not reported. */
const MIN_MINUTES = 10;
/** Emails about one item each within an hour; in an outage the others are reported together, at most every hour. */
const MAX_SINGLE_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
const MAX_ITEMS_NAMED = 50;
const MAX_SUBJECT_LENGTH = 100;

/** Emails the operator of the installation about items that need attention, once each. */
@Injectable()
export class OperatorNotices {
  /** Items already reported, while they are listed; after a restart the outbox knows those with an email of their own. */
  private reported: ReadonlySet<string> = new Set();
  private singleAt: readonly number[] = [];
  private togetherAt = -Infinity;

  constructor(
    private readonly environment: Environment,
    private readonly issues: IssueQueries,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly database: DataSource,
  ) {}

  async notify(): Promise<void> {
    const { OPERATOR_EMAIL: to } = this.environment;
    if (to === undefined) return;
    const now = this.clock.now().getTime();
    const latest = now - MIN_MINUTES * 60_000;
    const issues = (await this.issues.list()).needs.filter(
      ({ kind, since }) => kind !== 'MAIL_REFUSED' && since.getTime() <= latest,
    );
    const mailed = await this.findMailed(issues);
    const isKnown = (issue: Issue) =>
      this.reported.has(identityOf(issue)) || mailed.has(aboutOf(issue));
    const fresh = issues.filter((issue) => !isKnown(issue));
    const isSent = fresh.length > 0 && (await this.report(fresh, { to, now }));
    this.reported = new Set((isSent ? issues : issues.filter(isKnown)).map(identityOf));
  }

  /** Returns false if they have to wait. */
  private async report(
    issues: readonly Issue[],
    { to, now }: { readonly to: string; readonly now: number },
  ): Promise<boolean> {
    this.singleAt = this.singleAt.filter((at) => now - at < HOUR_MS);
    if (this.singleAt.length + issues.length <= MAX_SINGLE_PER_HOUR) {
      for (const issue of issues)
        await this.mailer.send({ to, ...singleMail(issue) }, { about: aboutOf(issue) });
      this.singleAt = [...this.singleAt, ...issues.map(() => now)];
      return true;
    }
    if (now - this.togetherAt < HOUR_MS) return false;
    const about = `needs a person: ${digestOf(issues)}`;
    await this.mailer.send({ to, ...mailAboutAll(issues) }, { about });
    this.togetherAt = now;
    return true;
  }

  /** Finds the items that the outbox already has an email about. */
  private async findMailed(issues: readonly Issue[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ about: string }[]>(
      'select about from mail_outbox where about = any($1)',
      [issues.map(aboutOf)],
    );
    return new Set(rows.map(({ about }) => about));
  }
}

const aboutOf = ({ key, since }: Issue): string => `needs a person: ${key} ${since.toISOString()}`;

/** Scans are identified by their feed alone: its oldest open scan changes. */
const identityOf = (issue: Issue): string =>
  issue.kind === 'SCANS_SET_ASIDE' ? issue.key : aboutOf(issue);

const digestOf = (issues: readonly Issue[]): string =>
  createHash('sha256').update(issues.map(aboutOf).join('\n')).digest('hex');

function singleMail({ what, details, customerName, since }: Issue): Omit<Mail, 'to'> {
  const lines = [
    what,
    details,
    customerName && `Customer: ${customerName}`,
    `Since: ${since.toISOString()}`,
  ];
  return {
    subject: interpolate(texts.subject, { what: what.slice(0, MAX_SUBJECT_LENGTH) }),
    text: lines.filter(Boolean).join('\n'),
  };
}

function mailAboutAll(issues: readonly Issue[]): Omit<Mail, 'to'> {
  const named = issues
    .slice(0, MAX_ITEMS_NAMED)
    .map(({ what, customerName }) => (customerName ? `${what} (${customerName})` : what));
  const left = issues.length - named.length;
  const more = left > 0 ? [interpolate(texts.more, { count: left })] : [];
  return {
    subject: interpolate(texts.together, { count: issues.length }),
    text: [...named, ...more, '', texts.where].join('\n'),
  };
}
