import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { PrefixRangeUsageRow } from '@read-models/prefix-range-usage.row.js';

/** How many numbers of a prefix's ranges are handed out, as far as the read model knows. */
@Injectable()
export class MasterRangeUsage {
  constructor(private readonly database: DataSource) {}

  /** Handed out to clients' accounts, by id of the range; one that nothing was handed out of yet may be missing. */
  async of(prefixRangeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.rows(prefixRangeIds);
    return new Map(rows.map(({ prefixRangeId, allotted }) => [prefixRangeId, allotted]));
  }

  /** Item numbers on pieces, by id of the range. */
  async itemsOf(prefixRangeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.rows(prefixRangeIds);
    return new Map(rows.map(({ prefixRangeId, itemsAssigned }) => [prefixRangeId, itemsAssigned]));
  }

  private rows(prefixRangeIds: readonly number[]): Promise<PrefixRangeUsageRow[]> {
    return this.database
      .getRepository(PrefixRangeUsageRow)
      .findBy({ prefixRangeId: In([...prefixRangeIds]) });
  }
}
