import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import type { NumberBlock } from '@contracts/events/prefix-range.events.js';
import { AccountBlocksRow } from '@read-models/account-blocks.row.js';
import { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';
import { PrefixRangeUsageRow } from '@read-models/prefix-range-usage.row.js';

interface AccountUsage {
  readonly clientCarrierAccountId: number;
  readonly latestNumber: number | null;
  /** Numbers allotted and not yet assigned. */
  readonly remaining: number;
}

/** Reads how many numbers accounts have left, from the read model: for display and offers. */
@Injectable()
export class RangeUsageQueries {
  constructor(private readonly database: DataSource) {}

  /** An account without allotments is absent from the result. */
  async listAccountUsage(clientCarrierAccountIds: readonly number[]): Promise<AccountUsage[]> {
    const rows = await this.database
      .getRepository(AccountRangeUsageRow)
      .findBy({ clientCarrierAccountId: In([...clientCarrierAccountIds]) });

    return rows.map(({ clientCarrierAccountId, latestNumber, allotted, assigned }) => ({
      clientCarrierAccountId,
      latestNumber,
      remaining: allotted - assigned,
    }));
  }
}

/** Reads how many numbers of a prefix's ranges are in use, from the read model. */
@Injectable()
export class MasterRangeUsageQueries {
  constructor(private readonly database: DataSource) {}

  /** Numbers allotted to client accounts, by id of the range; a range without allotments may be absent. */
  async countAllotted(prefixRangeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.rows(prefixRangeIds);
    return new Map(rows.map(({ prefixRangeId, allotted }) => [prefixRangeId, allotted]));
  }

  /** Item numbers assigned to pieces, by id of the range. */
  async countItems(prefixRangeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.rows(prefixRangeIds);
    return new Map(rows.map(({ prefixRangeId, itemsAssigned }) => [prefixRangeId, itemsAssigned]));
  }

  private rows(prefixRangeIds: readonly number[]): Promise<PrefixRangeUsageRow[]> {
    return this.database
      .getRepository(PrefixRangeUsageRow)
      .findBy({ prefixRangeId: In([...prefixRangeIds]) });
  }
}

/** Numbers allotted to a client's account. */
export interface AccountBlocks {
  /** Ascending, as they are used; numbers of other accounts may be between two blocks. */
  readonly blocks: readonly NumberBlock[];
  /** Null before the first number is assigned. */
  readonly latestNumber: number | null;
}

/** Reads the numbers allotted to client accounts, from the read model. */
@Injectable()
export class AllotmentQueries {
  constructor(private readonly database: DataSource) {}

  /** By id of the client's account; an account without allotments is absent. */
  async find(
    clientCarrierAccountIds: readonly number[],
  ): Promise<ReadonlyMap<number, AccountBlocks>> {
    const rows = await this.database
      .getRepository(AccountBlocksRow)
      .findBy({ clientCarrierAccountId: In([...clientCarrierAccountIds]) });
    return new Map(rows.map((row) => [row.clientCarrierAccountId, row]));
  }
}
