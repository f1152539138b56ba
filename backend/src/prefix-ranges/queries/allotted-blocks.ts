import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';

/** What a client's account was allotted: from the first number of its first block to the last of its last. */
export interface AccountBlocks {
  readonly rangeStart: number;
  readonly rangeEnd: number;
  /** Null before the first number was given out. */
  readonly latestNumber: number | null;
}

/** The numbers of clients' accounts, as far as the read model knows. */
@Injectable()
export class AllottedBlocks {
  constructor(private readonly database: DataSource) {}

  /** By id of the client's account; one that was allotted nothing yet is missing. */
  async find(
    clientCarrierAccountIds: readonly number[],
  ): Promise<ReadonlyMap<number, AccountBlocks>> {
    const rows = await this.database
      .getRepository(AccountRangeUsageRow)
      .findBy({ clientCarrierAccountId: In([...clientCarrierAccountIds]) });
    return new Map(
      rows.map(({ clientCarrierAccountId, firstNumber, lastNumber, latestNumber }) => [
        clientCarrierAccountId,
        { rangeStart: firstNumber, rangeEnd: lastNumber, latestNumber },
      ]),
    );
  }
}
