import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { Position } from '@contracts/realtime/position.js';

/** `stopped` waits for an operator: an event could not be projected; the others go on by themselves. */
export type ProjectionState = 'initial' | 'catchingUp' | 'live' | 'retrying' | 'stopped';

/** How far a projection is, written in the same transaction as its rows. */
@Entity('projection_checkpoint')
export class ProjectionCheckpointRow {
  /** For example `consignment-list`. */
  @PrimaryColumn('text')
  name: string;

  /** Every event up to here is in the rows; empty before the first. */
  @Column('text')
  position: Position;

  @Column('text')
  state: ProjectionState;

  /** What went wrong, while it is retrying or stopped. */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('text', { name: 'error_position', nullable: true })
  errorPosition: Position | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
