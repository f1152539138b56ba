import { Injectable } from '@nestjs/common';

import { wrongPrefixFields, type PrefixFormat } from '@contracts/rules/connote-prefix.js';
import type {
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CarrierAccounts } from '../accounts/carrier-accounts.js';
import { ConnotePrefixes, type Adding, type NewPrefix } from '../accounts/connote-prefixes.js';
import { FindCarrierAccounts } from '../accounts/find-carrier-accounts.js';
import { Withdrawals } from '../accounts/withdrawals.js';
import { FindCustomerCarriers } from '../customer-carriers/find-customer-carriers.js';
import type { Carrier } from '../records/carrier.entity.js';
import { toPrefixView } from '../views/carrier-account-view.js';
import type { OwnedIdDto, SaveAccountDto, SavePrefixDto } from './carrier-account.dto.js';

/** Lets people at the carrier accounts of their own customers only. */
@Injectable()
export class CarrierAccountDesk {
  constructor(
    private readonly accounts: CarrierAccounts,
    private readonly prefixes: ConnotePrefixes,
    private readonly withdrawals: Withdrawals,
    private readonly customerCarriers: FindCustomerCarriers,
    private readonly found: FindCarrierAccounts,
  ) {}

  async add(
    { customerCarrier, accountNumber }: SaveAccountDto,
    actor: Actor,
  ): Promise<CustomerCarrierAccountView> {
    const permission = 'CREATE_CUSTOMER_CARRIER_ACCOUNT';
    const { id } = await this.customerCarriers.find(customerCarrier.id, permission, actor);
    const account = await this.accounts.add(id, accountNumber, actor);
    return this.found.show(account.id, actor);
  }

  async change(
    { id, accountNumber }: SaveAccountDto,
    actor: Actor,
  ): Promise<CustomerCarrierAccountView> {
    const account = await this.found.find(id ?? 0, 'UPDATE_CUSTOMER_CARRIER_ACCOUNT', actor);
    await this.accounts.rename(account, accountNumber, actor);
    return this.found.show(account.id, actor);
  }

  async remove({ id, customerId }: OwnedIdDto, actor: Actor): Promise<void> {
    const permission = 'DELETE_CUSTOMER_CARRIER_ACCOUNT';
    assertInScope(actor, permission, { clientId: null, customerId });
    const account = await this.found.find(id, permission, actor);
    if (account.customerCarrier.customerId !== customerId)
      throw new RecordNotFound(`carrier account ${id}`);
    await this.withdrawals.withdrawAccount(account, actor);
  }

  async addPrefix(dto: SavePrefixDto, adding: Adding): Promise<PrefixView> {
    const { customerCarrierAccountId } = dto;
    const account = await this.found.find(customerCarrierAccountId, 'CREATE_PREFIX', adding.actor);
    const { carrier } = account.customerCarrier;
    const prefix = toNewPrefix(dto, carrier);
    const wrong = wrongPrefixFields({ ...blankItems, ...prefix }, formatOf(carrier));
    if (wrong.length > 0) throw new InvalidRequest(wrong);
    return toPrefixView(await this.prefixes.add(prefix, adding));
  }

  async removePrefix({ id, customerId }: OwnedIdDto, actor: Actor): Promise<void> {
    assertInScope(actor, 'DELETE_PREFIX', { clientId: null, customerId });
    const prefix = await this.found.findPrefix(id, 'DELETE_PREFIX', actor);
    if (prefix.customerCarrierAccount.customerCarrier.customerId !== customerId)
      throw new RecordNotFound(`prefix ${id}`);
    await this.withdrawals.withdrawPrefix(prefix, actor);
  }
}

const blankItems = { masterItemRangeStart: null, masterItemRangeEnd: null };

/** What the carrier has no use for is not kept. */
const toNewPrefix = (dto: SavePrefixDto, carrier: Carrier): NewPrefix => ({
  customerCarrierAccountId: dto.customerCarrierAccountId,
  connoteAbbreviation: dto.connoteAbbreviation ?? null,
  connotePrefix: dto.connotePrefix,
  ...masterRangeOf(carrier.isApiBasedConnote ? {} : dto),
  ...itemRangeOf(carrier.hasItemNumber ? dto : {}),
  senderId: (carrier.hasSenderId ? dto.senderId : null) ?? null,
});

type RangeFields = Partial<
  Pick<
    SavePrefixDto,
    'masterRangeStart' | 'masterRangeEnd' | 'masterItemRangeStart' | 'masterItemRangeEnd'
  >
>;

const masterRangeOf = ({ masterRangeStart = null, masterRangeEnd = null }: RangeFields) => ({
  masterRangeStart,
  masterRangeEnd,
});

const itemRangeOf = ({ masterItemRangeStart = null, masterItemRangeEnd = null }: RangeFields) => ({
  masterItemRangeStart,
  masterItemRangeEnd,
});

const formatOf = (carrier: Carrier): PrefixFormat => ({
  displayName: carrier.displayName,
  totalConnoteLength: carrier.totalConnoteLength,
  prefixCharacterLength: carrier.prefixCharacterLength,
  connoteDigitLength: carrier.connoteDigitLength,
  isApiBased: carrier.isApiBasedConnote,
  hasItemNumber: carrier.hasItemNumber,
  hasSenderId: carrier.hasSenderId,
});
