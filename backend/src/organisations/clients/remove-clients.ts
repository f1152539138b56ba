import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { In, IsNull } from 'typeorm';

import { ClientCarrierAccount, Withdrawals } from '../../carriers/index.js';
import { Client, Clients } from '../../clients/index.js';
import { DeleteConsignments } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import { OpenConsignments } from '../queries/open-consignments.js';
import { removeBelongings } from './belongings.js';

const DELETES_AT_ONCE = 8;

/**
 * Deletes a client with its sub clients (GAP-49): their open consignments, addresses, settings, accounts,
 * roles and keys go; what they have manifested stays, and they stay with it, out of use.
 */
@Injectable()
export class RemoveClients {
  constructor(
    private readonly clients: Clients,
    private readonly open: OpenConsignments,
    private readonly withdrawals: Withdrawals,
    private readonly records: AuditedRecords,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async run(id: number, actor: Actor): Promise<void> {
    const branch = (await this.clients.listBranch(id)).map((client) => client.id);
    await this.deleteConsignments(branch, actor);
    const accounts = await this.records.change(actor, async (records) => {
      const clients = await records.manager.findBy(Client, {
        id: In(branch),
        removedAt: IsNull(),
      });
      await removeBelongings(records, branch);
      for (const client of clients)
        await records.update(Client, client, { removedAt: this.clock.now() });
      const inUse = { clientId: In(branch), withdrawnAt: IsNull() };
      return records.manager.findBy(ClientCarrierAccount, inUse);
    });
    for (const account of accounts) await this.withdrawals.withdrawClientAccount(account, actor);
    // Whatever was made while the first ones were deleted: nobody can make any more.
    await this.deleteConsignments(branch, actor);
  }

  private async deleteConsignments(clientIds: readonly number[], actor: Actor): Promise<void> {
    const ids = await this.open.of(clientIds);
    await mapAtMost(DELETES_AT_ONCE, ids, (id) =>
      this.commands.execute(new DeleteConsignments([id], actor)).catch(ignoreClosed),
    );
  }
}

/** Deleted or manifested meanwhile: it is not open any more, and stays. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof DomainError && error.refusal === 'conflict')) throw error;
}
