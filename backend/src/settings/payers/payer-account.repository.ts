import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { ClientPayerAccount } from '../records/client-payer-account.entity.js';

export type PayerAccountKey = Pick<ClientPayerAccount, 'clientId' | 'id'>;
export type PayerAccountInput = Omit<ClientPayerAccount, 'clientId' | 'id' | 'version'>;

/** Loads and saves the payer accounts of clients. */
@Injectable()
export class PayerAccountRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
  ) {}

  /** Returns null for an account of another client. */
  find({ clientId, id }: PayerAccountKey): Promise<ClientPayerAccount | null> {
    return this.database.getRepository(ClientPayerAccount).findOneBy({ clientId, id });
  }

  add(
    account: Omit<ClientPayerAccount, 'id' | 'version'>,
    actor: Actor,
  ): Promise<ClientPayerAccount> {
    return this.records.create<ClientPayerAccount>(ClientPayerAccount, actor, (records) =>
      records.insert<ClientPayerAccount>(ClientPayerAccount, account),
    );
  }

  async change(account: ClientPayerAccount, input: PayerAccountInput, actor: Actor): Promise<void> {
    await this.records.change(actor, (records) =>
      records.update(ClientPayerAccount, account, input),
    );
  }

  async remove(account: ClientPayerAccount, actor: Actor): Promise<void> {
    await this.records.change(actor, (records) => records.remove(ClientPayerAccount, account));
  }
}
