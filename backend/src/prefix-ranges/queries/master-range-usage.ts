import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { PrefixRangeUsageRow } from '@read-models/prefix-range-usage.row.js';

/** How many numbers of a prefix's range are handed out to clients' accounts, as far as the read model knows. */
@Injectable()
export class MasterRangeUsage {
  constructor(private readonly database: DataSource) {}

  /** By id of the range; one that nothing was handed out of yet may be missing. */
  async of(prefixRangeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.database
      .getRepository(PrefixRangeUsageRow)
      .findBy({ prefixRangeId: In([...prefixRangeIds]) });
    return new Map(rows.map(({ prefixRangeId, allotted }) => [prefixRangeId, allotted]));
  }
}
