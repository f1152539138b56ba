import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';

import { ReadModelProgress } from '../../platform/read-your-writes/positions.interceptor.js';

const MAX_WAIT_MS = 2_000;

const takenReferences = `
  select lower(formatted_references) as reference
    from consignment_list
   where client_id = $1 and state in ('OPEN', 'MANIFESTED')
     and lower(formatted_references) = any($2)`;

/** Reads references of a client's consignments from the list's read model. */
@Injectable()
export class ReferenceQueries {
  constructor(
    private readonly database: DataSource,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
  ) {}

  /**
   * Returns, in lower case, those of `references` that an open or manifested consignment has as its only one. An
   * import gives each consignment one reference (GAP-17), so the index of the list's sort by references serves this
   * query. Waits for the read model to catch up with the event store, for at most two seconds.
   */
  async listTaken(clientId: number, references: readonly string[]): Promise<ReadonlySet<string>> {
    const newest = await this.store.lastPosition();
    await this.progress.waitFor(['consignment-list'], newest, MAX_WAIT_MS);

    const uniqueReferences = [...new Set(references.map((reference) => reference.toLowerCase()))];
    const rows = await this.database.query<{ reference: string }[]>(takenReferences, [
      clientId,
      uniqueReferences,
    ]);
    return new Set(rows.map(({ reference }) => reference));
  }
}
