import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';

import { lowerCase } from '@contracts/rules/clean-text.js';

import { TooBusy } from '../../platform/limits/limit.errors.js';
import { ReadModelProgress } from '../../platform/read-your-writes/positions.interceptor.js';

/** Wait for a plan, which is checked again before anything is created. */
const MAX_WAIT_MS = 2_000;
const MAX_WAIT_TO_CREATE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

/** A consignment with a reference of the file. */
export interface ReferencedConsignment {
  readonly id: number;
  /** Null before it is manifested. */
  readonly manifestNumber: string | null;
}

/** Two of a reference are enough to know that it is ambiguous. */
const referencedConsignments = `
  select r.reference, l.id, l.manifest_number as "manifestNumber"
    from unnest($2::text[]) as r(reference)
    cross join lateral (
      select id, manifest_number from consignment_list
       where client_id = $1 and state in ('OPEN', 'MANIFESTED')
         and lower(formatted_references) = lower(r.reference)
       limit 2) as l`;

const MAX_RECENT = 12;

/** Reads only the newest, so that a client without references costs no more. */
const recentWithReference = `
  select id, formatted_references as reference
    from (select id, formatted_references from consignment_list
           where client_id = $1 and state = 'OPEN' order by id desc limit 200) as newest
   where formatted_references <> '' and formatted_references not like '%, %'
   order by id desc limit ${MAX_RECENT}`;

/** Reads references of a client's consignments from the list's read model. */
@Injectable()
export class ReferenceQueries {
  constructor(
    private readonly database: DataSource,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
  ) {}

  /**
   * Finds the open and manifested consignments that have one of `references` as their only one, by reference in lower
   * case; at most two of each. An import gives each consignment one reference (GAP-17), so the index of the list's
   * sort by references serves this query. Waits for the read model to catch up with the event store, at most two
   * seconds; if it must be current, at most ten: a reference that it does not know yet would be imported twice.
   * @throws TooBusy when it must be current and is not
   */
  async findReferenced(
    clientId: number,
    references: readonly string[],
    { mustBeCurrent }: { readonly mustBeCurrent: boolean },
  ): Promise<ReadonlyMap<string, readonly ReferencedConsignment[]>> {
    const newest = await this.store.lastPosition();
    const maxWaitMs = mustBeCurrent ? MAX_WAIT_TO_CREATE_MS : MAX_WAIT_MS;
    const reached = await this.progress.waitFor(['consignment-list'], newest, maxWaitMs);
    if (mustBeCurrent && reached < newest) throw new TooBusy(RETRY_AFTER_SECONDS);

    const unique = new Map(references.map((reference) => [lowerCase(reference), reference]));
    const rows = await this.database.query<(ReferencedConsignment & { reference: string })[]>(
      referencedConsignments,
      [clientId, [...unique.values()]],
    );
    const byReference = new Map<string, ReferencedConsignment[]>();
    for (const { reference, ...consignment } of rows) {
      const key = lowerCase(reference);
      byReference.set(key, [...(byReference.get(key) ?? []), consignment]);
    }
    return byReference;
  }

  /** The newest open consignments with exactly one reference. */
  listRecent(clientId: number): Promise<{ readonly id: number; readonly reference: string }[]> {
    return this.database.query(recentWithReference, [clientId]);
  }
}
