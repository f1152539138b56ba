import type { Position } from '@contracts/realtime/position.js';

/** `stopped` waits for an operator: an event could not be projected; the others go on by themselves. */
export type ProjectionState = 'initial' | 'catchingUp' | 'live' | 'retrying' | 'stopped';

/** How far a projection is, written in the same transaction as its rows. */
export interface ProjectionCheckpointRow {
  /** For example `consignment-list`. */
  readonly name: string;
  /** Every event up to here is in the rows; empty before the first. */
  readonly position: Position;
  readonly state: ProjectionState;
  /** Error, while it is retrying or stopped. */
  readonly error: string | null;
  readonly errorPosition: Position | null;
}
