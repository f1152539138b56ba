import { DateTime } from 'luxon';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';
import { dayAt, stateCodes, stateZone } from '@contracts/rules/calendar-day.js';
import type { CutOffView, CutOffPickupView, CutOffState } from '@contracts/views/dashboard.view.js';

import type { CustomerCarrier } from '../../carriers/index.js';
import { collectionDay, cutOffAt, cutOffOf } from '../../consignments/index.js';
import { countedRows, dispatchedOn, inStatus } from './counted-rows.js';
import type { DailyCollection, CutOffManifest, ReadyFreight } from './cut-off-manifests.js';
import { DAYS_AHEAD, addDays, type DayCounts } from './dashboard-days.js';

const MAX_SHOWN = 60;

export interface CutOffSources {
  readonly carriers: readonly CustomerCarrier[];
  readonly days: readonly DayCounts[];
  readonly manifests: readonly CutOffManifest[];
  readonly ready: readonly ReadyFreight[];
  /** State that a carrier without consignments would collect from. */
  readonly defaultState: string | null;
  readonly now: Date;
}

/** Cut-off of one carrier in one state, with what is dispatched by it. */
interface CutOffGroup {
  readonly carrier: CustomerCarrier;
  readonly state: string;
  readonly cutOffAt: string;
  readonly dispatchDate: string;
  readonly open: number;
  readonly manifested: number;
}

const order: readonly CutOffState[] = ['MISSED', 'OPEN', 'DONE', 'EMPTY'];

/**
 * Returns today's cut-offs: one for each carrier of a customer and instant, however many senders and states have it. A
 * carrier without freight has the default sender's cut-off, and none on days without one, such as weekends. Most urgent
 * first.
 */
export function todaysCutOffs(sources: CutOffSources): CutOffView[] {
  const groups = sources.carriers.flatMap((carrier) => listGroups(carrier, sources));
  return [...groupCutOffs(groups).values()]
    .flatMap((cutOff) => toCutOff(cutOff, sources))
    .toSorted(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        a.cutOffAt.localeCompare(b.cutOffAt) ||
        a.carrier.localeCompare(b.carrier),
    )
    .slice(0, MAX_SHOWN);
}

function groupCutOffs(groups: readonly CutOffGroup[]): Map<string, CutOffGroup[]> {
  const cutOffs = new Map<string, CutOffGroup[]>();
  for (const group of groups) {
    const key = `${group.carrier.id} ${group.cutOffAt} ${group.dispatchDate}`;
    cutOffs.set(key, [...(cutOffs.get(key) ?? []), group]);
  }
  return cutOffs;
}

function listGroups(carrier: CustomerCarrier, sources: CutOffSources): CutOffGroup[] {
  const states = new Set(
    sources.days
      .filter(({ customerCarrierId }) => customerCarrierId === carrier.id)
      .map(({ senderState }) => senderState)
      .filter((state) => stateCodes.includes(state)),
  );
  const busy = [...states]
    .flatMap((state) => toCutOffGroup(carrier, state, sources))
    .filter(({ open, manifested }) => open + manifested > 0);
  return busy.length > 0 ? busy : toCutOffGroup(carrier, sources.defaultState ?? 'NSW', sources);
}

function toCutOffGroup(
  carrier: CustomerCarrier,
  state: string,
  { days, now }: CutOffSources,
): CutOffGroup[] {
  const today = dayAt(state, now);
  const dispatchDate = listNextDays(today).find(
    (day) =>
      collectionDay(state, day) === day &&
      dayAt(state, new Date(cutOffAt(cutOffOf(carrier), state, day))) === today,
  );
  if (dispatchDate === undefined) return [];

  const counts = days.filter(
    (one) =>
      one.customerCarrierId === carrier.id && one.senderState === state && one.day === dispatchDate,
  );
  const sum = (count: (of: DayCounts) => number) =>
    counts.reduce((all, one) => all + count(one), 0);
  return [
    {
      carrier,
      state,
      cutOffAt: cutOffAt(cutOffOf(carrier), state, dispatchDate),
      dispatchDate,
      open: sum(({ ready }) => ready),
      manifested: sum(({ underway, onTime, late }) => underway + onTime + late),
    },
  ];
}

const listNextDays = (today: string): string[] =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(today, index));

function toCutOff(
  groups: readonly CutOffGroup[],
  { manifests, ready, now }: CutOffSources,
): CutOffView[] {
  const [first] = groups;
  if (!first) return [];
  const { carrier, dispatchDate } = first;
  const states = groups.map(({ state }) => state).toSorted();
  const isInCutOff = (one: DailyCollection) =>
    one.customerCarrierId === carrier.id &&
    one.dispatchDate === dispatchDate &&
    states.includes(one.senderState);
  const filters: readonly CriteriaFilter[] = [
    { key: 'CUSTOMER_CARRIER_ID', criteria: 'IN', value: [carrier.id] },
    { key: 'SENDER_STATE', criteria: 'IN', value: states },
    dispatchedOn(dispatchDate),
  ];
  const open = groups.reduce((sum, group) => sum + group.open, 0);
  const manifested = groups.reduce((sum, group) => sum + group.manifested, 0);
  const sent = manifests.filter(isInCutOff);
  return [
    {
      customerCarrierId: carrier.id,
      carrierId: carrier.carrierId,
      carrier: carrier.carrier.displayName,
      cutOffAt: first.cutOffAt,
      dispatchDate,
      localTimes: states.map((state) => ({ state, time: timeIn(state, first.cutOffAt) })),
      clients: clientsOf(ready.filter(isInCutOff)),
      state: cutOffState({ open, manifested }, first.cutOffAt, now),
      open: countedRows(open, 'OPEN', inStatus('CREATED'), ...filters),
      manifested: countedRows(manifested, 'MANIFESTED', ...filters),
      pickup: pickupOf(sent, [...sent, ...ready.filter(isInCutOff)], open + manifested),
      failedManifests: sent
        .filter(({ hasFailed }) => hasFailed)
        .map(({ id, manifestNumber }) => ({ id, manifestNumber })),
    },
  ];
}

const timeIn = (state: string, instant: string): string =>
  DateTime.fromISO(instant, { zone: stateZone(state) }).toFormat('HH:mm');

function clientsOf(freight: readonly ReadyFreight[]): CutOffView['clients'] {
  const names = [...new Set(freight.map(({ clientName }) => clientName))];
  const [name] = names;
  return name === undefined ? null : { name, count: names.length };
}

function cutOffState(
  { open, manifested }: { readonly open: number; readonly manifested: number },
  at: string,
  now: Date,
): CutOffState {
  if (open > 0) return at <= now.toISOString() ? 'MISSED' : 'OPEN';
  return manifested > 0 ? 'DONE' : 'EMPTY';
}

/** A booked window, else a daily pickup; `sent` has the newest first. */
function pickupOf(
  sent: readonly CutOffManifest[],
  freight: readonly DailyCollection[],
  quantity: number,
): CutOffPickupView {
  const none = { from: null, to: null, reference: null, status: null };
  const booked = sent.find(({ readyTime }) => readyTime !== null);
  if (booked)
    return {
      kind: 'BOOKED',
      from: booked.readyTime,
      to: booked.closingTime,
      reference: booked.bookingReference,
      status: booked.bookingStatus,
    };
  if (freight.some(({ isPermanent }) => isPermanent)) return { ...none, kind: 'PERMANENT' };
  return { ...none, kind: quantity > 0 ? 'NONE' : 'NOT_NEEDED' };
}
