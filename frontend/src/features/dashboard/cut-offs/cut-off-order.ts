import type { CutOffView, CutOffState } from '@contracts/views/dashboard.view';

/** Maximum number of cut-offs shown; the others are folded into one line. */
export const MAX_SHOWN = 4;

export interface CollapsedCutOffs {
  readonly shown: readonly CutOffView[];
  /** Number of urgent cut-offs that are not shown. */
  readonly later: number;
  readonly done: number;
  /** Number of consignments manifested for cut-offs that are done. */
  readonly manifested: number;
  readonly empty: number;
}

/** State at a later time than the response's: a cut-off may have passed since. */
export const stateAt = ({ state, cutOffAt }: CutOffView, now: string): CutOffState =>
  state === 'OPEN' && Date.parse(cutOffAt) <= Date.parse(now) ? 'MISSED' : state;

/** Missed cut-offs, then the next ones with something to manifest, at most four; the rest is counted. */
export function collapseCutOffs(
  cutOffs: readonly CutOffView[],
  now: string,
  most = MAX_SHOWN,
): CollapsedCutOffs {
  const inState = (state: CutOffState) =>
    cutOffs.filter((cutOff) => stateAt(cutOff, now) === state);
  const urgent = [...inState('MISSED'), ...inState('OPEN')];
  const done = inState('DONE');
  return {
    shown: urgent.slice(0, most),
    later: Math.max(0, urgent.length - most),
    done: done.length,
    manifested: done.reduce((sum, { manifested }) => sum + manifested.count, 0),
    empty: inState('EMPTY').length,
  };
}

/** All cut-offs by time. */
export const byTime = (cutOffs: readonly CutOffView[]): readonly CutOffView[] =>
  cutOffs.toSorted(
    (one, other) =>
      one.cutOffAt.localeCompare(other.cutOffAt) || one.carrier.localeCompare(other.carrier),
  );
