import type { Position } from '@contracts/realtime/position.js';

/** `stopped` waits for an operator: an event could not be projected; the other states recover automatically. */
export type ProjectionState = 'initial' | 'catchingUp' | 'live' | 'retrying' | 'stopped';

/** Checkpoint of a projection, written in the same transaction as its rows. */
export interface ProjectionCheckpointRow {
  /** For example `consignment-list`. */
  readonly name: string;
  /** The rows include every event up to this position; empty before the first. */
  readonly position: Position;
  readonly state: ProjectionState;
  /** Error that caused the retry or the stop. */
  readonly error: string | null;
  readonly errorPosition: Position | null;
}
