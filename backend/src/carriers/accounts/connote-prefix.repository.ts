import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';

import type { ConnoteFormat, NumberBlock } from '@contracts/events/prefix-range.events.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { itemNumbersLike } from '../../prefix-ranges/index.js';
import { ConnotePrefix } from '../records/connote-prefix.entity.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';
import { RangeTaken } from './carrier-account.errors.js';

/** Numbers of a prefix at one customer's carrier, where no two prefixes may print the same connote or item number. */
export interface PrefixNumbers {
  readonly customerCarrier: Pick<CustomerCarrier, 'id' | 'customerId' | 'carrierId'>;
  readonly connotePrefix: string;
  /** The same for every prefix of the carrier, except for its letters. */
  readonly format: ConnoteFormat;
  readonly from: number;
  readonly to: number;
  /** Null if items have no numbers of their own. */
  readonly itemRange: NumberBlock | null;
}

/**
 * Matches prefixes with the same letters at one customer's carrier whose connote or item numbers overlap, or print
 * alike: $8 to $9 are the item numbers like the new connotes, $10 how many item numbers are like one connote.
 * Withdrawn ones count if clients ever had numbers from them.
 */
const sharesNumbers = `
  select exists (
    select from connote_prefix p
      join customer_carrier_account a on a.id = p.customer_carrier_account_id
      join customer_carrier c on c.id = a.customer_carrier_id
     where c.customer_id = $1 and c.carrier_id = $2 and p.connote_prefix = $3
       and (coalesce(p.master_range_start, $4) <= $5 and coalesce(p.master_range_end, $5) >= $4
            or p.master_item_range_start <= $7::integer and p.master_item_range_end >= $6::integer
            or p.master_item_range_start <= $9::bigint and p.master_item_range_end >= $8::bigint
            or p.master_range_start::bigint * $10 <= $7::bigint
               and (p.master_range_end::bigint + 1) * $10 > $6::bigint)
       and (p.withdrawn_at is null
            or exists (select from client_carrier_account u where u.connote_prefix_id = p.id))
  ) as shares`;

/** Loads and saves connote prefixes; its finders leave out withdrawn ones. */
@Injectable()
export class ConnotePrefixRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
  ) {}

  /** Returns the prefix with its account and customer carrier. */
  find(id: number): Promise<ConnotePrefix | null> {
    return this.database.getRepository(ConnotePrefix).findOne({
      where: { id, withdrawnAt: IsNull() },
      relations: { customerCarrierAccount: { customerCarrier: true } },
    });
  }

  findByLetters(customerCarrierAccountId: number, letters: string): Promise<ConnotePrefix | null> {
    const connotePrefix = letters.toUpperCase();
    return this.database
      .getRepository(ConnotePrefix)
      .findOneBy({ customerCarrierAccountId, connotePrefix, withdrawnAt: IsNull() });
  }

  /** Returns the prefix with these letters that mirrors another in test environments. */
  findMirror(mirrorsId: number, connotePrefix: string): Promise<ConnotePrefix | null> {
    return this.database
      .getRepository(ConnotePrefix)
      .findOneBy({ mirrorsId, connotePrefix, withdrawnAt: IsNull() });
  }

  /** Returns withdrawn prefixes, too. */
  findByRange(prefixRangeId: number): Promise<ConnotePrefix | null> {
    return this.database.getRepository(ConnotePrefix).findOneBy({ prefixRangeId });
  }

  /** @throws RangeTaken if a connote could be printed twice */
  assertNumbersFree(numbers: PrefixNumbers): Promise<void> {
    return assertNumbersFree(this.database.manager, numbers);
  }

  /** Inserts the prefix unless its numbers are taken, with the customer carrier locked. @throws RangeTaken */
  add(
    prefix: Partial<ConnotePrefix>,
    numbers: PrefixNumbers,
    actor: Actor,
  ): Promise<ConnotePrefix> {
    return this.records.change(actor, async (records) => {
      await lockCustomerCarrier(records.manager, numbers.customerCarrier.id);
      await assertNumbersFree(records.manager, numbers);
      return records.insert<ConnotePrefix>(ConnotePrefix, prefix);
    });
  }
}

async function lockCustomerCarrier(manager: EntityManager, id: number): Promise<void> {
  await manager.query('select from customer_carrier where id = $1 for update', [id]);
}

async function assertNumbersFree(
  manager: EntityManager,
  { customerCarrier, connotePrefix, format, from, to, itemRange }: PrefixNumbers,
): Promise<void> {
  const likeOne = itemNumbersLike(format, { from: 0, to: 0 });
  const [result] = await manager.query<{ shares: boolean }[]>(sharesNumbers, [
    customerCarrier.customerId,
    customerCarrier.carrierId,
    connotePrefix,
    from,
    to,
    ...endsOf(itemRange),
    ...endsOf(itemNumbersLike(format, { from, to })),
    likeOne && likeOne.to + 1,
  ]);
  if (result?.shares) throw new RangeTaken();
}

const endsOf = (block: NumberBlock | null) => [block?.from ?? null, block?.to ?? null];
