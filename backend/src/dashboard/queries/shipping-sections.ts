import type { DashboardSummaryView } from '@contracts/views/dashboard.view.js';

import { cutOffLanes } from './cut-off-lanes.js';
import { readDays } from './dashboard-days.js';
import { readFigures } from './figures.js';
import { carriersFor, usualState } from './lane-carriers.js';
import { readLaneManifests } from './lane-manifests.js';
import { dispatchedPerDay, onTimeByCarrier } from './punctuality.js';
import { ownerKeys, ownersIn, sectionScope } from './section-scope.js';
import type { SummaryRequest } from './summary-request.js';

type ShippingSections = Pick<DashboardSummaryView, 'figures' | 'cutOffs' | 'onTime' | 'dispatched'>;

const none: ShippingSections = { figures: null, cutOffs: null, onTime: null, dispatched: null };

/** What READ_CONSIGNMENT shows: the figures, today's deadlines, and how punctual carriers are. */
export async function shippingSections(request: SummaryRequest): Promise<ShippingSections> {
  const { manager, actor, clientId, now, today } = request;
  const scope = sectionScope(actor, 'READ_CONSIGNMENT', clientId);
  if (!scope) return none;

  const owners = ownerKeys(await ownersIn(manager, scope));
  const days = await readDays(manager, owners, today);
  return {
    figures: await readFigures(manager, owners, { days, today }),
    cutOffs: cutOffLanes({
      carriers: await carriersFor(manager, scope),
      manifests: await manifestsOf(request),
      usualState: await usualState(manager, scope),
      days,
      now,
    }),
    onTime: await onTimeByCarrier(manager, days, today),
    dispatched: dispatchedPerDay(days, today),
  };
}

async function manifestsOf({ manager, actor, clientId, today }: SummaryRequest) {
  const scope = sectionScope(actor, 'READ_MANIFEST', clientId);
  return scope ? readLaneManifests(manager, await ownersIn(manager, scope), today) : [];
}
