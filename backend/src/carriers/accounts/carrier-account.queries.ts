import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';

import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view.js';

import type { ListScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import type { SortOrder } from '../../platform/paging/page.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { MasterRangeUsageQueries } from '../../prefix-ranges/index.js';
import { DerivedRulesQueries } from '../../pricing/index.js';
import { CarrierServiceType } from '../records/carrier-service-type.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { toAccountView, toPrefixView } from './carrier-account.mapper.js';
import { listSendingClients } from './sending-clients.js';

/** CROSS-03 */
const MAX_RESULTS = 1_000;

export const accountSortFields = [
  'id',
  'display_name',
  'account_number',
  'created_at',
  'displayName',
  'accountNumber',
  'createdAt',
] as const;
export type AccountSort = SortOrder<(typeof accountSortFields)[number]>;

/** Reads the accounts that customers have with carriers, with their prefixes. */
@Injectable()
export class CarrierAccountQueries {
  constructor(
    @InjectRepository(CustomerCarrierAccount)
    private readonly accounts: Repository<CustomerCarrierAccount>,
    private readonly rules: DerivedRulesQueries,
    private readonly usage: MasterRangeUsageQueries,
  ) {}

  async list(
    scope: ListScope,
    sort: AccountSort,
    actor: Actor,
  ): Promise<CustomerCarrierAccountView[]> {
    const owner = scope.isUnrestricted ? {} : { customerId: In([...scope.customerIds]) };
    const accounts = await this.read(
      { withdrawnAt: IsNull(), customerCarrier: owner },
      toOrder(sort),
    );
    return this.toViews(accounts, actor);
  }

  /** @throws RecordNotFound */
  async get(id: number, actor: Actor): Promise<CustomerCarrierAccountView> {
    const [view] = await this.toViews(await this.read({ id }), actor);
    if (!view) throw new RecordNotFound(`carrier account ${id}`);
    return view;
  }

  private read(
    where: FindOptionsWhere<CustomerCarrierAccount>,
    order: FindOptionsOrder<CustomerCarrierAccount> = {},
  ): Promise<CustomerCarrierAccount[]> {
    return this.accounts.find({
      where,
      relations: { customerCarrier: { carrier: true } },
      order: { ...order, id: order.id ?? 'ASC' },
      take: MAX_RESULTS,
    });
  }

  private async toViews(
    accounts: readonly CustomerCarrierAccount[],
    actor: Actor,
  ): Promise<CustomerCarrierAccountView[]> {
    const { manager } = this.accounts;
    const carrierIds = accounts.map(({ customerCarrier }) => customerCarrier.carrierId);
    const [prefixes, serviceTypes, rules, clients] = await Promise.all([
      manager.find(ConnotePrefix, {
        where: {
          customerCarrierAccountId: In(accounts.map(({ id }) => id)),
          withdrawnAt: IsNull(),
          mirrorsId: IsNull(),
        },
        order: { id: 'DESC' },
      }),
      manager.find(CarrierServiceType, {
        where: { carrierId: In(carrierIds) },
        order: { displayServiceType: 'ASC', id: 'ASC' },
      }),
      this.rules.find(accounts.map(rulesChain)),
      listSendingClients(
        manager,
        accounts.map(({ id }) => id),
      ),
    ]);
    const rangeIds = prefixes.map(({ prefixRangeId }) => prefixRangeId);
    const [connotes, items] = await Promise.all([
      this.usage.countAllotted(rangeIds),
      this.usage.countItems(rangeIds),
    ]);
    const views = prefixes.map((prefix) => toPrefixView(prefix, { connotes, items }));
    return accounts.map((account, index) =>
      toAccountView(account, {
        serviceTypes,
        prefixes: views,
        clients: clients.get(account.id) ?? [],
        rules: rules[index],
        actor,
      }),
    );
  }
}

const rulesChain = ({ id, customerCarrier }: CustomerCarrierAccount) =>
  [
    { level: 'CUSTOMER_CARRIER_ACCOUNT', ownerId: id },
    { level: 'CUSTOMER_CARRIER', ownerId: customerCarrier.id },
    { level: 'CARRIER', ownerId: customerCarrier.carrierId },
  ] as const;

function toOrder({ field, direction }: AccountSort): FindOptionsOrder<CustomerCarrierAccount> {
  switch (field) {
    case 'display_name':
    case 'displayName':
      return { customerCarrier: { carrier: { displayName: direction } } };
    case 'account_number':
    case 'accountNumber':
      return { accountNumber: direction };
    case 'created_at':
    case 'createdAt':
      return { createdAt: direction };
    case 'id':
      return { id: direction };
  }
}
