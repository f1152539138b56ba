import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { TurnLock } from '../../platform/database/turn-lock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { AllotRange, type AllotmentResult, CheckAllotment } from '../../prefix-ranges/index.js';
import type { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import { ClientAccountExists } from './carrier-account.errors.js';
import { ClientAccountRepository } from './client-account.repository.js';
import { ConnotePrefixRepository } from './connote-prefix.repository.js';
import { TestAccountService } from './test-account.service.js';

export interface NewClientAccount {
  readonly clientId: number;
  readonly connotePrefixId: number;
  readonly permanentBooking: boolean;
  /** Connote numbers allotted at the start. */
  readonly rangeLength: number;
}

export interface ClientAccountChange {
  /** Connote numbers to append; may be 0. */
  readonly rangeLength: number;
  readonly permanentBooking: boolean;
}

export interface OpenAccountResult {
  readonly account: ClientCarrierAccount;
  /** Null if an earlier attempt of the same operation opened the account. */
  readonly allotted: AllotmentResult | null;
}

type NumberedAccount = Pick<ClientCarrierAccount, 'id' | 'clientId' | 'connotePrefixId'>;

/**
 * Opens client accounts and allots blocks of connote numbers to them (GAP-58, ACCT-71). Callers have
 * checked the scope.
 */
@Injectable()
export class ClientAccountAllotmentService {
  constructor(
    private readonly accounts: ClientAccountRepository,
    private readonly prefixes: ConnotePrefixRepository,
    private readonly tests: TestAccountService,
    private readonly turns: TurnLock,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  find(clientId: number, connotePrefixId: number): Promise<ClientCarrierAccount | null> {
    return this.accounts.findByPrefix(clientId, connotePrefixId);
  }

  /** Lists the client's own accounts with one carrier. */
  listByCarrier(clientId: number, carrierId: number): Promise<ClientCarrierAccount[]> {
    return this.accounts.listByCarrier(clientId, carrierId);
  }

  /**
   * Allots the numbers, then saves the account, so that an existing account always has numbers. A crash in
   * between leaves a block that is never used. Requests for the same account take turns: only one of them allots.
   * @throws ClientAccountExists
   * @throws NotEnoughNumbers if the prefix has fewer left
   * @throws RecordNotFound if the prefix is withdrawn
   */
  async open(
    { rangeLength, ...account }: NewClientAccount,
    actor: Actor,
  ): Promise<OpenAccountResult> {
    const { clientId, connotePrefixId } = account;
    const resumed = await this.accounts.findAddedByEarlierAttempt();
    if (resumed) return { account: resumed, allotted: null };
    const turn = `client account ${clientId} ${connotePrefixId}`;
    const result = await this.turns.runExclusive(turn, async () => {
      if (await this.accounts.findByPrefix(clientId, connotePrefixId))
        throw new ClientAccountExists();
      const id = await this.accounts.nextId();
      const allotted = await this.allot({ id, ...account }, rangeLength, actor);
      return { account: await this.accounts.add({ id, ...account }, actor), allotted };
    });
    await this.tests.addMissing(clientId, actor);
    return result;
  }

  /** Allots the next free block of the account's prefix. @throws NotEnoughNumbers, RecordNotFound */
  async allot(account: NumberedAccount, length: number, actor: Actor): Promise<AllotmentResult> {
    const { prefixRangeId, request } = await this.toAllotment(account, length);
    return this.commands.execute(new AllotRange(prefixRangeId, request, actor));
  }

  /**
   * Appends a block to those of the account; returns null if no numbers were requested. The account is saved first: of
   * two saves from the same version, only one allots.
   * @throws VersionConflict, NotEnoughNumbers, RecordNotFound
   */
  async change(
    account: ClientCarrierAccount,
    { rangeLength, permanentBooking }: ClientAccountChange,
    actor: Actor,
  ): Promise<AllotmentResult | null> {
    await this.accounts.assertVersion(account, actor);
    if (rangeLength === 0) {
      if (permanentBooking !== account.permanentBooking)
        await this.accounts.change(account, { permanentBooking }, actor);
      return null;
    }
    const { prefixRangeId, request } = await this.toAllotment(account, rangeLength);
    await this.queries.execute(new CheckAllotment(prefixRangeId, request, actor));
    await this.accounts.change(account, { permanentBooking }, actor);
    const allotted = await this.commands.execute(new AllotRange(prefixRangeId, request, actor));
    await this.accounts.recordAllotment(account, rangeLength, actor);
    return allotted;
  }

  activate(account: ClientCarrierAccount, actor: Actor): Promise<ClientCarrierAccount> {
    return this.accounts.activate(account, actor);
  }

  private async toAllotment(
    { id, clientId, connotePrefixId }: NumberedAccount,
    length: number,
  ): Promise<Pick<AllotRange, 'prefixRangeId' | 'request'>> {
    const prefix = await this.prefixes.find(connotePrefixId);
    if (!prefix) throw new RecordNotFound(`prefix ${connotePrefixId}`);
    const request = { clientCarrierAccountId: id, clientId, length };
    return { prefixRangeId: prefix.prefixRangeId, request };
  }
}
