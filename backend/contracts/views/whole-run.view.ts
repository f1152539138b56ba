/**
 * Step of an atomic import run: its groups are checked, and then published in one transaction,
 * which can no longer be cancelled.
 */
export const wholeRunSteps = ['CHECKING', 'PUBLISHING', 'DONE'] as const;
export type WholeRunStep = (typeof wholeRunSteps)[number];

/** Progress of such a run: its step, and the lanes checked so far. */
export interface WholeRunView {
  readonly step: WholeRunStep;
  readonly checked: number;
}
