import type { CutOffLaneView, LaneState } from '@contracts/views/dashboard.view';

/** Lanes shown while the others are folded into one line. */
export const MAX_LANES = 4;

export interface FoldedLanes {
  readonly shown: readonly CutOffLaneView[];
  /** Urgent lanes beyond those shown. */
  readonly later: number;
  readonly done: number;
  /** Consignments manifested in the lanes that are done. */
  readonly manifested: number;
  readonly empty: number;
}

/** State at a later time than the response's: a cut-off may have passed since. */
export const stateAt = ({ state, cutOffAt }: CutOffLaneView, now: string): LaneState =>
  state === 'OPEN' && Date.parse(cutOffAt) <= Date.parse(now) ? 'MISSED' : state;

/** Missed cut-offs, then the next ones with something to manifest, at most four; the rest is counted. */
export function foldLanes(
  lanes: readonly CutOffLaneView[],
  now: string,
  most = MAX_LANES,
): FoldedLanes {
  const inState = (state: LaneState) => lanes.filter((lane) => stateAt(lane, now) === state);
  const pressing = [...inState('MISSED'), ...inState('OPEN')];
  const done = inState('DONE');
  return {
    shown: pressing.slice(0, most),
    later: Math.max(0, pressing.length - most),
    done: done.length,
    manifested: done.reduce((sum, { manifested }) => sum + manifested.count, 0),
    empty: inState('EMPTY').length,
  };
}

/** All of them by the hour. */
export const byTime = (lanes: readonly CutOffLaneView[]): readonly CutOffLaneView[] =>
  lanes.toSorted(
    (one, other) =>
      one.cutOffAt.localeCompare(other.cutOffAt) || one.carrier.localeCompare(other.carrier),
  );
