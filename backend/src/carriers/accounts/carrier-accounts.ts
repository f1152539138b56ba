import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { AccountExists } from './carrier-account.errors.js';
import { ClientAccounts, type NewClientAccount } from './client-accounts.js';
import { ConnotePrefixes, type NewPrefix } from './connote-prefixes.js';

/** The accounts carriers know customers by, their connote prefixes, and the clients that send with them. */
@Injectable()
export class CarrierAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
    private readonly prefixes: ConnotePrefixes,
    private readonly clientAccounts: ClientAccounts,
  ) {}

  /** The account of that number, opened when there is none. */
  open(customerCarrierId: number, number: string, actor: Actor): Promise<CustomerCarrierAccount> {
    const accountNumber = number.toUpperCase(); // ACCT-18
    return this.records.change(actor, async (records) => {
      const account = { customerCarrierId, accountNumber };
      const inUse = { ...account, withdrawnAt: IsNull() };
      const known = await records.manager.findOneBy(CustomerCarrierAccount, inUse);
      return known ?? records.insert<CustomerCarrierAccount>(CustomerCarrierAccount, account);
    });
  }

  /** @throws AccountExists */
  add(customerCarrierId: number, number: string, actor: Actor): Promise<CustomerCarrierAccount> {
    const account = { customerCarrierId, accountNumber: number.toUpperCase() };
    return this.records
      .create<CustomerCarrierAccount>(CustomerCarrierAccount, actor, (records) =>
        records.insert<CustomerCarrierAccount>(CustomerCarrierAccount, account),
      )
      .catch(refuseTaken);
  }

  /** @throws AccountExists */
  rename(account: CustomerCarrierAccount, number: string, actor: Actor) {
    const accountNumber = number.toUpperCase();
    return this.records
      .change(actor, (records) =>
        records.update(CustomerCarrierAccount, account, { accountNumber }),
      )
      .catch(refuseTaken);
  }

  findPrefix(customerCarrierAccountId: number, prefix: string): Promise<ConnotePrefix | null> {
    const connotePrefix = prefix.toUpperCase();
    return this.database
      .getRepository(ConnotePrefix)
      .findOneBy({ customerCarrierAccountId, connotePrefix, withdrawnAt: IsNull() });
  }

  addPrefix(prefix: NewPrefix, actor: Actor): Promise<ConnotePrefix> {
    return this.prefixes.add(prefix, { actor });
  }

  findClientAccount(
    clientId: number,
    connotePrefixId: number,
  ): Promise<ClientCarrierAccount | null> {
    return this.clientAccounts.find(clientId, connotePrefixId);
  }

  /** The client's own accounts with one carrier. */
  listOf(clientId: number, carrierId: number): Promise<ClientCarrierAccount[]> {
    return this.database.getRepository(ClientCarrierAccount).find({
      where: {
        clientId,
        withdrawnAt: IsNull(),
        connotePrefix: { customerCarrierAccount: { customerCarrier: { carrierId } } },
      },
      order: { id: 'ASC' },
    });
  }

  async openForClient(opening: NewClientAccount, actor: Actor): Promise<ClientCarrierAccount> {
    return (await this.clientAccounts.open(opening, actor)).account;
  }

  /** Gives the account the next free block of its prefix. */
  async allot(account: ClientCarrierAccount, length: number, actor: Actor): Promise<void> {
    await this.clientAccounts.allot(account, length, actor);
  }

  activate(account: ClientCarrierAccount, actor: Actor): Promise<ClientCarrierAccount> {
    return this.records.change(actor, (records) =>
      records.update(ClientCarrierAccount, account, { isActive: true }),
    );
  }
}

const refuseTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AccountExists() : error;
};
