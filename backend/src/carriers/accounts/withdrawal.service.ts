import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { In, IsNull, type EntityTarget, type FindOptionsWhere } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { Clock } from '../../platform/clock.js';
import { WithdrawRange } from '../../prefix-ranges/index.js';
import { RateCardService } from '../../pricing/index.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { PrefixInUse } from './carrier-account.errors.js';

interface Withdrawable {
  id: number;
  withdrawnAt: Date | null;
}

/**
 * Withdraws carriers, accounts and prefixes, each with everything below it (CARRIER-18). Withdrawn records are retained
 * for the consignments shipped with them, and their numbers are never reused (GAP-49). Callers have checked the scope.
 */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly records: AuditedRepository,
    private readonly rateCards: RateCardService,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  withdrawCustomerCarrier(record: CustomerCarrier, actor: Actor): Promise<void> {
    return this.change(actor, async (records) => {
      await this.withdraw(records, CustomerCarrier, { id: record.id });
      const accounts = await this.withdraw(records, CustomerCarrierAccount, {
        customerCarrierId: record.id,
      });
      return this.withdrawBelow(records, accounts);
    });
  }

  withdrawAccount(account: CustomerCarrierAccount, actor: Actor): Promise<void> {
    return this.change(actor, async (records) => {
      await this.withdraw(records, CustomerCarrierAccount, { id: account.id });
      return this.withdrawBelow(records, [account]);
    });
  }

  /** @throws PrefixInUse if clients have accounts with it */
  withdrawPrefix({ id }: ConnotePrefix, actor: Actor): Promise<void> {
    return this.change(actor, async (records) => {
      const prefixes = await this.withdraw(records, ConnotePrefix, { id });
      const inUse = { connotePrefixId: id, withdrawnAt: IsNull() };
      if (await records.manager.existsBy(ClientCarrierAccount, inUse)) throw new PrefixInUse();
      return prefixes;
    });
  }

  /** Withdraws the account; the numbers of its block are never reused. */
  async withdrawClientAccount(account: ClientCarrierAccount, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      await this.withdraw(records, ClientCarrierAccount, { id: account.id }, { isActive: false });
      await this.rateCards.withdrawByAccountsUnscoped(records, [account.id]);
    });
  }

  /** The same for all accounts of these clients, in the transaction that removes the clients. */
  async withdrawAccountsOf(records: UnitOfWork, clientIds: readonly number[]): Promise<void> {
    const ofClients = { clientId: In([...clientIds]) };
    const accounts = await this.withdraw(records, ClientCarrierAccount, ofClients, {
      isActive: false,
    });
    await this.rateCards.withdrawByAccountsUnscoped(
      records,
      accounts.map(({ id }) => id),
    );
  }

  /** Withdraws the records, then the number ranges: a crash in between leaves ranges that no account uses. */
  private async change(
    actor: Actor,
    work: (records: UnitOfWork) => Promise<ConnotePrefix[]>,
  ): Promise<void> {
    const prefixes = await this.records.change(actor, work);
    for (const { prefixRangeId } of prefixes)
      await this.commands.execute(new WithdrawRange(prefixRangeId, actor));
  }

  /** Withdraws the prefixes of the accounts, their client accounts and rate cards; returns the prefixes. */
  private async withdrawBelow(
    records: UnitOfWork,
    accounts: readonly CustomerCarrierAccount[],
  ): Promise<ConnotePrefix[]> {
    const prefixes = await this.withdraw(records, ConnotePrefix, {
      customerCarrierAccountId: In(accounts.map(({ id }) => id)),
    });
    const clientAccounts = await this.withdraw(
      records,
      ClientCarrierAccount,
      { connotePrefixId: In(prefixes.map(({ id }) => id)) },
      { isActive: false },
    );
    await this.rateCards.withdrawByAccountsUnscoped(
      records,
      clientAccounts.map(({ id }) => id),
    );
    return prefixes;
  }

  private async withdraw<Row extends Withdrawable>(
    records: UnitOfWork,
    type: EntityTarget<Row>,
    where: FindOptionsWhere<Row>,
    changes: Partial<Row> = {},
  ): Promise<Row[]> {
    const inUse = { ...where, withdrawnAt: IsNull() };
    const rows = await records.manager.find<Row>(type, {
      where: inUse as FindOptionsWhere<Row>, // TypeScript cannot check a condition on a generic row
      lock: { mode: 'pessimistic_write' },
    });
    const withdrawal: Partial<Withdrawable> = { withdrawnAt: this.clock.now() };
    for (const row of rows)
      await records.update<Row>(type, row, { ...changes, ...(withdrawal as Partial<Row>) });
    return rows;
  }
}
