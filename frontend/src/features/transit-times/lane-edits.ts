import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

type Lane = Pick<TransitLaneView, 'id' | 'eta'>;

/** Unsaved days by lane, with an undo history. */
export interface LaneEdits {
  readonly typed: ReadonlyMap<number, string>;
  /** Previous values, newest step last; undefined if the lane was unchanged. */
  readonly steps: readonly ReadonlyMap<number, string | undefined>[];
}

export const noEdits: LaneEdits = { typed: new Map(), steps: [] };

const MAX_ETA = 99;

/** GAP-53: a whole number of business days from 0 to 99. */
export const isEta = (text: string): boolean =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) <= MAX_ETA;

/** Days of a lane: as typed, or else as saved. */
export const etaText = ({ typed }: LaneEdits, lane: Lane): string =>
  typed.get(lane.id) ?? String(lane.eta);

/** Changes several lanes in one undo step; consecutive keystrokes in one lane also count as one. */
export function applyChanges(edits: LaneEdits, changes: ReadonlyMap<Lane, string>): LaneEdits {
  const typed = new Map(edits.typed);
  for (const [lane, text] of changes) {
    if (text.trim() === String(lane.eta)) typed.delete(lane.id);
    else typed.set(lane.id, text);
  }
  const ids = [...changes.keys()].map(({ id }) => id);
  const last = edits.steps.at(-1);
  const isSameLane = ids.length === 1 && last?.size === 1 && last.has(ids[0] ?? 0);
  const before = new Map(ids.map((id) => [id, edits.typed.get(id)]));
  return { typed, steps: isSameLane ? edits.steps : [...edits.steps, before] };
}

/** Removes the days that have been saved; input entered since they were sent stays. */
export function withoutSaved({ typed, steps }: LaneEdits, sent: LaneEdits): LaneEdits {
  const unsaved = new Map([...typed].filter(([id, text]) => sent.typed.get(id) !== text));
  const remainingSteps = steps.map((step) => new Map([...step].filter(([id]) => unsaved.has(id))));
  return { typed: unsaved, steps: remainingSteps.filter(({ size }) => size > 0) };
}

/** Undoes the last step. */
export function undoLastStep({ typed, steps }: LaneEdits): LaneEdits {
  const next = new Map(typed);
  for (const [id, text] of steps.at(-1) ?? []) {
    if (text === undefined) next.delete(id);
    else next.set(id, text);
  }
  return { typed: next, steps: steps.slice(0, -1) };
}
