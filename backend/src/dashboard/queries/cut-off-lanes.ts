import { dayAt } from '@contracts/rules/calendar-day.js';
import { stateZone } from '@contracts/rules/state-zones.js';
import type { CutOffLaneView } from '@contracts/views/dashboard.view.js';

import type { CustomerCarrier } from '../../carriers/index.js';
import { collectionDay, cutOffAt } from '../../consignments/index.js';
import { DAYS_AHEAD, dayFrom, type DayCounts } from './dashboard-days.js';
import type { LaneManifest } from './lane-manifests.js';

const MOST_LANES = 60;

export interface LaneSources {
  readonly carriers: readonly CustomerCarrier[];
  readonly days: readonly DayCounts[];
  readonly manifests: readonly LaneManifest[];
  /** Where a carrier without goods would collect from. */
  readonly usualState: string | null;
  readonly now: Date;
}

/**
 * A lane for each carrier, or for each state it collects from while there are goods: the cut-off that
 * falls on today there. Carriers with none today (nobody collects at a weekend) have no lane.
 */
export function cutOffLanes(sources: LaneSources): CutOffLaneView[] {
  const lanes = sources.carriers.flatMap((carrier) => {
    const filled = statesWithGoods(carrier, sources)
      .flatMap((state) => laneOf(carrier, state, sources) ?? [])
      .filter((lane) => lane.manifested + lane.notManifested + lane.drafts > 0);
    const found = filled.length > 0 ? filled : [laneOf(carrier, sources.usualState, sources)];
    return found
      .flatMap((lane) => lane ?? [])
      .map((lane, index) => withManifests(lane, index, sources));
  });
  return lanes
    .toSorted((one, other) => one.cutOffAt.localeCompare(other.cutOffAt))
    .slice(0, MOST_LANES);
}

const statesWithGoods = ({ id }: CustomerCarrier, { days }: LaneSources): (string | null)[] => [
  ...new Set(
    days
      .filter(({ customerCarrierId }) => customerCarrierId === id)
      .map(({ senderState }) => senderState || null),
  ),
];

type EmptyLane = Omit<CutOffLaneView, 'pickups' | 'failedManifests'>;

function laneOf(
  customerCarrier: CustomerCarrier,
  senderState: string | null,
  { days, now }: LaneSources,
): EmptyLane | null {
  const today = dayAt(senderState, now);
  const dispatchDate = nextDays(today).find(
    (day) =>
      collectionDay(senderState, day) === day &&
      dayAt(senderState, new Date(cutOffAt(customerCarrier, senderState, day))) === today,
  );
  if (dispatchDate === undefined) return null;

  const goods = days.filter(
    (one) =>
      one.customerCarrierId === customerCarrier.id &&
      (one.senderState || null) === senderState &&
      one.day === dispatchDate,
  );
  const sum = (count: (of: DayCounts) => number) => goods.reduce((all, one) => all + count(one), 0);
  return {
    customerCarrierId: customerCarrier.id,
    carrierId: customerCarrier.carrierId,
    carrier: customerCarrier.carrier.displayName,
    senderState,
    timeZone: stateZone(senderState),
    cutOffAt: cutOffAt(customerCarrier, senderState, dispatchDate),
    dispatchDate,
    manifested: sum(({ underway, onTime, late }) => underway + onTime + late),
    notManifested: sum(({ ready }) => ready),
    drafts: sum(({ drafts }) => drafts),
  };
}

const nextDays = (today: string): string[] =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => dayFrom(today, index));

/** Manifests do not know the state they leave from: they stand at a carrier's first lane. */
function withManifests(lane: EmptyLane, index: number, { manifests }: LaneSources): CutOffLaneView {
  const own = manifests.filter(
    ({ carrier, dispatchDate }) =>
      index === 0 && carrier === lane.carrier && dispatchDate === lane.dispatchDate,
  );
  return {
    ...lane,
    pickups: own.flatMap(({ readyTime, closingTime, bookingStatus }) =>
      readyTime === null || closingTime === null ? [] : [{ readyTime, closingTime, bookingStatus }],
    ),
    failedManifests: own
      .filter(({ hasFailed }) => hasFailed)
      .map(({ id, manifestNumber }) => ({ id, manifestNumber })),
  };
}
