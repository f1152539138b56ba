import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import { DataSource } from 'typeorm';

import type { DashboardSummaryView } from '@contracts/views/dashboard.view.js';

import { resolveScope, type Actor } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { readLists } from '../../platform/list-pages/list-page.js';
import { collectAttentionItems } from './collect-attention-items.js';
import { countIntegrations } from './integration-health.js';
import { readOwners, resolveSectionScope } from './section-scope.js';
import { readShippingSections } from './shipping-sections.js';
import type { SummaryRequest } from './summary-request.js';
import { countConnoteRanges } from './attention/used-ranges.js';

/** Summary of one client, or of all clients in the actor's scope (GAP-09). @throws OutOfScope */
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
    private readonly clock: Clock,
  ) {}

  async execute({ clientId, actor }: SummariseDashboard): Promise<DashboardSummaryView> {
    resolveScope(actor, null, { clientId });
    const now = this.clock.now();
    const zone = actor.timeZone;
    const today = DateTime.fromJSDate(now, { zone }).toISODate() ?? '';
    return readLists(this.database, (manager) =>
      summarise({ manager, actor, clientId, now, zone, today }),
    );
  }
}

async function summarise(request: SummaryRequest): Promise<DashboardSummaryView> {
  const { now, zone, today } = request;
  const shipping = await readShippingSections(request);
  return {
    asOf: now.toISOString(),
    timeZone: zone,
    today,
    ...shipping,
    attention: await collectAttentionItems(request),
    ...(await readSuperAdminSections(request)),
  };
}

async function readSuperAdminSections({ manager, actor, clientId }: SummaryRequest) {
  const scope = resolveSectionScope(actor, 'SUPER_ADMIN_CONTENT', clientId);
  if (!scope) return { integration: null, connoteRanges: null };
  return {
    integration: await countIntegrations(manager, await readOwners(manager, scope)),
    connoteRanges: await countConnoteRanges(manager, scope),
  };
}
