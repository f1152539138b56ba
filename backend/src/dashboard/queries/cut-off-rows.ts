import { dayAt, stateZone } from '@contracts/rules/calendar-day.js';
import type { CutOffRowView } from '@contracts/views/dashboard.view.js';

import type { CustomerCarrier } from '../../carriers/index.js';
import { collectionDay, cutOffAt } from '../../consignments/index.js';
import { DAYS_AHEAD, addDays, type DayCounts } from './dashboard-days.js';
import type { CutOffManifest } from './cut-off-manifests.js';

const MAX_ROWS = 60;

export interface CutOffSources {
  readonly carriers: readonly CustomerCarrier[];
  readonly days: readonly DayCounts[];
  readonly manifests: readonly CutOffManifest[];
  /** State that a carrier without consignments would collect from. */
  readonly defaultState: string | null;
  readonly now: Date;
}

/**
 * Returns one row per carrier, or per state it collects from while there are consignments, with the cut-off that
 * falls on today there. A carrier without a cut-off today, as at weekends, has no row.
 */
export function cutOffRows(sources: CutOffSources): CutOffRowView[] {
  const rows = sources.carriers.flatMap((carrier) => {
    const rowsWithConsignments = listSenderStates(carrier, sources)
      .flatMap((state) => toRow(carrier, state, sources) ?? [])
      .filter((row) => row.manifested + row.notManifested + row.drafts > 0);
    const carrierRows =
      rowsWithConsignments.length > 0
        ? rowsWithConsignments
        : [toRow(carrier, sources.defaultState, sources)];
    return carrierRows
      .flatMap((row) => row ?? [])
      .map((row, index) => withManifests(row, index, sources));
  });
  return rows
    .toSorted((one, right) => one.cutOffAt.localeCompare(right.cutOffAt))
    .slice(0, MAX_ROWS);
}

const listSenderStates = ({ id }: CustomerCarrier, { days }: CutOffSources): (string | null)[] => [
  ...new Set(
    days
      .filter(({ customerCarrierId }) => customerCarrierId === id)
      .map(({ senderState }) => senderState || null),
  ),
];

type RowWithoutManifests = Omit<CutOffRowView, 'pickups' | 'failedManifests'>;

function toRow(
  customerCarrier: CustomerCarrier,
  senderState: string | null,
  { days, now }: CutOffSources,
): RowWithoutManifests | null {
  const today = dayAt(senderState, now);
  const dispatchDate = listNextDays(today).find(
    (day) =>
      collectionDay(senderState, day) === day &&
      dayAt(senderState, new Date(cutOffAt(customerCarrier, senderState, day))) === today,
  );
  if (dispatchDate === undefined) return null;

  const dayCounts = days.filter(
    (one) =>
      one.customerCarrierId === customerCarrier.id &&
      (one.senderState || null) === senderState &&
      one.day === dispatchDate,
  );
  const sum = (count: (of: DayCounts) => number) =>
    dayCounts.reduce((all, one) => all + count(one), 0);
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

const listNextDays = (today: string): string[] =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(today, index));

/** Adds the carrier's manifests to its first row, since a manifest does not have the state it is collected from. */
function withManifests(
  row: RowWithoutManifests,
  index: number,
  { manifests }: CutOffSources,
): CutOffRowView {
  const carrierManifests = manifests.filter(
    ({ carrier, dispatchDate }) =>
      index === 0 && carrier === row.carrier && dispatchDate === row.dispatchDate,
  );
  return {
    ...row,
    pickups: carrierManifests.flatMap(({ readyTime, closingTime, bookingStatus }) =>
      readyTime === null || closingTime === null ? [] : [{ readyTime, closingTime, bookingStatus }],
    ),
    failedManifests: carrierManifests
      .filter(({ hasFailed }) => hasFailed)
      .map(({ id, manifestNumber }) => ({ id, manifestNumber })),
  };
}
