import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

import type { UnNumberView } from '@contracts/views/un-number.view.js';

import { FindUnNumber } from '../../consignments/index.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ItemTypeQueries } from '../../settings/index.js';

/** Looks up what the items of a file refer to. */
@Injectable()
export class GoodsQueries {
  constructor(
    private readonly itemTypes: ItemTypeQueries,
    private readonly queries: QueryBus,
  ) {}

  /** Ids of a client's item types by their names in lower case. */
  async listItemTypes(clientId: number): Promise<ReadonlyMap<string, number>> {
    const itemTypes = await this.itemTypes.list(clientId);
    return new Map(itemTypes.map(({ itemType: { type, id } }) => [type.toLowerCase(), id]));
  }

  /** Entries of the dangerous goods list by UN number; unknown numbers are left out. */
  async findUnNumbers(unNumbers: readonly number[]): Promise<ReadonlyMap<number, UnNumberView>> {
    const entries = new Map<number, UnNumberView>();
    for (const number of new Set(unNumbers)) {
      if (!Number.isInteger(number) || number < 1 || number > 9999) continue;
      const entry = await this.queries.execute(new FindUnNumber(number)).catch(nullIfUnknown);
      if (entry) entries.set(number, entry);
    }
    return entries;
  }
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof RecordNotFound) return null;
  throw error;
}
