import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { dayAt } from '@contracts/rules/calendar-day.js';

import {
  ConsignmentEventReader,
  emptyConsignmentContext,
  toConsignmentView,
  type ConsignmentDetails,
} from '../../consignments/index.js';
import type { ListScope } from '../../identity/index.js';
import { ReportTurns } from '../report-turns.js';
import type { ReportedConsignment } from './report-column.js';
import type { ReportDays } from './report-days.js';
import { readDispatchedPages } from './dispatched-pages.js';
import { listReportedClients, type ReportedClient } from './reported-clients.js';
import { unlessEmpty } from './unless-empty.js';

export interface ReportRequest extends ReportDays {
  readonly scope: ListScope;
  readonly carrierId: number | null;
}

type Pages = AsyncGenerator<readonly ReportedConsignment[], void, undefined>;

/** Reads dispatched consignments from their streams (ADR 10), by client, then by day. */
@Injectable()
export class ReportQueries {
  constructor(
    private readonly database: DataSource,
    private readonly events: ConsignmentEventReader,
    private readonly turns: ReportTurns,
  ) {}

  /** Page by page, so that a long report needs no more memory than a short one; null without consignments. */
  pages(request: ReportRequest, userId: number): Promise<Pages | null> {
    return unlessEmpty(this.turns.inTurns(userId, this.read(request)));
  }

  private async *read({ scope, ...criteria }: ReportRequest): Pages {
    for (const client of await listReportedClients(this.database, scope)) {
      // those that may appear again: moved to a day of a later page while the report is read, or just before
      const movable = new Set<number>();
      const pages = readDispatchedPages(this.database, { clientId: client.id, ...criteria });
      for await (const { ids, lastDay } of pages) {
        const reported: ReportedConsignment[] = [];
        const others = ids.filter((id) => !movable.has(id));
        for await (const record of this.events.findManyUnscoped(others)) {
          if (!isReported(record)) continue;
          const isMoved = record.content.dispatchDate > lastDay;
          if (record.state === 'OPEN' || isMoved) movable.add(record.id);
          reported.push(toReported(record, client));
        }
        if (reported.length > 0) yield reported;
      }
    }
  }
}

/** False for consignments deleted or turned into drafts since their list row was written. */
const isReported = (record: ConsignmentDetails | null): record is ConsignmentDetails =>
  record !== null && record.status !== 'DRAFT' && record.state !== 'DELETED';

const toReported = (record: ConsignmentDetails, client: ReportedClient): ReportedConsignment => ({
  consignment: toConsignmentView(record, emptyConsignmentContext),
  deliveredDay: findDeliveredDay(record),
  client,
});

function findDeliveredDay({ status, tracking, content }: ConsignmentDetails): string | null {
  if (status !== 'DELIVERED') return null;
  const delivery = tracking.findLast((update) => update.isLatest);
  return delivery ? dayAt(content.receiver?.suburb?.state, new Date(delivery.occurredAt)) : null;
}
