import type {
  ManifestEvent,
  ManifestingStarted,
  PickupWindow,
} from '@contracts/events/manifest.events.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import { isSameGroup, type ManifestGroup } from '@contracts/rules/manifest-group.js';

import { CannotManifest, InvalidPickupTimes, RolloverRequired } from './manifest.errors.js';
import { type ManifestInProgress, pendingConsignmentIds } from './manifest.js';

/** Format of a manifest file (docs/carrier-manifest.md). */
export type FileFormat = 'json' | 'xml' | 'csv';

const FORMAT_SUFFIX = /\/?\*\.(json|xml|csv)$/i;

/** Returns the format that the end of a carrier's path requests, as in `/in/*.csv`; JSON by default. */
export const fileFormatOf = (path: string | null): FileFormat =>
  (FORMAT_SUFFIX.exec(path ?? '')?.[1]?.toLowerCase() ?? 'json') as FileFormat;

/** Returns the path without the format; null when nothing is left. */
export function folderOf(path: string | null): string | null {
  if (path === null) return null;
  const isRoot = /^\/\*\.(json|xml|csv)$/i.test(path);
  const folder = isRoot ? '/' : path.replace(FORMAT_SUFFIX, '');
  return folder === '' ? null : folder;
}

type Added = Extract<ManifestEvent, { type: 'ConsignmentAddedToManifest' }>;
type LeftOut = Extract<ManifestEvent, { type: 'ConsignmentLeftOut' }>;

/** Event that records the outcome for one selected consignment. */
export type ManifestingOutcome = Added | LeftOut;

export const startManifesting = (data: ManifestingStarted['data']): ManifestEvent[] => [
  { type: 'ManifestingStarted', data },
];

/** Records the outcomes of consignments that are still pending; ignores the others. */
export function recordOutcomes(
  manifest: ManifestInProgress,
  outcomes: readonly ManifestingOutcome[],
): ManifestEvent[] {
  const pendingIds = new Set(pendingConsignmentIds(manifest));

  return outcomes.filter(({ data }) => pendingIds.has(data.consignmentId));
}

/** Transfer and booking methods of a carrier. */
export interface CarrierCapabilities {
  readonly hasBookingApi: boolean;
  readonly transferType: string;
  /** Extension of the manifest file's name. */
  readonly fileFormat: FileFormat;
}

/** Submits the manifest, queues its data and requests its pickup in one append. */
export function submitManifest(
  manifest: ManifestInProgress,
  capabilities: CarrierCapabilities,
): ManifestEvent[] {
  const { started, addedIds, leftOut } = manifest;
  if (pendingConsignmentIds(manifest).length > 0) return [];

  const data = { consignments: addedIds.length, leftOut: leftOut.length };
  const submitted: ManifestEvent = { type: 'ManifestSubmitted', data };
  return addedIds.length === 0
    ? [submitted]
    : [submitted, ...integrationRequests(started, capabilities)];
}

function integrationRequests(
  { manifestNumber, pickup, isTransmissionEnabled }: ManifestingStarted['data'],
  { hasBookingApi, transferType, fileFormat }: CarrierCapabilities,
): ManifestEvent[] {
  const booking: ManifestEvent[] = pickup.window
    ? [
        {
          type: 'PickupBookingRequested',
          data: { via: hasBookingApi ? 'CARRIER_API' : 'EMAIL', window: pickup.window },
        },
      ]
    : [];
  const transmission: ManifestEvent[] = isTransmissionEnabled
    ? [
        {
          type: 'TransmissionQueued',
          data: { transferType, fileName: `${manifestNumber}.${fileFormat}` },
        },
      ]
    : [];
  return [...booking, ...transmission];
}

/** The part of a selected consignment that eligibility depends on. */
export interface ManifestCandidate {
  readonly id: number;
  readonly status: ConsignmentStatus;
  readonly isDeleted: boolean;
  readonly manifestId: number | null;
  readonly dispatchDate: string;
  /** Null without a carrier or sender. */
  readonly group: ManifestGroup | null;
}

/**
 * Asserts that the selected consignments can form one manifest (MAN-70 to MAN-78).
 * @returns the group they share
 * @throws CannotManifest
 */
export function assertEligible(candidates: readonly ManifestCandidate[]): ManifestGroup {
  if (candidates.length === 0) throw new CannotManifest('empty');
  assertNone('deleted', candidates, ({ isDeleted }) => isDeleted);
  assertNone('manifested', candidates, ({ manifestId }) => manifestId !== null);

  const group = candidates[0]?.group;
  if (!group) throw new CannotManifest('different_kinds');
  assertNone('different_kinds', candidates, (one) => one.status === 'DRAFT' || !isIn(group, one));
  return group;
}

