import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { AllotRange, RegisterRange } from '../../prefix-ranges/index.js';
import { Carrier } from '../records/carrier.entity.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';

export type NewPrefix = Pick<
  ConnotePrefix,
  'customerCarrierAccountId' | 'connoteAbbreviation' | 'connotePrefix' | 'senderId'
> & {
  /** Both inclusive. */
  readonly masterRangeStart: number;
  readonly masterRangeEnd: number;
};

export interface NewClientAccount {
  readonly clientId: number;
  readonly connotePrefixId: number;
  readonly permanentBooking: boolean;
  /** How many connote numbers the account begins with. */
  readonly rangeLength: number;
}

/** The accounts carriers know customers by, their connote prefixes, and the clients that send with them. */
@Injectable()
export class CarrierAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
    private readonly commands: CommandBus,
  ) {}

  open(customerCarrierId: number, number: string, actor: Actor): Promise<CustomerCarrierAccount> {
    const accountNumber = number.toUpperCase(); // ACCT-18
    return this.records.change(actor, async (records) => {
      const account = { customerCarrierId, accountNumber };
      const inUse = { ...account, withdrawnAt: IsNull() };
      const known = await records.manager.findOneBy(CustomerCarrierAccount, inUse);
      return known ?? records.insert<CustomerCarrierAccount>(CustomerCarrierAccount, account);
    });
  }

  findPrefix(customerCarrierAccountId: number, prefix: string): Promise<ConnotePrefix | null> {
    const connotePrefix = prefix.toUpperCase();
    return this.database
      .getRepository(ConnotePrefix)
      .findOneBy({ customerCarrierAccountId, connotePrefix, withdrawnAt: IsNull() });
  }

  /** Registers the prefix's numbers and keeps the prefix. */
  async addPrefix(prefix: NewPrefix, actor: Actor): Promise<ConnotePrefix> {
    const connotePrefix = prefix.connotePrefix.toUpperCase(); // ACCT-29
    const { customerId, carrier } = await this.ownerOf(prefix.customerCarrierAccountId);
    const prefixRangeId = await this.commands.execute(
      new RegisterRange(
        {
          customerId,
          customerCarrierAccountId: prefix.customerCarrierAccountId,
          format: {
            prefix: connotePrefix,
            digits: carrier.connoteDigitLength,
            checkDigit: carrier.checkDigit,
          },
          from: prefix.masterRangeStart,
          to: prefix.masterRangeEnd,
        },
        actor,
      ),
    );
    return this.records.change(actor, (records) =>
      records.insert<ConnotePrefix>(ConnotePrefix, { ...prefix, connotePrefix, prefixRangeId }),
    );
  }

  findClientAccount(
    clientId: number,
    connotePrefixId: number,
  ): Promise<ClientCarrierAccount | null> {
    return this.database
      .getRepository(ClientCarrierAccount)
      .findOneBy({ clientId, connotePrefixId, withdrawnAt: IsNull() });
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

  /** Keeps the account, which becomes active with its first numbers. */
  async openForClient(
    { rangeLength, ...account }: NewClientAccount,
    actor: Actor,
  ): Promise<ClientCarrierAccount> {
    const opened = await this.records.change(actor, (records) =>
      records.insert<ClientCarrierAccount>(ClientCarrierAccount, { ...account, isActive: false }),
    );
    await this.allot(opened, rangeLength, actor);
    return this.activate(opened, actor);
  }

  /** Gives the account the next free block of its prefix. */
  async allot(
    { id, clientId, connotePrefixId }: ClientCarrierAccount,
    length: number,
    actor: Actor,
  ): Promise<void> {
    const { prefixRangeId } = await this.database
      .getRepository(ConnotePrefix)
      .findOneByOrFail({ id: connotePrefixId });
    const request = { clientCarrierAccountId: id, clientId, length };
    await this.commands.execute(new AllotRange(prefixRangeId, request, actor));
  }

  activate(account: ClientCarrierAccount, actor: Actor): Promise<ClientCarrierAccount> {
    return this.records.change(actor, (records) =>
      records.update(ClientCarrierAccount, account, { isActive: true }),
    );
  }

  private async ownerOf(
    customerCarrierAccountId: number,
  ): Promise<{ customerId: number; carrier: Carrier }> {
    const account = await this.database.getRepository(CustomerCarrierAccount).findOneOrFail({
      where: { id: customerCarrierAccountId },
      relations: { customerCarrier: { carrier: true } },
    });
    const { customerId, carrier }: CustomerCarrier = account.customerCarrier;
    return { customerId, carrier };
  }
}
