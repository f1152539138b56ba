import { Injectable } from '@nestjs/common';

import { settingsTexts } from '@contracts/texts/spec/settings.js';
import type { ClientPayerAccountView } from '@contracts/views/settings.view.js';

import { ClientRepository } from '../../clients/index.js';
import { assertInScope, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { ClientPayerAccount } from '../records/client-payer-account.entity.js';
import { PayerAccountQueries } from './payer-account.queries.js';
import {
  PayerAccountRepository,
  type PayerAccountKey,
  type PayerAccountInput,
} from './payer-account.repository.js';

/** Permissions that list payer accounts; any one of them is enough. */
export const payerAccountReaders = ['READ_CLIENT_PAYER_ACCOUNT', 'CREATE_CONSIGNMENT'] as const;

/** Accounts of receivers and third parties that pay instead of the client; checks the client scope. */
@Injectable()
export class PayerAccountService {
  constructor(
    private readonly accounts: PayerAccountRepository,
    private readonly queries: PayerAccountQueries,
    private readonly clients: ClientRepository,
  ) {}

  /** @throws OutOfScope */
  async list(clientId: number, actor: Actor): Promise<ClientPayerAccountView[]> {
    assertInScope(actor, payerAccountReaders, { clientId, customerId: null });
    return this.queries.list(clientId);
  }

  /**
   * @throws OutOfScope, RecordNotFound if the client was deleted
   * @throws InvalidRequest if the client's customer does not work with the carrier
   */
  async add(
    clientId: number,
    input: PayerAccountInput,
    actor: Actor,
  ): Promise<ClientPayerAccountView> {
    assertInScope(actor, 'CREATE_CLIENT_PAYER_ACCOUNT', { clientId, customerId: null });
    await this.clients.getActive(clientId);
    await this.assertCarrier(clientId, input.carrierId);
    const { id } = await this.accounts.add({ clientId, ...input }, actor);
    return this.queries.get(clientId, id);
  }

  /** @throws OutOfScope, RecordNotFound, InvalidRequest */
  async change(
    key: PayerAccountKey,
    input: PayerAccountInput,
    actor: Actor,
  ): Promise<ClientPayerAccountView> {
    const { clientId, id } = key;
    assertInScope(actor, 'UPDATE_CLIENT_PAYER_ACCOUNT', { clientId, customerId: null });
    const account = await this.getAccount(key);
    await this.assertCarrier(clientId, input.carrierId);
    await this.accounts.change(account, input, actor);
    return this.queries.get(clientId, id);
  }

  /** Removes the account; consignments have their own copy. @throws OutOfScope, RecordNotFound */
  async remove(key: PayerAccountKey, actor: Actor): Promise<void> {
    const owner = { clientId: key.clientId, customerId: null };
    assertInScope(actor, 'DELETE_CLIENT_PAYER_ACCOUNT', owner);
    await this.accounts.remove(await this.getAccount(key), actor);
  }

  private async getAccount(key: PayerAccountKey): Promise<ClientPayerAccount> {
    const account = await this.accounts.find(key);
    if (!account) throw new RecordNotFound(`payer account ${key.id}`);
    return account;
  }

  private async assertCarrier(clientId: number, carrierId: number): Promise<void> {
    if (!(await this.queries.hasCarrier(clientId, carrierId)))
      throw new InvalidRequest([{ path: 'carrier', message: settingsTexts.carrierMissing }]);
  }
}
