import type { DashboardSummaryView } from '@contracts/views/dashboard.view.js';

import type { ListOwners } from '../../platform/list-pages/list-page.sql.js';
import { todaysCutOffs } from './todays-cut-offs.js';
import { readDefaultState, readCutOffCarriers } from './cut-off-carriers.js';
import { readCutOffManifests, readReadyFreight } from './cut-off-manifests.js';
import { readDays, type DayCounts } from './dashboard-days.js';
import { readFigures } from './figures.js';
import { dispatchedPerDay, readOnTimeByCarrier } from './on-time.js';
import { countOverdue } from './overdue-consignments.js';
import { readRecentChanges } from './recent-changes.js';
import { toOwnerKeys, readOwners, resolveSectionScope } from './section-scope.js';
import type { SummaryRequest } from './summary-request.js';

type ShippingSections = Pick<
  DashboardSummaryView,
  'figures' | 'cutOffs' | 'onTime' | 'dispatched' | 'happened'
>;

const none: ShippingSections = {
  figures: null,
  cutOffs: null,
  onTime: null,
  dispatched: null,
  happened: null,
};

/** Sections that need READ_CONSIGNMENT: figures, today's cut-offs, on-time rates and recent changes. */
export async function readShippingSections(request: SummaryRequest): Promise<ShippingSections> {
  const { manager, actor, clientId, now, today } = request;
  const scope = resolveSectionScope(actor, 'READ_CONSIGNMENT', clientId);
  if (!scope) return none;

  const owners = await readOwners(manager, scope);
  const ownerKeys = toOwnerKeys(owners);
  const days = await readDays(manager, ownerKeys, today);
  const dispatched = { days, overdueCounts: await countOverdue(manager, owners, today), today };
  return {
    figures: await readFigures(manager, ownerKeys, dispatched),
    cutOffs: await readCutOffs(request, owners, days),
    onTime: await readOnTimeByCarrier(manager, dispatched),
    dispatched: dispatchedPerDay(dispatched),
    happened: await readRecentChanges(manager, {
      owners,
      now,
      coversManifests: (id) => actor.covers('READ_MANIFEST', { clientId: id, customerId: null }),
    }),
  };
}

async function readCutOffs(
  request: SummaryRequest,
  owners: ListOwners,
  days: readonly DayCounts[],
): Promise<DashboardSummaryView['cutOffs']> {
  const { manager, actor, clientId, now, today } = request;
  const scope = resolveSectionScope(actor, 'READ_CONSIGNMENT', clientId);
  if (!scope) return null;
  const lanes = todaysCutOffs({
    carriers: await readCutOffCarriers(manager, scope),
    manifests: await readManifests(request),
    ready: await readReadyFreight(manager, owners, today),
    defaultState: await readDefaultState(manager, scope),
    days,
    now,
  });
  return { lanes, openCount: lanes.reduce((sum, { open }) => sum + open.count, 0) };
}

async function readManifests({ manager, actor, clientId, today }: SummaryRequest) {
  const scope = resolveSectionScope(actor, 'READ_MANIFEST', clientId);
  return scope ? readCutOffManifests(manager, await readOwners(manager, scope), today) : [];
}
