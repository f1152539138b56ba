import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull, type EntityManager } from 'typeorm';

import type { NumberBlock } from '@contracts/events/prefix-range.events.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { Operations } from '../../platform/idempotency/operations.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { RegisterRange, WithdrawRange } from '../../prefix-ranges/index.js';
import type { Carrier } from '../records/carrier.entity.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { RangeTaken } from './carrier-account.errors.js';

export type NewPrefix = Pick<
  ConnotePrefix,
  | 'customerCarrierAccountId'
  | 'connoteAbbreviation'
  | 'connotePrefix'
  | 'senderId'
  /** Both inclusive; null where the carrier's own system numbers. */
  | 'masterRangeStart'
  | 'masterRangeEnd'
> &
  Partial<Pick<ConnotePrefix, 'masterItemRangeStart' | 'masterItemRangeEnd'>>;

/** Who adds it; the same operation tried again answers the prefix it added first. */
export interface Adding {
  readonly actor: Actor;
  readonly operationId?: string | undefined;
}

/** An API-based account needs no numbers of ours, but a block to stand for it (ACCT-63). */
const API_NUMBERS = { from: 1, to: 999_999, digits: 6 };

/**
 * Prefixes of the same letters at one customer's carrier whose numbers, or item numbers, meet these; withdrawn
 * ones count where clients ever had numbers of them.
 */
const sharesNumbers = `
  select exists (
    select from connote_prefix p
      join customer_carrier_account a on a.id = p.customer_carrier_account_id
      join customer_carrier c on c.id = a.customer_carrier_id
     where c.customer_id = $1 and c.carrier_id = $2 and p.connote_prefix = $3
       and (coalesce(p.master_range_start, $4) <= $5 and coalesce(p.master_range_end, $5) >= $4
            or p.master_item_range_start <= $7::integer and p.master_item_range_end >= $6::integer)
       and (p.withdrawn_at is null
            or exists (select from client_carrier_account u where u.connote_prefix_id = p.id))
  ) as shares`;

/** Connote prefixes and the ranges of numbers behind them (ACCT-28 to ACCT-48). */
@Injectable()
export class ConnotePrefixes {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
    private readonly commands: CommandBus,
    private readonly operations: Operations,
  ) {}

  /**
   * Registers the prefix's numbers and keeps the prefix.
   * @throws RangeTaken when a connote could be printed twice
   * @throws RecordNotFound when the account is out of use
   */
  async add(prefix: NewPrefix, { actor, operationId }: Adding): Promise<ConnotePrefix> {
    const connotePrefix = prefix.connotePrefix.toUpperCase(); // ACCT-29
    const owner = await this.ownerOf(prefix.customerCarrierAccountId);
    const numbers = numbersOf(prefix, owner.carrier);
    const range = { ...owner, connotePrefix, ...numbers };
    const prefixRangeId = await this.register(prefix, range, { actor, operationId });
    const known = await this.database.getRepository(ConnotePrefix).findOneBy({ prefixRangeId });
    if (known) return known;

    try {
      return await this.records.change(actor, async (records) => {
        await lockCustomerCarrier(records.manager, owner.customerCarrierId);
        await refuseShared(records.manager, range);
        const row = { ...prefix, connotePrefix, prefixRangeId };
        return records.insert<ConnotePrefix>(ConnotePrefix, row);
      });
    } catch (error) {
      await this.commands.execute(new WithdrawRange(prefixRangeId, actor));
      throw error;
    }
  }

  /** Looked at beforehand, too, so that a refused prefix leaves no range behind. */
  private async register(
    { customerCarrierAccountId }: NewPrefix,
    range: WantedRange,
    { actor, operationId }: Adding,
  ): Promise<number> {
    const { customerId, carrier, connotePrefix, from, to, digits, itemRange } = range;
    if (!this.operations.isResumed(operationId)) await refuseShared(this.database.manager, range);
    const format = { prefix: connotePrefix, digits, checkDigit: carrier.checkDigit };
    return this.commands.execute(
      new RegisterRange(
        { customerId, customerCarrierAccountId, format, from, to, ...(itemRange && { itemRange }) },
        actor,
        operationId,
      ),
    );
  }

  private async ownerOf(customerCarrierAccountId: number): Promise<PrefixOwner> {
    const account = await this.database.getRepository(CustomerCarrierAccount).findOne({
      where: { id: customerCarrierAccountId, withdrawnAt: IsNull() },
      relations: { customerCarrier: { carrier: true } },
    });
    if (!account) throw new RecordNotFound(`carrier account ${customerCarrierAccountId}`);
    const { id, customerId, carrier }: CustomerCarrier = account.customerCarrier;
    return { customerCarrierId: id, customerId, carrier };
  }
}

interface PrefixOwner {
  readonly customerCarrierId: number;
  readonly customerId: number;
  readonly carrier: Carrier;
}

interface WantedRange extends PrefixOwner {
  readonly connotePrefix: string;
  readonly from: number;
  readonly to: number;
  readonly digits: number;
  /** Null where pieces have no numbers of their own. */
  readonly itemRange: NumberBlock | null;
}

function numbersOf(
  { masterRangeStart, masterRangeEnd, masterItemRangeStart, masterItemRangeEnd }: NewPrefix,
  { connoteDigitLength: digits }: Carrier,
): Pick<WantedRange, 'from' | 'to' | 'digits' | 'itemRange'> {
  const itemRange = blockOf(masterItemRangeStart, masterItemRangeEnd);
  const connotes = blockOf(masterRangeStart, masterRangeEnd);
  return connotes ? { ...connotes, digits, itemRange } : { ...API_NUMBERS, itemRange };
}

const blockOf = (from: number | null = null, to: number | null = null): NumberBlock | null =>
  from === null || to === null ? null : { from, to };

async function lockCustomerCarrier(manager: EntityManager, id: number): Promise<void> {
  await manager.query('select from customer_carrier where id = $1 for update', [id]);
}

async function refuseShared(
  manager: EntityManager,
  { customerId, carrier, connotePrefix, from, to, itemRange }: WantedRange,
): Promise<void> {
  const [found] = await manager.query<{ shares: boolean }[]>(sharesNumbers, [
    customerId,
    carrier.id,
    connotePrefix,
    from,
    to,
    itemRange?.from ?? null,
    itemRange?.to ?? null,
  ]);
  if (found?.shares) throw new RangeTaken();
}
