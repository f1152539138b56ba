import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { validatePrefix, type PrefixFormat } from '@contracts/rules/connote-prefix.js';
import type {
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';

import { assertInScope, resolveScope, type Actor } from '../../identity/index.js';
import type { Ownership } from '../../platform/actor.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { sortOrder } from '../../platform/paging/page.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CarrierAccountRepository } from './carrier-account.repository.js';
import {
  ConnotePrefixService,
  type OperationContext,
  type NewPrefix,
} from './connote-prefix.service.js';
import { accountSortFields, CarrierAccountQueries } from './carrier-account.queries.js';
import { ConnotePrefixRepository } from './connote-prefix.repository.js';
import { WithdrawalService } from './withdrawal.service.js';
import { CustomerCarrierRepository } from '../customer-carriers/customer-carrier.repository.js';
import type { Carrier } from '../records/carrier.entity.js';
import type { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { toPrefixView } from './carrier-account.mapper.js';
import type {
  ListAccountsDto,
  OwnedIdDto,
  SaveAccountDto,
  SavePrefixDto,
} from '../http/carrier-account.dto.js';

/** Carrier accounts of customers and their connote prefixes; checks the customer scope. */
@Injectable()
export class CarrierAccountService {
  constructor(
    private readonly accounts: CarrierAccountRepository,
    private readonly prefixes: ConnotePrefixRepository,
    private readonly prefixService: ConnotePrefixService,
    private readonly withdrawals: WithdrawalService,
    private readonly customerCarriers: CustomerCarrierRepository,
    private readonly queries: CarrierAccountQueries,
  ) {}

  /** @throws OutOfScope, InvalidRequest for an unknown sort field */
  async list(
    { sort, ...requested }: ListAccountsDto,
    actor: Actor,
  ): Promise<CustomerCarrierAccountView[]> {
    const scope = resolveScope(actor, 'READ_CUSTOMER_CARRIER_ACCOUNT', requested);
    const order = sortOrder(sort, accountSortFields, byDisplayName);
    return this.queries.list(scope, order, actor);
  }

  async add(
    { customerCarrier, accountNumber }: SaveAccountDto,
    actor: Actor,
  ): Promise<CustomerCarrierAccountView> {
    const permission = 'CREATE_CUSTOMER_CARRIER_ACCOUNT';
    const record = await this.customerCarriers.find(customerCarrier.id);
    if (!record || !actor.covers(permission, toOwner(record)))
      throw new RecordNotFound(`carrier ${customerCarrier.id}`);
    const account = await this.accounts.add(record.id, accountNumber, actor);
    return this.queries.get(account.id, actor);
  }

  async change(
    { id, accountNumber }: SaveAccountDto,
    actor: Actor,
  ): Promise<CustomerCarrierAccountView> {
    const account = await this.getAccount(id ?? 0, 'UPDATE_CUSTOMER_CARRIER_ACCOUNT', actor);
    await this.accounts.rename(account, accountNumber, actor);
    return this.queries.get(account.id, actor);
  }

  async remove({ id, customerId }: OwnedIdDto, actor: Actor): Promise<void> {
    const permission = 'DELETE_CUSTOMER_CARRIER_ACCOUNT';
    assertInScope(actor, permission, { clientId: null, customerId });
    const account = await this.getAccount(id, permission, actor);
    if (account.customerCarrier.customerId !== customerId)
      throw new RecordNotFound(`carrier account ${id}`);
    await this.withdrawals.withdrawAccount(account, actor);
  }

  /** @throws RecordNotFound, InvalidRequest, RangeTaken */
  async addPrefix(dto: SavePrefixDto, context: OperationContext): Promise<PrefixView> {
    const { customerCarrierAccountId } = dto;
    const account = await this.getAccount(customerCarrierAccountId, 'CREATE_PREFIX', context.actor);
    const { carrier } = account.customerCarrier;
    const prefix = toNewPrefix(dto, carrier);
    const errors = validatePrefix({ ...noItemRange, ...prefix }, toPrefixFormat(carrier));
    if (errors.length > 0) throw new InvalidRequest(errors);
    return toPrefixView(await this.prefixService.add(prefix, context));
  }

  async removePrefix({ id, customerId }: OwnedIdDto, actor: Actor): Promise<void> {
    assertInScope(actor, 'DELETE_PREFIX', { clientId: null, customerId });
    const prefix = await this.prefixes.find(id);
    const owner = prefix?.customerCarrierAccount.customerCarrier;
    if (!prefix || owner?.customerId !== customerId) throw new RecordNotFound(`prefix ${id}`);
    await this.withdrawals.withdrawPrefix(prefix, actor);
  }

  /** @throws RecordNotFound, including for an account outside the permission's scope */
  private async getAccount(
    id: number,
    permission: PermissionName,
    actor: Actor,
  ): Promise<CustomerCarrierAccount> {
    const account = await this.accounts.find(id);
    if (!account || !actor.covers(permission, toOwner(account.customerCarrier)))
      throw new RecordNotFound(`carrier account ${id}`);
    return account;
  }
}

const byDisplayName = { field: 'display_name', direction: 'ASC' } as const;

const toOwner = ({ customerId }: CustomerCarrier): Ownership => ({ clientId: null, customerId });

const noItemRange = { masterItemRangeStart: null, masterItemRangeEnd: null };

/** Drops the values that the carrier does not use. */
const toNewPrefix = (dto: SavePrefixDto, carrier: Carrier): NewPrefix => ({
  customerCarrierAccountId: dto.customerCarrierAccountId,
  connoteAbbreviation: dto.connoteAbbreviation ?? null,
  connotePrefix: dto.connotePrefix,
  ...toMasterRange(carrier.isApiBasedConnote ? {} : dto),
  ...toItemRange(carrier.hasItemNumber ? dto : {}),
  senderId: (carrier.hasSenderId ? dto.senderId : null) ?? null,
});

type RangeFields = Partial<
  Pick<
    SavePrefixDto,
    'masterRangeStart' | 'masterRangeEnd' | 'masterItemRangeStart' | 'masterItemRangeEnd'
  >
>;

const toMasterRange = ({ masterRangeStart = null, masterRangeEnd = null }: RangeFields) => ({
  masterRangeStart,
  masterRangeEnd,
});

const toItemRange = ({ masterItemRangeStart = null, masterItemRangeEnd = null }: RangeFields) => ({
  masterItemRangeStart,
  masterItemRangeEnd,
});

const toPrefixFormat = (carrier: Carrier): PrefixFormat => ({
  displayName: carrier.displayName,
  totalConnoteLength: carrier.totalConnoteLength,
  prefixCharacterLength: carrier.prefixCharacterLength,
  connoteDigitLength: carrier.connoteDigitLength,
  isApiBased: carrier.isApiBasedConnote,
  hasItemNumber: carrier.hasItemNumber,
  hasSenderId: carrier.hasSenderId,
});
