import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';

import { DeleteConsignments } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { DomainError } from '../../platform/domain-error.js';
import { addJobs } from '../../platform/jobs/job-task.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import {
  OpenConsignmentQueries,
  type OpenConsignmentsPage,
} from '../queries/open-consignment.queries.js';
import { deleteSomeAddresses } from './delete-owned-records.js';

/** Name of the job in the queue; it never changes. */
export const CLEANUP_TASK = 'clean-up-removed-clients';

/** Gives the request time to delete what it can itself. */
const DELAY_SECONDS = 5;
const PAGE_SIZE = 500;
const CONCURRENCY = 8;

/** Payload of the job. */
export interface RemovedClientsJob {
  readonly clientIds: readonly number[];
  /** The user who deleted them. */
  readonly deletedBy: Actor['identity'];
  readonly correlationId: string;
}

/** Clients that are removed in one transaction. */
interface RemovedClients {
  /** The topmost of them. */
  readonly id: number;
  readonly customerId: number;
  readonly clientIds: readonly number[];
}

/**
 * Deletes what may be too much for one request and one transaction: open consignments, and addresses beyond the first
 * ones. Each part is a short transaction of its own, and repeating it changes nothing.
 */
@Injectable()
export class RemovedClientCleanup {
  constructor(
    private readonly openConsignments: OpenConsignmentQueries,
    private readonly records: AuditedRepository,
    private readonly commands: CommandBus,
  ) {}

  /** Queues the cleanup in the transaction that removes the clients: it is done whatever happens to the request. */
  queue(
    manager: EntityManager,
    { id, customerId, clientIds }: RemovedClients,
    { identity: deletedBy, trail: { correlationId } }: Actor,
  ): Promise<void> {
    const payload = { clientIds, deletedBy, correlationId } satisfies RemovedClientsJob;
    const key = `${CLEANUP_TASK}/${id}`;
    return addJobs(manager, [
      { task: CLEANUP_TASK, payload, key, customerId, delaySeconds: DELAY_SECONDS },
    ]);
  }

  /** @throws TryAgainLater while the list of consignments is behind: one that it lacks would never be deleted */
  async run(clientIds: readonly number[], actor: Actor): Promise<void> {
    const deleteSome = () =>
      this.records.change(actor, (records) => deleteSomeAddresses(records, clientIds));
    for (let hasMore = true; hasMore;) hasMore = await deleteSome();
    for (let after: number | null = 0; after !== null;)
      after = await this.deletePage(clientIds, actor, { after, mustBeCurrent: true });
  }

  /** Deletes up to 500 open consignments that are known by now; the job deletes the others. */
  async deleteSomeConsignments(clientIds: readonly number[], actor: Actor): Promise<void> {
    await this.deletePage(clientIds, actor, { after: 0, mustBeCurrent: false });
  }

  /**
   * Deletes a page of open consignments with higher ids. Returns the last id if there may be more, otherwise null.
   * Those that were deleted or manifested in the meantime are left as they are.
   */
  private async deletePage(
    clientIds: readonly number[],
    actor: Actor,
    page: Omit<OpenConsignmentsPage, 'limit'>,
  ): Promise<number | null> {
    const ids = await this.openConsignments.listIds(clientIds, { ...page, limit: PAGE_SIZE });
    await mapConcurrently(CONCURRENCY, ids, (id) =>
      this.commands.execute(new DeleteConsignments([id], actor)).catch(ignoreClosed),
    );
    return ids.length < PAGE_SIZE ? null : (ids.at(-1) ?? null);
  }
}

function ignoreClosed(error: unknown): void {
  if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
}
