import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';

import type { AccountOptionView } from '@contracts/views/carrier-account.view.js';

import { MasterRangeUsageQueries } from '../../prefix-ranges/index.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { countRemaining } from './client-account.mapper.js';

export interface ClientOfCustomer {
  readonly id: number;
  readonly customerId: number;
}

/** Reads the customer's prefixes that a client could open an account with (ACCT-58). */
@Injectable()
export class AccountOptionQueries {
  constructor(
    @InjectRepository(ConnotePrefix) private readonly prefixes: Repository<ConnotePrefix>,
    private readonly usage: MasterRangeUsageQueries,
  ) {}

  /** Lists prefixes with numbers left that the client has no account with. */
  async list(client: ClientOfCustomer): Promise<AccountOptionView[]> {
    const prefixes = await this.findPrefixes(client);
    const existing = await this.prefixes.manager.findBy(ClientCarrierAccount, {
      clientId: client.id,
      withdrawnAt: IsNull(),
    });
    const used = await this.usage.countAllotted(prefixes.map(({ prefixRangeId }) => prefixRangeId));
    return prefixes
      .filter(({ id }) => !existing.some(({ connotePrefixId }) => connotePrefixId === id))
      .map((prefix) => toOption(prefix, used.get(prefix.prefixRangeId) ?? 0))
      .filter((option) => option.apiBasedConnote || option.remainingMasterRange > 0);
  }

  /** Returns one of the customer's prefixes with its carrier, null for a prefix of another customer. */
  async find(prefixId: number, client: ClientOfCustomer): Promise<ConnotePrefix | null> {
    const [prefix] = await this.findPrefixes(client, prefixId);
    return prefix ?? null;
  }

  private findPrefixes(
    { customerId }: ClientOfCustomer,
    prefixId?: number,
  ): Promise<ConnotePrefix[]> {
    return this.prefixes.find({
      where: {
        ...(prefixId !== undefined && { id: prefixId }),
        withdrawnAt: IsNull(),
        mirrorsId: IsNull(),
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
    remainingMasterRange: countRemaining(prefix, handedOut),
  };
}
