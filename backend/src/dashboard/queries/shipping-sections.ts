import type { DashboardSummaryView } from '@contracts/views/dashboard.view.js';

import { cutOffRows } from './cut-off-rows.js';
import { readDays } from './dashboard-days.js';
import { readFigures } from './figures.js';
import { readCutOffCarriers, readDefaultState } from './cut-off-carriers.js';
import { readCutOffManifests } from './cut-off-manifests.js';
import { dispatchedPerDay, readOnTimeByCarrier } from './on-time.js';
import { toOwnerKeys, readOwners, resolveSectionScope } from './section-scope.js';
import type { SummaryRequest } from './summary-request.js';

type ShippingSections = Pick<DashboardSummaryView, 'figures' | 'cutOffs' | 'onTime' | 'dispatched'>;

const none: ShippingSections = { figures: null, cutOffs: null, onTime: null, dispatched: null };

/** Sections that need READ_CONSIGNMENT: figures, today's cut-offs and on-time rates. */
export async function readShippingSections(request: SummaryRequest): Promise<ShippingSections> {
  const { manager, actor, clientId, now, today } = request;
  const scope = resolveSectionScope(actor, 'READ_CONSIGNMENT', clientId);
  if (!scope) return none;

  const owners = toOwnerKeys(await readOwners(manager, scope));
  const days = await readDays(manager, owners, today);
  return {
    figures: await readFigures(manager, owners, { days, today }),
    cutOffs: cutOffRows({
      carriers: await readCutOffCarriers(manager, scope),
      manifests: await readManifests(request),
      defaultState: await readDefaultState(manager, scope),
      days,
      now,
    }),
    onTime: await readOnTimeByCarrier(manager, days, today),
    dispatched: dispatchedPerDay(days, today),
  };
}

async function readManifests({ manager, actor, clientId, today }: SummaryRequest) {
  const scope = resolveSectionScope(actor, 'READ_MANIFEST', clientId);
  return scope ? readCutOffManifests(manager, await readOwners(manager, scope), today) : [];
}
