import type { NumberAssignment } from '@contracts/events/prefix-range.events.js';

/** The highest number on a consignment so far. */
export function highestOf(
  latest: number | null,
  assignments: readonly NumberAssignment[],
): number | null {
  return assignments.reduce<number | null>(
    (highest, { number }) => (highest === null || number > highest ? number : highest),
    latest,
  );
}
