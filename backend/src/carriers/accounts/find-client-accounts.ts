import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type FindOptionsWhere } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import {
  AllottedBlocks,
  MasterRangeUsage,
  NumberPace,
  type Allotted,
} from '../../prefix-ranges/index.js';
import { DerivedRules, FindRateCards } from '../../pricing/index.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ownerOfClientAccount, toClientAccountView } from '../views/client-account-view.js';

/** Looks up the accounts clients send with. */
@Injectable()
export class FindClientAccounts {
  constructor(
    @InjectRepository(ClientCarrierAccount)
    private readonly accounts: Repository<ClientCarrierAccount>,
    private readonly rules: DerivedRules,
    private readonly rateCards: FindRateCards,
    private readonly blocks: AllottedBlocks,
    private readonly usage: MasterRangeUsage,
    private readonly pace: NumberPace,
  ) {}

  /** Of one client, the newest first. */
  async list(clientId: number, actor: Actor): Promise<ClientCarrierAccountView[]> {
    return this.describe(await this.read({ clientId, withdrawnAt: IsNull() }), actor);
  }

  /** One of those the permission reaches. @throws RecordNotFound */
  async find(id: number, permission: PermissionName, actor: Actor): Promise<ClientCarrierAccount> {
    const [account] = await this.read({ id, withdrawnAt: IsNull() });
    if (!account || !actor.covers(permission, ownerOfClientAccount(account)))
      throw new RecordNotFound(`client carrier account ${id}`);
    return account;
  }

  /** The record as it is now; `allotted` is what the read model may not have heard of yet. */
  async show(
    id: number,
    actor: Actor,
    allotted: Allotted | null = null,
  ): Promise<ClientCarrierAccountView> {
    const [view] = await this.describe(await this.read({ id }), actor, allotted);
    if (!view) throw new RecordNotFound(`client carrier account ${id}`);
    return view;
  }

  private read(where: FindOptionsWhere<ClientCarrierAccount>): Promise<ClientCarrierAccount[]> {
    return this.accounts.find({
      where,
      relations: {
        connotePrefix: { customerCarrierAccount: { customerCarrier: { carrier: true } } },
      },
      order: { id: 'DESC' },
    });
  }

  private async describe(
    accounts: readonly ClientCarrierAccount[],
    actor: Actor,
    allotted: Allotted | null = null,
  ): Promise<ClientCarrierAccountView[]> {
    const ids = accounts.map(({ id }) => id);
    const [rules, details, blocks, used, pace] = await Promise.all([
      this.rules.find(accounts.map(rulesChain)),
      this.rateCards.details(ids),
      this.blocks.find(ids),
      this.usage.of(accounts.map(({ connotePrefix }) => connotePrefix.prefixRangeId)),
      this.pace.of(accounts[0]?.clientId ?? 0),
    ]);
    return accounts.map((account, index) =>
      toClientAccountView(account, {
        rules: rules[index],
        rateCards: details,
        blocks: allotted ?? blocks.get(account.id),
        handedOut: allotted?.handedOut ?? used.get(account.connotePrefix.prefixRangeId) ?? 0,
        pace,
        actor,
      }),
    );
  }
}

function rulesChain({ id, connotePrefix }: ClientCarrierAccount) {
  const { customerCarrier, id: accountId } = connotePrefix.customerCarrierAccount;
  return [
    { level: 'CLIENT_CARRIER_ACCOUNT', ownerId: id },
    { level: 'CUSTOMER_CARRIER_ACCOUNT', ownerId: accountId },
    { level: 'CUSTOMER_CARRIER', ownerId: customerCarrier.id },
    { level: 'CARRIER', ownerId: customerCarrier.carrierId },
  ] as const;
}
