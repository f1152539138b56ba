import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { TakeNeedRequest } from '@contracts/requests/retry-need.request.js';
import type { NeedsPersonListView, NeedsPersonView } from '@contracts/views/needs-person.view.js';

import { resolveScope, type Actor } from '../identity/index.js';
import { Clock } from '../platform/clock.js';
import { JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { NeedOwnerRepository } from './owners/need-owner.repository.js';
import { TakenByAnother } from './owners/owners.errors.js';
import { type NeedsPerson, NeedsPersonQueries } from './queries/needs-person.queries.js';

const keyOf = /^(job|mail)\/(\d{1,18})$/;

/** What needs a person, for those who can act on it; checks the customer scope. */
@Injectable()
export class NeedsPersonService {
  private readonly log = new Logger('NeedsPerson');

  constructor(
    private readonly needs: NeedsPersonQueries,
    private readonly owners: NeedOwnerRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfScope */
  async list(requested: { customerId?: number }, actor: Actor): Promise<NeedsPersonListView> {
    const { isUnrestricted, customerIds } = resolveScope(actor, 'READ_SET_ASIDE', requested);
    const lookedAt = this.clock.now().toISOString();
    const scope = { isUnrestricted, customerIds: [...customerIds] };
    const { needs, totalCount } = await this.needs.list(scope);
    return { needs: needs.map((need) => toView(need, actor)), totalCount, lookedAt };
  }

  /**
   * Tries a job or a mail that was given up once more, at once.
   * @throws RecordNotFound if it is not given up, or the actor does not look after the installation
   */
  async retry(key: string, actor: Actor): Promise<void> {
    const [, what, id] = keyOf.exec(key) ?? [];
    const isOperator = actor.scopeFor('WORK_SET_ASIDE').isUnrestricted;
    const isListed =
      isOperator &&
      id !== undefined &&
      (await this.needs.list()).needs.some((need) => need.key === key);
    if (!isListed) throw new RecordNotFound(key);
    this.log.log({ key, userId: actor.identity.id }, 'Tried again');
    await this.database.query(what === 'job' ? jobAgain : mailAgain, [id]);
  }

  /**
   * Makes the actor its owner, also in place of the owner whom they saw.
   * @throws RecordNotFound, TakenByAnother
   */
  async take({ key, seenOwnerId }: TakeNeedRequest, actor: Actor): Promise<void> {
    const { since } = await this.getListed(key, actor);
    const isTaken = await this.owners.take(key, actor.identity.id, { seenOwnerId, since });
    if (!isTaken) throw new TakenByAnother((await this.getListed(key, actor)).owner?.name ?? null);
    this.log.log({ key, userId: actor.identity.id }, 'Taken');
  }

  /** Leaves it to others; nothing happens to what somebody else has taken. @throws RecordNotFound */
  async release(key: string, actor: Actor): Promise<void> {
    await this.getListed(key, actor);
    await this.owners.release(key, actor.identity.id);
  }

  /** Only what the actor may work on. @throws RecordNotFound */
  private async getListed(key: string, actor: Actor): Promise<NeedsPerson> {
    const { isUnrestricted, customerIds } = actor.scopeFor('WORK_SET_ASIDE');
    const need = await this.needs.find(key, { isUnrestricted, customerIds: [...customerIds] });
    if (!need) throw new RecordNotFound(key);
    return need;
  }
}

/** One more run: a job that fails again is on the list at once. */
const jobAgain = `
  select ${JOBS_SCHEMA}.reschedule_jobs(array[id], run_at => now(), attempts => max_attempts - 1)
    from ${JOBS_SCHEMA}.jobs where id = $1`;

/** A mail stays on the list until it is sent. */
const mailAgain = `
  select ${JOBS_SCHEMA}.add_job('send-mail', json_build_object('mailId', id), job_key => 'send-mail/' || id)
    from mail_outbox where id = $1 and sent_at is null`;

/** What a carrier's system said of a manifest needs SUPER_ADMIN_CONTENT (MAN-45). */
const toView = (need: NeedsPerson, actor: Actor): NeedsPersonView => ({
  ...need,
  since: need.since.toISOString(),
  details:
    need.kind === 'MANIFEST_FAILED' && !actor.hasPermission('SUPER_ADMIN_CONTENT')
      ? null
      : need.details,
});
