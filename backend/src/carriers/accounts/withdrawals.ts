import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { In, IsNull, type EntityTarget, type FindOptionsWhere } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import type { RecordChanges } from '../../platform/audit/record-changes.js';
import { Clock } from '../../platform/clock.js';
import { WithdrawRange } from '../../prefix-ranges/index.js';
import { RateCards } from '../../pricing/index.js';
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
 * Takes carriers, accounts and prefixes out of use, each with everything below it (CARRIER-18). Nothing
 * is erased: consignments were sent with them, and their numbers are never given out again (GAP-49).
 */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly records: AuditedRecords,
    private readonly rateCards: RateCards,
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

  /** @throws PrefixInUse while clients send with it */
  withdrawPrefix({ id }: ConnotePrefix, actor: Actor): Promise<void> {
    return this.change(actor, async (records) => {
      const prefixes = await this.withdraw(records, ConnotePrefix, { id });
      const inUse = { connotePrefixId: id, withdrawnAt: IsNull() };
      if (await records.manager.existsBy(ClientCarrierAccount, inUse)) throw new PrefixInUse();
      return prefixes;
    });
  }

  /** The numbers of its block stay with the account: nobody is given them again. */
  async withdrawClientAccount(account: ClientCarrierAccount, actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      await this.withdraw(records, ClientCarrierAccount, { id: account.id }, { isActive: false });
      await this.rateCards.withdrawOf([account.id], records);
    });
  }

  /** Records first, numbers after: what is left when this dies half-way belongs to nobody. */
  private async change(
    actor: Actor,
    work: (records: RecordChanges) => Promise<ConnotePrefix[]>,
  ): Promise<void> {
    const prefixes = await this.records.change(actor, work);
    for (const { prefixRangeId } of prefixes)
      await this.commands.execute(new WithdrawRange(prefixRangeId, actor));
  }

  /** Answers the prefixes that went. */
  private async withdrawBelow(
    records: RecordChanges,
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
    await this.rateCards.withdrawOf(
      clientAccounts.map(({ id }) => id),
      records,
    );
    return prefixes;
  }

  private async withdraw<Row extends Withdrawable>(
    records: RecordChanges,
    type: EntityTarget<Row>,
    where: FindOptionsWhere<Row>,
    also: Partial<Row> = {},
  ): Promise<Row[]> {
    const inUse = { ...where, withdrawnAt: IsNull() };
    const rows = await records.manager.find<Row>(type, {
      where: inUse as FindOptionsWhere<Row>, // a generic row's own condition cannot be spelled out
      lock: { mode: 'pessimistic_write' },
    });
    const change: Partial<Withdrawable> = { withdrawnAt: this.clock.now() };
    for (const row of rows)
      await records.update<Row>(type, row, { ...also, ...(change as Partial<Row>) });
    return rows;
  }
}
