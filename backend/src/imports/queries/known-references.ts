import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';

import { ReadModelProgress } from '../../platform/read-your-writes/read-model-progress.js';

const LONGEST_WAIT_MS = 2_000;

/** References that consignments of a client carry already. */
@Injectable()
export class KnownReferences {
  constructor(
    private readonly database: DataSource,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
  ) {}

  /**
   * Those of `references` that a consignment has as its only one, in small letters; deleted consignments
   * do not count. An import gives each consignment one reference (GAP-17), and the index of the list's
   * sort by references finds them. What was made a moment ago is waited for.
   */
  async among(clientId: number, references: readonly string[]): Promise<ReadonlySet<string>> {
    const newest = await this.store.lastPosition();
    await this.progress.waitFor(['consignment-list'], newest, LONGEST_WAIT_MS);

    const wanted = [...new Set(references.map((reference) => reference.toLowerCase()))];
    const taken = await this.database.query<{ reference: string }[]>(
      `select lower(formatted_references) as reference
         from consignment_list
        where client_id = $1 and state in ('OPEN', 'MANIFESTED')
          and lower(formatted_references) = any($2)`,
      [clientId, wanted],
    );
    return new Set(taken.map(({ reference }) => reference));
  }
}
