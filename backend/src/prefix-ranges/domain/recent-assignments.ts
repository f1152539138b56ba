/**
 * Assignments that a range keeps in mind, newest last: more than are ever under way at once. Which numbers older
 * consignments have is known from their own streams.
 */
export const KEPT_ASSIGNMENTS = 500;

/** The newest assignments after some more. */
export const withRecent = <Assignment>(
  recent: readonly Assignment[],
  added: readonly Assignment[],
): readonly Assignment[] => [...recent, ...added].slice(-KEPT_ASSIGNMENTS);
