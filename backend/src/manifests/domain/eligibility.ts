import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import { isSameGroup, type ManifestGroup } from '@contracts/rules/manifest-group.js';

import { CannotManifest, RolloverRequired } from './manifest.errors.js';

/** A selected consignment, as far as it matters here. */
export interface Candidate {
  readonly id: number;
  readonly status: ConsignmentStatus;
  readonly isDeleted: boolean;
  readonly manifestId: number | null;
  readonly dispatchDate: string;
  /** Null while no carrier or sender is settled. */
  readonly group: ManifestGroup | null;
}

/**
 * Whether the selected consignments make one manifest (MAN-70 to MAN-78).
 * @returns what they share
 * @throws CannotManifest
 */
export function assertEligible(candidates: readonly Candidate[]): ManifestGroup {
  if (candidates.length === 0) throw new CannotManifest('empty');
  refuse('deleted', candidates, ({ isDeleted }) => isDeleted);
  refuse('manifested', candidates, ({ manifestId }) => manifestId !== null);

  const group = candidates[0]?.group;
  if (!group) throw new CannotManifest('different_kinds');
  refuse('different_kinds', candidates, (one) => one.status === 'DRAFT' || !isIn(group, one));
  return group;
}

/** When the carrier's truck can come; calendar days of the sender's state. */
export interface PickupDays {
  readonly today: string;
  /** Today, or the next business day once today's cut-off has passed (GAP-30). */
  readonly next: string;
}

/**
 * The day all of them leave: the latest of theirs, unless that is past or too late for its truck
 * (MAN-79 to MAN-82, GAP-44).
 * @throws CannotManifest when their days differ, RolloverRequired when it is too late for theirs, and the
 *   user has not accepted that they move
 */
export function dispatchDay(
  candidates: readonly Candidate[],
  pickup: PickupDays,
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

const isIn = (group: ManifestGroup, candidate: Candidate): boolean =>
  candidate.group !== null && isSameGroup(group, candidate.group);

function refuse(
  reason: 'deleted' | 'manifested' | 'different_kinds',
  candidates: readonly Candidate[],
  isBroken: (candidate: Candidate) => boolean,
): void {
  const broken = candidates.filter(isBroken).map(({ id }) => id);
  if (broken.length > 0) throw new CannotManifest(reason, { consignmentIds: broken });
}
