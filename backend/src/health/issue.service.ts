import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { DismissIssueRequest, TakeIssueRequest } from '@contracts/requests/issue.request.js';
import type { IssueListView, IssueView } from '@contracts/views/issue.view.js';

import { resolveScope, type Actor } from '../identity/index.js';
import { AuditedRepository } from '../platform/audit/audited.repository.js';
import { Clock } from '../platform/clock.js';
import { JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { IssueDismissal } from './dismissals/issue-dismissal.entity.js';
import { IssueOwnerRepository } from './owners/issue-owner.repository.js';
import { TakenByAnother } from './owners/owners.errors.js';
import { type Issue, IssueQueries } from './queries/issue.queries.js';

const RETRYABLE_KEY = /^(job|mail)\/(\d{1,18})$/;

/** Lists items that need attention, for users who can act on them; checks the customer scope. */
@Injectable()
export class IssueService {
  private readonly log = new Logger('Issues');

  constructor(
    private readonly issues: IssueQueries,
    private readonly owners: IssueOwnerRepository,
    private readonly records: AuditedRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfScope */
  async list(requested: { customerId?: number }, actor: Actor): Promise<IssueListView> {
    const { isUnrestricted, customerIds } = resolveScope(actor, 'READ_SET_ASIDE', requested);
    const lookedAt = this.clock.now().toISOString();
    const scope = { isUnrestricted, customerIds: [...customerIds] };
    const { needs, totalCount } = await this.issues.list(scope);
    return { needs: needs.map((issue) => toView(issue, actor)), totalCount, lookedAt };
  }

  /**
   * Retries a failed job or email at once.
   * @throws RecordNotFound if it has not permanently failed, or the actor is not an operator
   */
  async retry(key: string, actor: Actor): Promise<void> {
    const [, what, id] = RETRYABLE_KEY.exec(key) ?? [];
    const isOperator = actor.scopeFor('WORK_SET_ASIDE').isUnrestricted;
    if (!isOperator || id === undefined) throw new RecordNotFound(key);
    await this.getListed(key, actor);
    this.log.log({ key, userId: actor.identity.id }, 'Issue retried');
    if (what === 'mail') await this.database.query(deleteMailJob, [id]);
    await this.database.query(what === 'job' ? retryJob : retryMail, [id]);
  }

  /**
   * Removes a failed manifest that was handled in another way, for example by telephone, until it fails again.
   * @throws RecordNotFound
   */
  async dismiss({ key, words }: DismissIssueRequest, actor: Actor): Promise<void> {
    const { kind } = await this.getListed(key, actor);
    if (kind !== 'MANIFEST_FAILED') throw new RecordNotFound(key);
    const userId = actor.identity.id;
    const dismissal = { key, words, userId, dismissedAt: this.clock.now() };
    await this.records.change(actor, (records) => records.insert(IssueDismissal, dismissal));
  }

  /**
   * Makes the actor its owner, replacing the owner that was shown to them, if any.
   * @throws RecordNotFound, TakenByAnother
   */
  async take({ key, seenOwnerId }: TakeIssueRequest, actor: Actor): Promise<void> {
    const { since } = await this.getListed(key, actor);
    const isTaken = await this.owners.take(key, actor.identity.id, { seenOwnerId, since });
    if (!isTaken) throw new TakenByAnother((await this.getListed(key, actor)).owner?.name ?? null);
    this.log.log({ key, userId: actor.identity.id }, 'Issue taken');
  }

  /** Releases it; an item taken by someone else stays as it is. @throws RecordNotFound */
  async release(key: string, actor: Actor): Promise<void> {
    await this.getListed(key, actor);
    await this.owners.release(key, actor.identity.id);
  }

  /** Finds an item the actor may work on. @throws RecordNotFound */
  private async getListed(key: string, actor: Actor): Promise<Issue> {
    const { isUnrestricted, customerIds } = actor.scopeFor('WORK_SET_ASIDE');
    const issue = await this.issues.find(key, { isUnrestricted, customerIds: [...customerIds] });
    if (!issue) throw new RecordNotFound(key);
    return issue;
  }
}

/** Runs it again: a job that fails again is listed at once. */
const retryJob = `
  select ${JOBS_SCHEMA}.reschedule_jobs(array[id], run_at => now(), attempts => max_attempts - 1)
    from ${JOBS_SCHEMA}.jobs where id = $1`;

/** The job that was given up would stay in the queue beside the new one. */
const deleteMailJob = `
  delete from ${JOBS_SCHEMA}._private_jobs job using ${JOBS_SCHEMA}._private_tasks task
   where task.id = job.task_id and task.identifier = 'send-mail' and job.payload ->> 'mailId' = $1::text
     and job.attempts >= job.max_attempts and job.locked_at is null`;

/** An email stays listed until it is sent. */
const retryMail = `
  select ${JOBS_SCHEMA}.add_job('send-mail', json_build_object('mailId', id), job_key => 'send-mail/' || id)
    from mail_outbox where id = $1 and sent_at is null`;

/** A carrier's error about a manifest requires SUPER_ADMIN_CONTENT of its customer (MAN-45). */
function toView(issue: Issue, actor: Actor): IssueView {
  const owner = { clientId: null, customerId: issue.customerId };
  const isHidden = issue.kind === 'MANIFEST_FAILED' && !actor.covers('SUPER_ADMIN_CONTENT', owner);
  return {
    ...issue,
    since: issue.since.toISOString(),
    details: isHidden ? null : issue.details,
  };
}
