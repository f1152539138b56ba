import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import { DataSource } from 'typeorm';

import type { DashboardSummaryView } from '@contracts/views/dashboard.view.js';

import { Users, type Actor } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { readLists } from '../../platform/scoped-lists/read-page.js';
import { gatherAttention } from './gather-attention.js';
import { integrationHealth } from './integration-health.js';
import { ownersIn, sectionScope } from './section-scope.js';
import { shippingSections } from './shipping-sections.js';
import type { SummaryRequest } from './summary-request.js';
import { connoteRanges } from './attention/used-ranges.js';

/** How things stand for one client, or for everybody the actor reaches (GAP-09). */
export class SummariseDashboard extends Query<DashboardSummaryView> {
  constructor(
    readonly clientId: number | null,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(SummariseDashboard)
export class SummariseDashboardHandler implements IQueryHandler<SummariseDashboard> {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  async execute({ clientId, actor }: SummariseDashboard): Promise<DashboardSummaryView> {
    const now = this.clock.now();
    const zone = await this.users.timeZoneOf(actor.identity.id);
    const today = DateTime.fromJSDate(now, { zone }).toISODate() ?? '';
    return readLists(this.database, (manager) =>
      summarise({ manager, actor, clientId, now, zone, today }),
    );
  }
}

async function summarise(request: SummaryRequest): Promise<DashboardSummaryView> {
  const { now, zone, today } = request;
  const { figures, ...shipping } = await shippingSections(request);
  const { items, count, newToday } = await gatherAttention(request);
  return {
    asOf: now.toISOString(),
    timeZone: zone,
    today,
    ...shipping,
    figures: figures && {
      ...figures,
      needsAttention: {
        ...figures.needsAttention,
        count: figures.needsAttention.count + count,
        newToday: figures.needsAttention.newToday + newToday,
      },
    },
    attention: [...items],
    ...(await superAdminSections(request)),
  };
}

async function superAdminSections({ manager, actor, clientId }: SummaryRequest) {
  const scope = sectionScope(actor, 'SUPER_ADMIN_CONTENT', clientId);
  if (!scope) return { integration: null, connoteRanges: null };
  return {
    integration: await integrationHealth(manager, await ownersIn(manager, scope)),
    connoteRanges: await connoteRanges(manager, scope),
  };
}
