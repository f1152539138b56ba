import { DateTime } from 'luxon';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request';
import { dayAt, stateZone } from '@contracts/rules/calendar-day';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';
import type { ClientSettingsView } from '@contracts/views/session.view';

import {
  defaultPickupTimes,
  instantOf,
  timeOf,
  type PickupTimes,
} from '../../../shared/manifesting/pickup-times';
import type { CutOffToManifest } from '../../../shared/manifesting/useManifestAll';
import { rolloverOf, type Rollover } from '../../../shared/manifesting/rollover';

export type BookingKind = 'AD_HOC' | 'PERMANENT' | 'NONE';

/** The user's choices for a group; unset ones have defaults. */
export interface GroupChoice {
  readonly isSelected?: boolean;
  readonly booking?: BookingKind;
  readonly times?: PickupTimes;
  /** Consignments excluded from it. */
  readonly excludedIds?: ReadonlySet<number>;
}

/** A group of consignments, as it would be manifested with the current choices. */
export interface GroupPlan {
  readonly group: OpenManifestListItem;
  readonly name: string;
  readonly consignments: readonly ConsignmentListItem[];
  readonly isSelected: boolean;
  /** Whether manifesting is off, so that nothing would be sent to the carrier (GAP-29). */
  readonly isSwitchedOff: boolean;
  readonly zone: string;
  /** Instant of the cut-off; null if the carrier has none. */
  readonly cutOffAt: string | null;
  /** yyyy-MM-dd of its pickup. */
  readonly pickupDay: string;
  readonly rollover: Rollover | null;
  readonly bookings: readonly BookingKind[];
  readonly booking: BookingKind;
  readonly times: PickupTimes;
  readonly areTimesReversed: boolean;
}

interface PlanContext {
  readonly now: DateTime;
  readonly settings: ClientSettingsView | undefined;
  /** Cut-off the review was opened for; without one, everything dispatched by today is selected. */
  readonly cutOff: CutOffToManifest | null;
}

/** Plans one group: its day, its pickup, and whether it is selected. */
export function planGroup(
  group: OpenManifestListItem,
  choice: GroupChoice,
  { now, settings, cutOff }: PlanContext,
): GroupPlan {
  const consignments = group.consignments.filter(({ id }) => !choice.excludedIds?.has(id));
  const [first] = group.consignments;
  const state = first?.offer.senderState;
  const zone = stateZone(state);
  const today = dayAt(state, now.toJSDate());
  const rollover = rolloverOf(consignments, today);
  const pickupDay = rollover?.to ?? group.dispatchDate;
  const times = choice.times ?? defaultTimes(group, pickupDay, { now, settings, zone });
  return {
    group,
    name: [group.carrierName, group.displayServiceType, group.senderName]
      .filter(Boolean)
      .join(', '),
    consignments,
    isSwitchedOff: !group.isManifestingEnabled,
    isSelected:
      group.isManifestingEnabled &&
      consignments.length > 0 &&
      (choice.isSelected ?? isSelectedByDefault(group, { cutOff, today, zone })),
    zone,
    cutOffAt: group.carrierCutOffDateTime,
    pickupDay,
    rollover,
    ...bookingOf(group, choice, settings),
    times,
    areTimesReversed: times.closing <= times.ready,
  };
}

function defaultTimes(
  group: OpenManifestListItem,
  dispatchDate: string,
  { now, settings, zone }: Pick<PlanContext, 'now' | 'settings'> & { readonly zone: string },
): PickupTimes {
  return defaultPickupTimes({
    dispatchDate,
    zone,
    now,
    preferredStart: settings?.preferredPickupStart ?? null,
    preferredEnd: settings?.preferredPickupEnd ?? null,
    latest: timeOf(group.carrierCutOffDateTime, zone),
  });
}

/** Booking of a group, and the options; with a daily pickup there is no choice. */
function bookingOf(
  { permanentBooking, consignments: [first] }: OpenManifestListItem,
  choice: GroupChoice,
  settings: ClientSettingsView | undefined,
): Pick<GroupPlan, 'booking' | 'bookings'> {
  if (permanentBooking && first?.consignmentType === 'DEFAULT')
    return { bookings: ['PERMANENT'], booking: 'PERMANENT' };
  const defaultBooking = settings?.autoBookingPreferred === true ? 'AD_HOC' : 'NONE';
  return { bookings: ['AD_HOC', 'NONE'], booking: choice.booking ?? defaultBooking };
}

const isSelectedByDefault = (
  group: OpenManifestListItem,
  { cutOff, today, zone }: { cutOff: CutOffToManifest | null; today: string; zone: string },
): boolean => (cutOff ? belongsToCutOff(group, cutOff) : isDispatchedBy(group, today, zone));

const belongsToCutOff = (
  group: OpenManifestListItem,
  { carrier, day, states }: CutOffToManifest,
): boolean =>
  group.carrierName === carrier &&
  group.dispatchDate === day &&
  states.includes(group.consignments[0]?.offer.senderState ?? '');

/** Whether it is dispatched by today, or has a cut-off today for a later day. */
const isDispatchedBy = (
  { dispatchDate, carrierCutOffDateTime }: OpenManifestListItem,
  today: string,
  zone: string,
): boolean =>
  dispatchDate <= today ||
  (carrierCutOffDateTime !== null &&
    (DateTime.fromISO(carrierCutOffDateTime, { zone }).toISODate() ?? '') <= today);

/** Request of one group, the same as for a single manifest. */
export function requestOf(plan: GroupPlan): CreateManifestRequest {
  const { consignments, booking, pickupDay, times, zone, rollover } = plan;
  const isBooked = booking === 'AD_HOC';
  return {
    consignmentIds: consignments.map(({ id }) => id),
    autoPickupBooking: isBooked,
    readyTime: isBooked ? instantOf(pickupDay, times.ready, zone) : null,
    closingTime: isBooked ? instantOf(pickupDay, times.closing, zone) : null,
    rollover: rollover !== null,
  };
}

export interface PlanTotals {
  readonly groups: number;
  readonly consignments: number;
  readonly pieces: number;
  readonly kilograms: number;
  readonly pickups: number;
}

/** Totals of the selected groups. */
export function totalsOf(plans: readonly GroupPlan[]): PlanTotals {
  const selected = plans.filter(({ isSelected }) => isSelected);
  const members = selected.flatMap(({ consignments }) => consignments);
  return {
    groups: selected.length,
    consignments: members.length,
    pieces: members.reduce((sum, { itemQuantity }) => sum + itemQuantity, 0),
    kilograms: members.reduce((sum, { totalWeight }) => sum + totalWeight, 0),
    pickups: selected.filter(({ booking }) => booking === 'AD_HOC').length,
  };
}

/** Earliest cut-off first; groups without one come last. */
export const byCutOff = (plans: readonly GroupPlan[]): GroupPlan[] =>
  plans.toSorted(
    (a, b) => (a.cutOffAt ?? '9').localeCompare(b.cutOffAt ?? '9') || a.name.localeCompare(b.name),
  );
