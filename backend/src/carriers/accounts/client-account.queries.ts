import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type FindOptionsWhere } from 'typeorm';

import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import {
  AllotmentQueries,
  MasterRangeUsageQueries,
  NumberUsageQueries,
  type AllotmentResult,
} from '../../prefix-ranges/index.js';
import { DerivedRulesQueries, RateCardQueries } from '../../pricing/index.js';
import { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { toClientAccountView } from './client-account.mapper.js';

/** Reads the accounts that clients ship with. */
@Injectable()
export class ClientAccountQueries {
  constructor(
    @InjectRepository(ClientCarrierAccount)
    private readonly accounts: Repository<ClientCarrierAccount>,
    private readonly rules: DerivedRulesQueries,
    private readonly rateCards: RateCardQueries,
    private readonly blocks: AllotmentQueries,
    private readonly usage: MasterRangeUsageQueries,
    private readonly dailyUsage: NumberUsageQueries,
  ) {}

  /** Lists the accounts of one client, newest first. */
  async list(clientId: number, actor: Actor): Promise<ClientCarrierAccountView[]> {
    return this.toViews(await this.read({ clientId, withdrawnAt: IsNull() }), actor);
  }

  /** `allotted` holds blocks that the read model may not contain yet. @throws RecordNotFound */
  async get(
    id: number,
    actor: Actor,
    allotted: AllotmentResult | null = null,
  ): Promise<ClientCarrierAccountView> {
    const [view] = await this.toViews(await this.read({ id }), actor, allotted);
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

  private async toViews(
    accounts: readonly ClientCarrierAccount[],
    actor: Actor,
    allotted: AllotmentResult | null = null,
  ): Promise<ClientCarrierAccountView[]> {
    const ids = accounts.map(({ id }) => id);
    const [rules, rateCardDetails, blocks, used, dailyUsage] = await Promise.all([
      this.rules.find(accounts.map(rulesChain)),
      this.rateCards.listDetails(ids),
      this.blocks.find(ids),
      this.usage.countAllotted(accounts.map(({ connotePrefix }) => connotePrefix.prefixRangeId)),
      this.dailyUsage.getDailyUsage(accounts[0]?.clientId ?? 0),
    ]);
    return accounts.map((account, index) =>
      toClientAccountView(account, {
        rules: rules[index],
        rateCards: rateCardDetails,
        blocks: allotted ?? blocks.get(account.id),
        assignedNumbers:
          allotted?.totalAllotted ?? used.get(account.connotePrefix.prefixRangeId) ?? 0,
        dailyUsage,
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
