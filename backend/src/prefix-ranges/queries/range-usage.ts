import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';

export interface AccountUsage {
  readonly clientCarrierAccountId: number;
  readonly latestNumber: number | null;
  /** Numbers allotted and not yet given out. */
  readonly remaining: number;
}

/** How much is left of the accounts' numbers, as far as the read model knows: for showing and for offers. */
@Injectable()
export class RangeUsage {
  constructor(private readonly database: DataSource) {}

  /** An account that was never allotted a number is missing from the answer. */
  async of(clientCarrierAccountIds: readonly number[]): Promise<AccountUsage[]> {
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
