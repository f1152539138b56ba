import { Injectable } from '@nestjs/common';

import type { BackgroundWorkView, JobKindView } from '@contracts/views/background-work.view.js';

import { OutOfScope, type Actor } from '../identity/index.js';
import { Clock } from '../platform/clock.js';
import { type JobKind, JobQueueQueries } from './queries/job-queue.queries.js';
import { ProjectionQueries } from './queries/projection.queries.js';

const MAX_ERROR_LENGTH = 200;

/** Reads the state of jobs and projections, which belong to all customers together; checks the scope. */
@Injectable()
export class BackgroundWorkService {
  constructor(
    private readonly jobs: JobQueueQueries,
    private readonly projections: ProjectionQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws OutOfScope if the permission is limited to some customers */
  async read(actor: Actor): Promise<BackgroundWorkView> {
    if (!actor.scopeFor('SUPER_ADMIN_CONTENT').isUnrestricted) throw new OutOfScope();
    const lookedAt = this.clock.now().toISOString();
    const [kinds, projections] = await Promise.all([this.jobs.kinds(), this.projections.list()]);
    return {
      kinds: kinds.map(toView),
      projections: projections.map(({ name, lag, state }) => ({
        name,
        eventsBehind: lag,
        isStopped: state === 'stopped',
      })),
      lookedAt,
    };
  }
}

const toView = ({
  lastError,
  failedAt,
  oldestDueAt,
  nextRunAt,
  ...counts
}: JobKind): JobKindView => ({
  ...counts,
  oldestDueAt: toIso(oldestDueAt),
  nextRunAt: toIso(nextRunAt),
  lastError:
    lastError === null || failedAt === null
      ? null
      : { message: redact(lastError), failedAt: failedAt.toISOString() },
});

const toIso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** A mail server quotes the recipient's address; a URL may contain a password before its @. */
const redact = (message: string): string =>
  message.replaceAll(/[^\s<>()",;]+@[^\s<>()",;]+/g, '…').slice(0, MAX_ERROR_LENGTH);
