import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { AccountExists } from './carrier-account.errors.js';

/** Loads and saves the accounts that customers have with carriers; numbers are stored in capitals (ACCT-18). */
@Injectable()
export class CarrierAccountRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
  ) {}

  /** Returns the account with its customer carrier and carrier, null for a withdrawn one. */
  find(id: number): Promise<CustomerCarrierAccount | null> {
    return this.database.getRepository(CustomerCarrierAccount).findOne({
      where: { id, withdrawnAt: IsNull() },
      relations: { customerCarrier: { carrier: true } },
    });
  }

  /** Returns the account with that number; adds it if there is none. */
  findOrAdd(
    customerCarrierId: number,
    number: string,
    actor: Actor,
  ): Promise<CustomerCarrierAccount> {
    const account = { customerCarrierId, accountNumber: number.toUpperCase() };
    return this.records.change(actor, async (records) => {
      const active = { ...account, withdrawnAt: IsNull() };
      const existing = await records.manager.findOneBy(CustomerCarrierAccount, active);
      return existing ?? records.insert<CustomerCarrierAccount>(CustomerCarrierAccount, account);
    });
  }

  /** @throws AccountExists */
  add(customerCarrierId: number, number: string, actor: Actor): Promise<CustomerCarrierAccount> {
    const account = { customerCarrierId, accountNumber: number.toUpperCase() };
    return this.records
      .create<CustomerCarrierAccount>(CustomerCarrierAccount, actor, (records) =>
        records.insert<CustomerCarrierAccount>(CustomerCarrierAccount, account),
      )
      .catch(rejectDuplicate);
  }

  /** @throws AccountExists */
  rename(account: CustomerCarrierAccount, number: string, actor: Actor) {
    const accountNumber = number.toUpperCase();
    return this.records
      .change(actor, (records) =>
        records.update(CustomerCarrierAccount, account, { accountNumber }),
      )
      .catch(rejectDuplicate);
  }
}

const rejectDuplicate = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AccountExists() : error;
};