/** Pickup dates of a carrier; calendar days of the sender's state. */
export interface PickupCalendar {
  readonly today: string;
  /** Today, or the next business day once today's cut-off has passed (GAP-30). */
  readonly next: string;
}

/**
 * Returns the date on which all of them leave: their latest, unless it is past or too late for its pickup (MAN-79 to
 * MAN-82, GAP-44).
 * @throws CannotManifest when their dates differ, RolloverRequired when it is too late for their date, each
 * unless the user accepts the rollover
 */
export function dispatchDay(
  candidates: readonly ManifestCandidate[],
  pickup: PickupCalendar,
  acceptsRollover: boolean,
): { readonly dispatchDate: string; readonly isRollover: boolean } {
  const dates = [...new Set(candidates.map((one) => one.dispatchDate))].sort();
  const latest = dates.at(-1) ?? pickup.next;
  const dispatchDate = latest <= pickup.today ? pickup.next : latest;
  const isRollover = dates.some((date) => date !== dispatchDate);
  if (!isRollover || acceptsRollover) return { dispatchDate, isRollover };

  if (dates.length > 1) throw new CannotManifest('different_dates', { dispatchDate });
  throw new RolloverRequired(dispatchDate);
}

const isIn = (group: ManifestGroup, candidate: ManifestCandidate): boolean =>
  candidate.group !== null && isSameGroup(group, candidate.group);

function assertNone(
  reason: 'deleted' | 'manifested' | 'different_kinds',
  candidates: readonly ManifestCandidate[],
  isViolation: (candidate: ManifestCandidate) => boolean,
): void {
  const violatingIds = candidates.filter(isViolation).map(({ id }) => id);
  if (violatingIds.length > 0) throw new CannotManifest(reason, { consignmentIds: violatingIds });
}

type Pickup = ManifestingStarted['data']['pickup'];

export interface PickupRequest {
  /** The carrier collects regularly, without a booking (MAN-59, MAN-60). */
  readonly isPermanentBooking: boolean;
  readonly isBookingRequested: boolean;
  /** ISO instants. */
  readonly readyTime: string | null;
  readonly closingTime: string | null;
}

/** Circumstances that the times of a pickup are checked against. */
export interface PickupContext {
  /** yyyy-MM-dd in the sender's state. */
  readonly dispatchDate: string;
  readonly senderState: string | null;
  readonly now: Date;
  /** Cut-off that the client's bookings must meet; null if they may be later (GAP-56). */
  readonly cutOff?: PickupCutOff | null;
}

/** A carrier's cut-off for one day, as ISO instants. */
export interface PickupCutOff {
  /** Time by which the pickup must be booked. */
  readonly bookBefore: string;
  /** Time by which the goods must be ready: the carrier's latest pickup (GAP-27). */
  readonly readyBefore: string;
}

/** Tolerance: a dialog may stay open before its default, five minutes ahead, is sent. */
const PICKUP_GRACE_MS = 15 * 60_000;

/**
 * Validates and maps a pickup request.
 * @throws InvalidPickupTimes when an ad hoc pickup lacks its times (MAN-64), or they are past, not on the dispatch day or
 * after the cut-off
 */
export function toPickup(request: PickupRequest, context: PickupContext): Pickup {
  if (request.isPermanentBooking) return { mode: 'PERMANENT', window: null };
  if (!request.isBookingRequested) return { mode: 'NONE', window: null };
  return { mode: 'AD_HOC', window: pickupWindow(request, context) };
}

function pickupWindow(
  { readyTime, closingTime }: PickupRequest,
  { dispatchDate, senderState, now, cutOff }: PickupContext,
): PickupWindow {
  if (readyTime === null || closingTime === null) throw new InvalidPickupTimes('incomplete');
  if (Date.parse(closingTime) <= Date.parse(readyTime)) throw new InvalidPickupTimes('reversed');
  const days = [readyTime, closingTime].map((instant) => dayAt(senderState, new Date(instant)));
  if (days.some((day) => day !== dispatchDate)) throw new InvalidPickupTimes('other_day');
  if (Date.parse(readyTime) < now.getTime() - PICKUP_GRACE_MS) throw new InvalidPickupTimes('past');
  if (cutOff && isAfter(cutOff, readyTime, now)) throw new InvalidPickupTimes('after_cut_off');
  return {
    readyTime: new Date(readyTime).toISOString(),
    closingTime: new Date(closingTime).toISOString(),
  };
}

const isAfter = ({ bookBefore, readyBefore }: PickupCutOff, readyTime: string, now: Date) =>
  now.getTime() >= Date.parse(bookBefore) || Date.parse(readyTime) >= Date.parse(readyBefore);
