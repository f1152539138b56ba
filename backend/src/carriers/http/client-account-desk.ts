import { Injectable } from '@nestjs/common';

import { carrierAccountTexts as texts } from '@contracts/texts/carrier-accounts.js';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view.js';

import { Clients } from '../../clients/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { AccountOptions } from '../accounts/account-options.js';
import { ClientAccounts } from '../accounts/client-accounts.js';
import { FindClientAccounts } from '../accounts/find-client-accounts.js';
import { Withdrawals } from '../accounts/withdrawals.js';
import type { AddClientAccountDto, ChangeClientAccountDto } from './client-account.dto.js';

/** Lets people at the carrier accounts of their own clients only. */
@Injectable()
export class ClientAccountDesk {
  constructor(
    private readonly accounts: ClientAccounts,
    private readonly options: AccountOptions,
    private readonly withdrawals: Withdrawals,
    private readonly found: FindClientAccounts,
    private readonly clients: Clients,
  ) {}

  async listOptions(clientId: number, actor: Actor) {
    assertInScope(actor, 'CREATE_CLIENT_CARRIER_ACCOUNT', { clientId, customerId: null });
    return this.options.list(await this.clients.findInUse(clientId));
  }

  async add(
    clientId: number,
    { prefixId, rangeLength, permanentBooking }: AddClientAccountDto,
    actor: Actor,
  ): Promise<ClientCarrierAccountView> {
    assertInScope(actor, 'CREATE_CLIENT_CARRIER_ACCOUNT', { clientId, customerId: null });
    const prefix = await this.options.find(prefixId, await this.clients.findInUse(clientId));
    if (!prefix) throw new RecordNotFound(`prefix ${prefixId}`);
    const { isApiBasedConnote } = prefix.customerCarrierAccount.customerCarrier.carrier;
    const { account, allotted } = await this.accounts.open(
      {
        clientId,
        connotePrefixId: prefix.id,
        permanentBooking: permanentBooking ?? false,
        rangeLength: isApiBasedConnote ? 1 : atLeastOne(rangeLength), // ACCT-63
      },
      actor,
    );
    return this.found.show(account.id, actor, allotted);
  }

  async change(
    id: number,
    { rangeLength, permanentBooking }: ChangeClientAccountDto,
    actor: Actor,
  ): Promise<ClientCarrierAccountView> {
    const account = await this.found.find(id, 'UPDATE_CLIENT_CARRIER_ACCOUNT', actor);
    const { customerCarrier } = account.connotePrefix.customerCarrierAccount;
    const change = {
      rangeLength: customerCarrier.carrier.isApiBasedConnote ? 0 : (rangeLength ?? 0),
      permanentBooking: permanentBooking ?? account.permanentBooking,
    };
    const allotted = await this.accounts.change(account, change, actor);
    return this.found.show(id, actor, allotted);
  }

  async remove(id: number, actor: Actor): Promise<void> {
    const account = await this.found.find(id, 'DELETE_CLIENT_CARRIER_ACCOUNT', actor);
    await this.withdrawals.withdrawClientAccount(account, actor);
  }
}

/** ACCT-62 */
function atLeastOne(rangeLength: number | null | undefined): number {
  if (!rangeLength) throw new InvalidRequest([{ path: 'rangeLength', message: texts.noConnotes }]);
  return rangeLength;
}
