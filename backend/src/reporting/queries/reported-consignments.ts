import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { dayAt } from '@contracts/rules/calendar-day.js';

import {
  ConsignmentStories,
  noSurroundings,
  recordOf,
  toConsignmentView,
  type ConsignmentRecord,
} from '../../consignments/index.js';
import type { ListScope } from '../../identity/index.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import type { ReportedConsignment } from './report-column.js';
import type { ReportDays } from './report-days.js';
import { dispatchedPages } from './dispatched-pages.js';
import { reportedClients, type ReportedClient } from './reported-clients.js';

/** How many streams are read at a time: others read theirs meanwhile. */
const READS = 3;

export interface ReportRequest extends ReportDays {
  readonly scope: ListScope;
  readonly carrierId: number | null;
}

type Pages = AsyncGenerator<readonly ReportedConsignment[], void, undefined>;

/** What was dispatched, whole, as its streams tell it (ADR 10): by client, then by day. */
@Injectable()
export class ReportedConsignments {
  constructor(
    private readonly database: DataSource,
    private readonly stories: ConsignmentStories,
  ) {}

  /** Page by page, so that a long report takes no more memory than a short one; null where there is nothing. */
  async pages(request: ReportRequest): Promise<Pages | null> {
    const pages = this.read(request);
    const first = await pages.next();
    return first.done ? null : withFirst(first.value, pages);
  }

  private async *read({ scope, ...wanted }: ReportRequest): Pages {
    for (const client of await reportedClients(this.database, scope))
      for await (const ids of dispatchedPages(this.database, { clientId: client.id, ...wanted })) {
        const records = await mapAtMost(READS, ids, (id) => this.record(id));
        const reported = records.filter(isReported).map((record) => toReported(record, client));
        if (reported.length > 0) yield reported;
      }
  }

  private async record(id: number): Promise<ConsignmentRecord> {
    return recordOf(await this.stories.of(id));
  }
}

async function* withFirst(first: readonly ReportedConsignment[], others: Pages): Pages {
  yield first;
  yield* others;
}

/** What was deleted or taken back since the list was read is left out. */
const isReported = ({ status, isDeleted }: ConsignmentRecord): boolean =>
  status !== 'DRAFT' && !isDeleted;

const toReported = (record: ConsignmentRecord, client: ReportedClient): ReportedConsignment => ({
  consignment: toConsignmentView(record, noSurroundings),
  deliveredDay: deliveredDay(record),
  client,
});

function deliveredDay({ status, tracking, content }: ConsignmentRecord): string | null {
  if (status !== 'DELIVERED') return null;
  const delivery = tracking.findLast((update) => update.isLatest);
  return delivery ? dayAt(content.receiver?.suburb?.state, new Date(delivery.occurredAt)) : null;
}
