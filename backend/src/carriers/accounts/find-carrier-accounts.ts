import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view.js';

import type { ListScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import type { SortOrder } from '../../platform/paging/page.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { MasterRangeUsage } from '../../prefix-ranges/index.js';
import { DerivedRules } from '../../pricing/index.js';
import { CarrierServiceType } from '../records/carrier-service-type.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { toAccountView, toPrefixView } from '../views/carrier-account-view.js';
import { sendingClients } from './sending-clients.js';

/** CROSS-03 */
const MOST_LISTED = 1_000;

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

/** Looks up the accounts customers have with carriers, with their prefixes. */
@Injectable()
export class FindCarrierAccounts {
  constructor(
    @InjectRepository(CustomerCarrierAccount)
    private readonly accounts: Repository<CustomerCarrierAccount>,
    private readonly rules: DerivedRules,
    private readonly usage: MasterRangeUsage,
  ) {}

  async list(
    scope: ListScope,
    sort: AccountSort,
    actor: Actor,
  ): Promise<CustomerCarrierAccountView[]> {
    const own = scope.isUnrestricted ? {} : { customerId: In([...scope.customerIds]) };
    const found = await this.read({ withdrawnAt: IsNull(), customerCarrier: own }, orderOf(sort));
    return this.describe(found, actor);
  }

  /** One of those the permission reaches. @throws RecordNotFound */
  async find(id: number, permission: PermissionName, actor: Actor) {
    const [account] = await this.read({ id, withdrawnAt: IsNull() });
    if (!account || !actor.covers(permission, ownerOf(account)))
      throw new RecordNotFound(`carrier account ${id}`);
    return account;
  }

  /** @throws RecordNotFound */
  async findPrefix(id: number, permission: PermissionName, actor: Actor): Promise<ConnotePrefix> {
    const prefix = await this.accounts.manager.findOne(ConnotePrefix, {
      where: { id, withdrawnAt: IsNull() },
      relations: { customerCarrierAccount: { customerCarrier: true } },
    });
    if (!prefix || !actor.covers(permission, ownerOf(prefix.customerCarrierAccount)))
      throw new RecordNotFound(`prefix ${id}`);
    return prefix;
  }

  /** The record as it is now. */
  async show(id: number, actor: Actor): Promise<CustomerCarrierAccountView> {
    const [view] = await this.describe(await this.read({ id }), actor);
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
      take: MOST_LISTED,
    });
  }

  private async describe(
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
        },
        order: { id: 'DESC' },
      }),
      manager.find(CarrierServiceType, {
        where: { carrierId: In(carrierIds) },
        order: { displayServiceType: 'ASC', id: 'ASC' },
      }),
      this.rules.find(accounts.map(rulesChain)),
      sendingClients(
        manager,
        accounts.map(({ id }) => id),
      ),
    ]);
    const rangeIds = prefixes.map(({ prefixRangeId }) => prefixRangeId);
    const [connotes, items] = await Promise.all([
      this.usage.of(rangeIds),
      this.usage.itemsOf(rangeIds),
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

const ownerOf = ({ customerCarrier }: CustomerCarrierAccount) => ({
  clientId: null,
  customerId: customerCarrier.customerId,
});

const rulesChain = ({ id, customerCarrier }: CustomerCarrierAccount) =>
  [
    { level: 'CUSTOMER_CARRIER_ACCOUNT', ownerId: id },
    { level: 'CUSTOMER_CARRIER', ownerId: customerCarrier.id },
    { level: 'CARRIER', ownerId: customerCarrier.carrierId },
  ] as const;

function orderOf({ field, direction }: AccountSort): FindOptionsOrder<CustomerCarrierAccount> {
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
