import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull } from 'typeorm';

import { WithdrawalService } from '../../carriers/index.js';
import { Client, ClientRepository } from '../../clients/index.js';
import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { Clock } from '../../platform/clock.js';
import { deleteOwnedRecords } from './delete-owned-records.js';
import { RemovedClientCleanup } from './removed-client-cleanup.js';

/**
 * Deletes a client with its sub clients and their test environments (GAP-49): removes their open consignments,
 * addresses, settings, roles and keys, withdraws their accounts. The client records stay, marked as removed, for the
 * manifested consignments. A job deletes what is too much for the request, or was left by one that ended early. Callers
 * have checked the scope.
 */
@Injectable()
export class ClientDeletion {
  private readonly log = new Logger(ClientDeletion.name);

  constructor(
    private readonly clients: ClientRepository,
    private readonly withdrawals: WithdrawalService,
    private readonly cleanup: RemovedClientCleanup,
    private readonly records: AuditedRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param alongside makes changes in the same transaction before anything is removed
   * @returns its result
   */
  async run<Result = void>(
    id: number,
    actor: Actor,
    alongside?: (records: UnitOfWork) => Promise<Result>,
  ): Promise<Result | undefined> {
    const deleted = await this.clients.getActive(id);
    await this.records.assertExpectedOnce<Client>(Client, deleted, actor);
    await this.cleanup.deleteSomeConsignments(await this.clients.listWithEnvironments(id), actor);
    const { branch, result } = await this.records.change(actor, async (records) => {
      await this.clients.lockTree(records.manager, deleted.customerId);
      // clients may have been added below while consignments were deleted
      const branch = await this.clients.listWithEnvironments(id, records.manager);
      const result = await alongside?.(records);
      await this.remove(records, branch);
      const removed = { id, customerId: deleted.customerId, clientIds: branch };
      await this.cleanup.queue(records.manager, removed, actor);
      return { branch, result };
    });
    // Deletes those created during the first pass; no more can be created.
    await this.cleanup.deleteSomeConsignments(branch, actor).catch((error: unknown) => {
      this.leaveToJob(id, error);
    });
    return result;
  }

  /** The client is removed by now: a failure delays only the deletion of its last consignments. */
  private leaveToJob(id: number, error: unknown): void {
    this.log.warn(`Consignments of removed client ${id} are left to the job: ${String(error)}`);
  }

  private async remove(records: UnitOfWork, branch: readonly number[]): Promise<void> {
    const clients = await records.manager.findBy(Client, {
      id: In([...branch]),
      removedAt: IsNull(),
    });
    await deleteOwnedRecords(records, branch);
    for (const client of clients)
      await records.update(Client, client, { removedAt: this.clock.now() });
    await this.withdrawals.withdrawAccountsOf(records, branch);
  }
}
