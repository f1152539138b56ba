import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { In, IsNull } from 'typeorm';

import { ClientCarrierAccount, WithdrawalService } from '../../carriers/index.js';
import { Client, ClientRepository } from '../../clients/index.js';
import { DeleteConsignments } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { deleteOwnedRecords } from './delete-owned-records.js';
import { OpenConsignmentQueries } from '../queries/open-consignment.queries.js';

const DELETE_CONCURRENCY = 8;

/**
 * Deletes a client with its sub clients and their test environments (GAP-49): removes their open consignments,
 * addresses, settings, roles and keys, withdraws their accounts. The client records stay, marked as removed, for the
 * manifested consignments. Callers have checked the scope.
 */
@Injectable()
export class ClientDeletion {
  constructor(
    private readonly clients: ClientRepository,
    private readonly openConsignments: OpenConsignmentQueries,
    private readonly withdrawals: WithdrawalService,
    private readonly records: AuditedRepository,
    private readonly commands: CommandBus,
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
    const deleted = await this.clients.findInUse(id);
    await this.records.assertExpectedOnce<Client>(Client, deleted, actor);
    await this.deleteConsignments(await this.clients.listWithEnvironments(id), actor);
    const { branch, accounts, result } = await this.records.change(actor, async (records) => {
      await this.clients.lockTree(records.manager, deleted.customerId);
      // clients may have been added below while consignments were deleted
      const branch = await this.clients.listWithEnvironments(id, records.manager);
      const additional = await alongside?.(records);
      const clients = await records.manager.findBy(Client, {
        id: In(branch),
        removedAt: IsNull(),
      });
      await deleteOwnedRecords(records, branch);
      for (const client of clients)
        await records.update(Client, client, { removedAt: this.clock.now() });
      const inUse = { clientId: In(branch), withdrawnAt: IsNull() };
      return {
        branch,
        accounts: await records.manager.findBy(ClientCarrierAccount, inUse),
        result: additional,
      };
    });
    for (const account of accounts) await this.withdrawals.withdrawClientAccount(account, actor);
    // Deletes those created during the first pass; no more can be created.
    await this.deleteConsignments(branch, actor);
    return result;
  }

  private async deleteConsignments(clientIds: readonly number[], actor: Actor): Promise<void> {
    const ids = await this.openConsignments.listIds(clientIds);
    await mapConcurrently(DELETE_CONCURRENCY, ids, (id) =>
      this.commands.execute(new DeleteConsignments([id], actor)).catch(ignoreClosed),
    );
  }
}

/** Ignores a consignment that was deleted or manifested in the meantime. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
}
