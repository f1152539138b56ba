import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { isTestClient } from '@contracts/rules/test-environment.js';
import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts.js';
import type {
  AccountOptionView,
  ClientCarrierAccountView,
} from '@contracts/views/carrier-account.view.js';

import { ClientRepository } from '../../clients/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { AccountOptionQueries } from './account-option.queries.js';
import { TestAccountIsMirror } from './carrier-account.errors.js';
import { ClientAccountAllotmentService } from './client-account-allotment.service.js';
import { toClientAccountOwner } from './client-account.mapper.js';
import { ClientAccountQueries } from './client-account.queries.js';
import { ClientAccountRepository } from './client-account.repository.js';
import type { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { WithdrawalService } from './withdrawal.service.js';
import type { AddClientAccountDto, ChangeClientAccountDto } from '../http/client-account.dto.js';

/** Carrier accounts of clients; checks the client scope. */
@Injectable()
export class ClientAccountService {
  constructor(
    private readonly accounts: ClientAccountRepository,
    private readonly allotments: ClientAccountAllotmentService,
    private readonly options: AccountOptionQueries,
    private readonly withdrawals: WithdrawalService,
    private readonly queries: ClientAccountQueries,
    private readonly clients: ClientRepository,
  ) {}

  /** @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<ClientCarrierAccountView[]> {
    assertInScope(actor, 'READ_CLIENT_CARRIER_ACCOUNT', { clientId, customerId: null });
    return this.queries.list(clientId, actor);
  }

  /** Lists the prefixes that the client could open an account with. @throws OutOfScope, RecordNotFound */
  async listOptions(clientId: number, actor: Actor): Promise<AccountOptionView[]> {
    assertInScope(actor, 'CREATE_CLIENT_CARRIER_ACCOUNT', { clientId, customerId: null });
    return this.options.list(await this.clients.getActive(clientId));
  }

  async add(
    clientId: number,
    { prefixId, rangeLength, permanentBooking }: AddClientAccountDto,
    actor: Actor,
  ): Promise<ClientCarrierAccountView> {
    assertInScope(actor, 'CREATE_CLIENT_CARRIER_ACCOUNT', { clientId, customerId: null });
    if (isTestClient(clientId)) throw new TestAccountIsMirror();
    const prefix = await this.options.find(prefixId, await this.clients.getActive(clientId));
    if (!prefix) throw new RecordNotFound(`prefix ${prefixId}`);
    const { isApiBasedConnote } = prefix.customerCarrierAccount.customerCarrier.carrier;
    const { account, allotted } = await this.allotments.open(
      {
        clientId,
        connotePrefixId: prefix.id,
        permanentBooking: permanentBooking ?? false,
        rangeLength: isApiBasedConnote ? 1 : atLeastOne(rangeLength), // ACCT-63
      },
      actor,
    );
    return this.queries.get(account.id, actor, allotted);
  }

  async change(
    id: number,
    { rangeLength, permanentBooking }: ChangeClientAccountDto,
    actor: Actor,
  ): Promise<ClientCarrierAccountView> {
    const account = await this.getAccount(id, 'UPDATE_CLIENT_CARRIER_ACCOUNT', actor);
    const { customerCarrier } = account.connotePrefix.customerCarrierAccount;
    const change = {
      rangeLength: customerCarrier.carrier.isApiBasedConnote ? 0 : (rangeLength ?? 0),
      permanentBooking: permanentBooking ?? account.permanentBooking,
    };
    const allotted = await this.allotments.change(account, change, actor);
    return this.queries.get(id, actor, allotted);
  }

  async remove(id: number, actor: Actor): Promise<void> {
    const account = await this.getAccount(id, 'DELETE_CLIENT_CARRIER_ACCOUNT', actor);
    await this.withdrawals.withdrawClientAccount(account, actor);
  }

  /** @throws RecordNotFound, including for an account outside the permission's scope; TestAccountIsMirror */
  private async getAccount(
    id: number,
    permission: PermissionName,
    actor: Actor,
  ): Promise<ClientCarrierAccount> {
    const account = await this.accounts.find(id);
    if (!account || !actor.covers(permission, toClientAccountOwner(account)))
      throw new RecordNotFound(`client carrier account ${id}`);
    if (isTestClient(account.clientId)) throw new TestAccountIsMirror();
    return account;
  }
}

/** ACCT-62 */
function atLeastOne(rangeLength: number | null | undefined): number {
  if (!rangeLength) throw new InvalidRequest([{ path: 'rangeLength', message: texts.noConnotes }]);
  return rangeLength;
}
