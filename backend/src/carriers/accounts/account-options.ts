import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';

import type { AccountOptionView } from '@contracts/views/carrier-account.view.js';

import { MasterRangeUsage } from '../../prefix-ranges/index.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { remainingOf } from '../views/client-account-view.js';

export interface ClientOfCustomer {
  readonly id: number;
  readonly customerId: number;
}

/** Which of the customer's prefixes a client could begin to send with (ACCT-58). */
@Injectable()
export class AccountOptions {
  constructor(
    @InjectRepository(ConnotePrefix) private readonly prefixes: Repository<ConnotePrefix>,
    private readonly usage: MasterRangeUsage,
  ) {}

  /** Those the client has no account with, and that have numbers left. */
  async list(client: ClientOfCustomer): Promise<AccountOptionView[]> {
    const prefixes = await this.ofCustomer(client);
    const taken = await this.prefixes.manager.findBy(ClientCarrierAccount, {
      clientId: client.id,
      withdrawnAt: IsNull(),
    });
    const used = await this.usage.of(prefixes.map(({ prefixRangeId }) => prefixRangeId));
    return prefixes
      .filter(({ id }) => !taken.some(({ connotePrefixId }) => connotePrefixId === id))
      .map((prefix) => toOption(prefix, used.get(prefix.prefixRangeId) ?? 0))
      .filter((option) => option.apiBasedConnote || option.remainingMasterRange > 0);
  }

  /** One of the customer's prefixes, with its carrier; null for anybody else's. */
  async find(prefixId: number, client: ClientOfCustomer): Promise<ConnotePrefix | null> {
    const [prefix] = await this.ofCustomer(client, prefixId);
    return prefix ?? null;
  }

  private ofCustomer(
    { customerId }: ClientOfCustomer,
    prefixId?: number,
  ): Promise<ConnotePrefix[]> {
    return this.prefixes.find({
      where: {
        ...(prefixId !== undefined && { id: prefixId }),
        withdrawnAt: IsNull(),
        customerCarrierAccount: { customerCarrier: { customerId } },
      },
      relations: { customerCarrierAccount: { customerCarrier: { carrier: true } } },
      order: {
        customerCarrierAccount: { customerCarrier: { carrier: { displayName: 'ASC' } } },
        id: 'ASC',
      },
    });
  }
}

function toOption(prefix: ConnotePrefix, handedOut: number): AccountOptionView {
  const { accountNumber, customerCarrier } = prefix.customerCarrierAccount;
  const { displayName, isApiBasedConnote } = customerCarrier.carrier;
  return {
    accountNumber,
    prefixId: prefix.id,
    prefixNumber: prefix.connotePrefix,
    abbreviation: prefix.connoteAbbreviation,
    carrierName: displayName,
    apiBasedConnote: isApiBasedConnote,
    rangeLength: isApiBasedConnote ? 1 : 0,
    permanentBooking: false,
    remainingMasterRange: remainingOf(prefix, handedOut),
  };
}
