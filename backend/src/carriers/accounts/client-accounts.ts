import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { AllotRange, type Allotted } from '../../prefix-ranges/index.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { ClientAccountExists } from './carrier-account.errors.js';

export interface NewClientAccount {
  readonly clientId: number;
  readonly connotePrefixId: number;
  readonly permanentBooking: boolean;
  /** How many connote numbers the account begins with. */
  readonly rangeLength: number;
}

export interface ClientAccountChange {
  /** How many numbers to append; none is fine. */
  readonly rangeLength: number;
  readonly permanentBooking: boolean;
}

export interface OpenedAccount {
  readonly account: ClientCarrierAccount;
  /** Null when it was opened by an earlier try of the same operation. */
  readonly allotted: Allotted | null;
}

/** Accounts that clients send with, and the blocks of numbers they are allotted (GAP-58, ACCT-71). */
@Injectable()
export class ClientAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Allots the numbers, then keeps the account: one that exists has numbers. What is left when this dies
   * half-way is a block that nobody has, and never will have.
   * @throws ClientAccountExists
   * @throws NotEnoughNumbers when the prefix has fewer left
   * @throws RecordNotFound when the prefix is out of use
   */
  async open({ rangeLength, ...account }: NewClientAccount, actor: Actor): Promise<OpenedAccount> {
    const { clientId, connotePrefixId } = account;
    const made = await this.records.madeBefore<ClientCarrierAccount>(ClientCarrierAccount);
    if (made) return { account: made, allotted: null };
    if (await this.find(clientId, connotePrefixId)) throw new ClientAccountExists();
    const id = await this.nextId();
    const allotted = await this.allot({ id, ...account }, rangeLength, actor);
    const opened = await this.records
      .change(actor, async (records) => {
        const prefix = await records.manager.findOne(ConnotePrefix, {
          where: { id: connotePrefixId, withdrawnAt: IsNull() },
          lock: { mode: 'pessimistic_write' }, // nobody takes the prefix out of use meanwhile
        });
        if (!prefix) throw new RecordNotFound(`prefix ${connotePrefixId}`);
        return records.insert<ClientCarrierAccount>(ClientCarrierAccount, { id, ...account });
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new ClientAccountExists() : error;
      });
    return { account: opened, allotted };
  }

  find(clientId: number, connotePrefixId: number): Promise<ClientCarrierAccount | null> {
    return this.database
      .getRepository(ClientCarrierAccount)
      .findOneBy({ clientId, connotePrefixId, withdrawnAt: IsNull() });
  }

  /** Gives the account the next free block of its prefix. @throws NotEnoughNumbers */
  async allot(
    {
      id,
      clientId,
      connotePrefixId,
    }: Pick<ClientCarrierAccount, 'id' | 'clientId' | 'connotePrefixId'>,
    length: number,
    actor: Actor,
  ): Promise<Allotted> {
    const prefix = await this.database
      .getRepository(ConnotePrefix)
      .findOneBy({ id: connotePrefixId, withdrawnAt: IsNull() });
    if (!prefix) throw new RecordNotFound(`prefix ${connotePrefixId}`);
    const request = { clientCarrierAccountId: id, clientId, length };
    return this.commands.execute(new AllotRange(prefix.prefixRangeId, request, actor));
  }

  /** Appends a block behind those the account has; answers null when none was asked for. @throws NotEnoughNumbers */
  async change(
    account: ClientCarrierAccount,
    { rangeLength, permanentBooking }: ClientAccountChange,
    actor: Actor,
  ): Promise<Allotted | null> {
    const allotted = rangeLength > 0 ? await this.allot(account, rangeLength, actor) : null;
    if (!allotted && permanentBooking === account.permanentBooking) return null;
    await this.records.change(actor, async (records) => {
      await records.update(ClientCarrierAccount, account, { permanentBooking });
      if (allotted)
        await records.note(ClientCarrierAccount, { allotted: rangeLength }, String(account.id));
    });
    return allotted;
  }

  private async nextId(): Promise<number> {
    const [next] = await this.database.query<{ id: number }[]>(
      `select nextval(pg_get_serial_sequence('client_carrier_account', 'id'))::integer as id`,
    );
    return next?.id ?? 0;
  }
}
