import type { ClientBase } from 'pg';

import type { Position, Recorded } from '@contracts/events/domain-event.js';
import type { EventStore } from '@event-store/event-store.js';

import { addJobs, type JobSpec } from '../../platform/jobs/job-queue.js';

/** Nobody waits in front of a screen for what leaves the house. */
const REST_MS = 250;

export interface ReactorOptions {
  /** Name of its checkpoint. */
  readonly name: string;
  readonly prefixes: readonly string[];
  readonly react: (event: Recorded) => readonly JobSpec[];
}

/**
 * Follows the event store and turns events into jobs. The jobs of a batch and the checkpoint behind it
 * are one transaction, so every event asks for its work exactly once, whenever the process ends.
 */
export class Reactor {
  constructor(
    private readonly store: EventStore,
    private readonly options: ReactorOptions,
  ) {}

  /** Runs until the signal; the session belongs to it alone. */
  async follow(client: ClientBase, signal: AbortSignal): Promise<void> {
    const { name, prefixes } = this.options;
    const after = await readCheckpoint(client, name);
    const batches = this.store.subscribe({ after, prefixes, restMs: REST_MS, signal });
    for await (const { events, scannedTo } of batches) await this.take(client, events, scannedTo);
  }

  private async take(
    client: ClientBase,
    events: readonly Recorded[],
    scannedTo: Position,
  ): Promise<void> {
    const jobs = events.flatMap(this.options.react);
    if (jobs.length === 0) return this.moveCheckpoint(client, scannedTo);
    await client.query('begin');
    try {
      await addJobs(client, jobs);
      await this.moveCheckpoint(client, scannedTo);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined); // the session may be what was lost
      throw error;
    }
  }

  private async moveCheckpoint(client: ClientBase, to: Position): Promise<void> {
    await client.query(
      `insert into reaction_checkpoint (name, position) values ($1, $2)
       on conflict (name) do update set position = excluded.position, updated_at = now()`,
      [this.options.name, to],
    );
  }
}

async function readCheckpoint(client: ClientBase, name: string): Promise<Position> {
  const { rows } = await client.query<{ position: Position }>(
    'select position from reaction_checkpoint where name = $1',
    [name],
  );
  return rows[0]?.position ?? '';
}
