import type { CutOffView, CutOffState } from '@contracts/views/dashboard.view';

/** Maximum number of cut-offs shown; the others are collapsed into one line. */
const MAX_SHOWN = 4;

export interface CollapsedCutOffs {
  readonly shownCutOffs: readonly CutOffView[];
  /** Numbers of urgent cut-offs that are not shown. */
  readonly missedCount: number;
  readonly laterCount: number;
  readonly doneCount: number;
  /** Number of consignments manifested for cut-offs that are done. */
  readonly manifestedCount: number;
  readonly emptyCount: number;
}

/** State at a later time than the response's: a cut-off may have passed since. */
export const stateAt = ({ state, cutOffAt }: CutOffView, now: string): CutOffState =>
  state === 'OPEN' && Date.parse(cutOffAt) <= Date.parse(now) ? 'MISSED' : state;

/**
 * Missed cut-offs, then the next ones with something to manifest, at most four; on a phone only the next one, or a
 * missed one if there is none. The rest is counted.
 */
export function collapseCutOffs(
  cutOffs: readonly CutOffView[],
  now: string,
  isPhone = false,
): CollapsedCutOffs {
  const inState = (state: CutOffState) =>
    cutOffs.filter((cutOff) => stateAt(cutOff, now) === state);
  const [missed, open, done] = [inState('MISSED'), inState('OPEN'), inState('DONE')];
  const shown = isPhone
    ? [...open, ...missed].slice(0, 1)
    : [...missed, ...open].slice(0, MAX_SHOWN);
  return {
    shownCutOffs: shown,
    missedCount: missed.filter((cutOff) => !shown.includes(cutOff)).length,
    laterCount: open.filter((cutOff) => !shown.includes(cutOff)).length,
    doneCount: done.length,
    manifestedCount: done.reduce((sum, { manifested }) => sum + manifested.count, 0),
    emptyCount: inState('EMPTY').length,
  };
}

/** All cut-offs by time. */
export const byTime = (cutOffs: readonly CutOffView[]): readonly CutOffView[] =>
  cutOffs.toSorted(
    (a, b) => a.cutOffAt.localeCompare(b.cutOffAt) || a.carrier.localeCompare(b.carrier),
  );
