import type { ClientBase, Pool } from 'pg';

import type { Position } from '@contracts/events/domain-event.js';
import { channels, type ProjectionProgress } from '@contracts/realtime/messages.js';
import type {
  ProjectionCheckpointRow,
  ProjectionState,
} from '@read-models/projection-checkpoint.row.js';

/** Thrown if another process moved the checkpoint: this runner no longer owns the projection. */
export class CheckpointMoved extends Error {
  constructor(name: string, expected: Position) {
    super(`The checkpoint of ${name} is no longer at '${expected}'`);
  }
}

const COLUMNS = 'name, position, state, error, error_position as "errorPosition"';

/** Reads a projection's checkpoint, creating an empty one if there is none. */
export async function findCheckpoint(
  database: Pool | ClientBase,
  name: string,
): Promise<ProjectionCheckpointRow> {
  await database.query(
    'insert into projection_checkpoint (name) values ($1) on conflict (name) do nothing',
    [name],
  );
  const { rows } = await database.query<ProjectionCheckpointRow>(
    `select ${COLUMNS} from projection_checkpoint where name = $1`,
    [name],
  );
  const [checkpoint] = rows;
  if (!checkpoint) throw new Error(`The checkpoint of ${name} was removed`);
  return checkpoint;
}

/**
 * Moves a checkpoint by compare-and-set, which fences off a second owner, and notifies waiting readers on commit.
 * @throws CheckpointMoved
 */
export async function moveCheckpoint(
  database: Pool | ClientBase,
  { name, position }: Pick<ProjectionCheckpointRow, 'name' | 'position'>,
  to: Position,
  state: ProjectionState,
): Promise<void> {
  const progress: ProjectionProgress = { name, position: to };
  const { rowCount } = await database.query({
    name: 'move checkpoint',
    text: `update projection_checkpoint
           set position = $3, state = $4, error = null, error_position = null, updated_at = now()
           where name = $1 and position = $2 and state <> 'stopped'
           returning pg_notify($5, $6)`,
    values: [name, position, to, state, channels.projectionProgress, JSON.stringify(progress)],
  });
  if (rowCount !== 1) throw new CheckpointMoved(name, position);
}

/** Updates a projection's state without moving its checkpoint. A stopped one stays so until an operator acts. */
export async function saveState(
  database: Pool,
  name: string,
  state: ProjectionState,
  failure: { readonly error: string; readonly position: Position | null } | null = null,
): Promise<void> {
  await database.query(
    `update projection_checkpoint
     set state = $2, error = $3, error_position = $4, updated_at = now()
     where name = $1 and state <> 'stopped'`,
    [name, state, failure?.error ?? null, failure?.position ?? null],
  );
}
