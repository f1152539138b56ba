import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import type { NumberBlock } from '@contracts/events/prefix-range.events.js';

import type { Actor } from '../../platform/actor.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { RegisterRange, WithdrawRange } from '../../prefix-ranges/index.js';
import type { Carrier } from '../records/carrier.entity.js';
import type { ConnotePrefix } from '../records/connote-prefix.entity.js';
import type { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { RangeTaken } from './carrier-account.errors.js';
import { CarrierAccountRepository } from './carrier-account.repository.js';
import { ConnotePrefixRepository, type PrefixNumbers } from './connote-prefix.repository.js';

export type NewPrefix = Pick<
  ConnotePrefix,
  | 'customerCarrierAccountId'
  | 'connoteAbbreviation'
  | 'connotePrefix'
  | 'senderId'
  /** Both inclusive; null if the carrier's own system issues the numbers. */
  | 'masterRangeStart'
  | 'masterRangeEnd'
> &
  Partial<Pick<ConnotePrefix, 'masterItemRangeStart' | 'masterItemRangeEnd' | 'mirrorsId'>>;

/** Actor and operation of a request; a retry of the same operation returns the prefix it added first. */
export interface OperationContext {
  readonly actor: Actor;
  readonly operationId?: string | undefined;
}

/** Placeholder range of an API-based account, whose connotes the carrier issues itself (ACCT-63). */
const API_NUMBERS = { from: 1, to: 999_999, digits: 6 };

/** Adds connote prefixes with their number ranges (ACCT-28 to ACCT-48). Callers have checked the scope. */
@Injectable()
export class ConnotePrefixService {
  constructor(
    private readonly accounts: CarrierAccountRepository,
    private readonly prefixes: ConnotePrefixRepository,
    private readonly commands: CommandBus,
    private readonly operations: IdempotencyService,
  ) {}

  find(customerCarrierAccountId: number, letters: string): Promise<ConnotePrefix | null> {
    return this.prefixes.findByLetters(customerCarrierAccountId, letters);
  }

  /**
   * Registers the number range, then saves the prefix.
   * @throws RangeTaken if a connote could be printed twice
   * @throws RecordNotFound if the account is withdrawn
   */
  async add(prefix: NewPrefix, { actor, operationId }: OperationContext): Promise<ConnotePrefix> {
    const connotePrefix = prefix.connotePrefix.toUpperCase(); // ACCT-29
    const account = await this.getAccount(prefix.customerCarrierAccountId);
    const range = toRange({ ...prefix, connotePrefix }, account);
    const prefixRangeId = await this.register(account, range, { actor, operationId });
    const existing = await this.prefixes.findByRange(prefixRangeId);
    if (existing) return existing;

    try {
      return await this.prefixes.add({ ...prefix, connotePrefix, prefixRangeId }, range, actor);
    } catch (error) {
      // after any other error the prefix may have been saved, and a retry continues with the range
      if (!(error instanceof RangeTaken)) throw error;
      const saved = await this.prefixes.findByRange(prefixRangeId); // by an interrupted attempt, just now
      if (saved) return saved;
      await this.commands.execute(new WithdrawRange(prefixRangeId, actor));
      throw error;
    }
  }

  /** Checks the numbers before registering, so that a rejected prefix leaves no range behind. */
  private async register(
    { id, customerCarrier: { customerId } }: CustomerCarrierAccount,
    range: PrefixNumbers,
    { actor, operationId }: OperationContext,
  ): Promise<number> {
    if (!this.operations.isResumed(operationId)) await this.prefixes.assertNumbersFree(range);
    const { format, from, to, itemRange } = range;
    return this.commands.execute(
      new RegisterRange(
        {
          customerId,
          customerCarrierAccountId: id,
          format,
          from,
          to,
          ...(itemRange && { itemRange }),
        },
        actor,
        operationId,
      ),
    );
  }

  private async getAccount(id: number): Promise<CustomerCarrierAccount> {
    const account = await this.accounts.find(id);
    if (!account) throw new RecordNotFound(`carrier account ${id}`);
    return account;
  }
}

function toRange(
  prefix: NewPrefix,
  { customerCarrier }: Pick<CustomerCarrierAccount, 'customerCarrier'>,
): PrefixNumbers {
  const { connotePrefix } = prefix;
  const { checkDigit } = customerCarrier.carrier;
  const { digits, ...numbers } = toNumbers(prefix, customerCarrier.carrier);
  const format = { prefix: connotePrefix, digits, checkDigit };
  return { customerCarrier, connotePrefix, format, ...numbers };
}

function toNumbers(
  { masterRangeStart, masterRangeEnd, masterItemRangeStart, masterItemRangeEnd }: NewPrefix,
  { connoteDigitLength: digits }: Carrier,
): Pick<PrefixNumbers, 'from' | 'to' | 'itemRange'> & { readonly digits: number } {
  const itemRange = toBlock(masterItemRangeStart, masterItemRangeEnd);
  const connotes = toBlock(masterRangeStart, masterRangeEnd);
  return connotes ? { ...connotes, digits, itemRange } : { ...API_NUMBERS, itemRange };
}

const toBlock = (from: number | null = null, to: number | null = null): NumberBlock | null =>
  from === null || to === null ? null : { from, to };
