import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { ClientAccountExists } from './carrier-account.errors.js';

type NewClientAccountRow = Pick<
  ClientCarrierAccount,
  'id' | 'clientId' | 'connotePrefixId' | 'permanentBooking'
>;

/** Loads and saves the accounts that clients ship with; its finders leave out withdrawn ones. */
@Injectable()
export class ClientAccountRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
  ) {}

  /** Returns the account with its prefix, carrier account, customer carrier and carrier. */
  find(id: number): Promise<ClientCarrierAccount | null> {
    return this.accounts.findOne({
      where: { id, withdrawnAt: IsNull() },
      relations: {
        connotePrefix: { customerCarrierAccount: { customerCarrier: { carrier: true } } },
      },
    });
  }

  findByPrefix(clientId: number, connotePrefixId: number): Promise<ClientCarrierAccount | null> {
    return this.accounts.findOneBy({ clientId, connotePrefixId, withdrawnAt: IsNull() });
  }

  /** Lists the client's own accounts with one carrier. */
  listByCarrier(clientId: number, carrierId: number): Promise<ClientCarrierAccount[]> {
    return this.accounts.find({
      where: {
        clientId,
        withdrawnAt: IsNull(),
        connotePrefix: { customerCarrierAccount: { customerCarrier: { carrierId } } },
      },
      order: { id: 'ASC' },
    });
  }

  /** Returns the account that an earlier attempt of the request's operation added, if any. */
  findAddedByEarlierAttempt(): Promise<ClientCarrierAccount | null> {
    return this.records.findFromInterruptedAttempt<ClientCarrierAccount>(ClientCarrierAccount);
  }

  async nextId(): Promise<number> {
    const [next] = await this.database.query<{ id: number }[]>(
      `select nextval(pg_get_serial_sequence('client_carrier_account', 'id'))::integer as id`,
    );
    return next?.id ?? 0;
  }

  /** @throws ClientAccountExists, RecordNotFound if the prefix is withdrawn */
  async add(account: NewClientAccountRow, actor: Actor): Promise<ClientCarrierAccount> {
    const { connotePrefixId } = account;
    return this.records
      .change(actor, async (records) => {
        const prefix = await records.manager.findOne(ConnotePrefix, {
          where: { id: connotePrefixId, withdrawnAt: IsNull() },
          lock: { mode: 'pessimistic_write' }, // prevents a concurrent withdrawal of the prefix
        });
        if (!prefix) throw new RecordNotFound(`prefix ${connotePrefixId}`);
        return records.insert<ClientCarrierAccount>(ClientCarrierAccount, account);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new ClientAccountExists() : error;
      });
  }

  /** @throws VersionConflict when the request is based on another version */
  assertVersion(account: ClientCarrierAccount, actor: Actor): Promise<void> {
    return this.records.change(actor, (records) =>
      records.assertExpected(ClientCarrierAccount, account),
    );
  }

  /** @throws VersionConflict when the request is based on another version */
  async change(
    account: ClientCarrierAccount,
    change: Pick<ClientCarrierAccount, 'permanentBooking'>,
    actor: Actor,
  ): Promise<void> {
    await this.records.change(actor, (records) =>
      records.update(ClientCarrierAccount, account, change),
    );
  }

  /** Records the number of connotes allotted to the account in the audit log. */
  recordAllotment({ id }: ClientCarrierAccount, allotted: number, actor: Actor): Promise<void> {
    return this.records.change(actor, (records) =>
      records.addEntry(ClientCarrierAccount, { allotted }, String(id)),
    );
  }

  activate(account: ClientCarrierAccount, actor: Actor): Promise<ClientCarrierAccount> {
    return this.records.change(actor, (records) =>
      records.update(ClientCarrierAccount, account, { isActive: true }),
    );
  }

  private get accounts() {
    return this.database.getRepository(ClientCarrierAccount);
  }
}
