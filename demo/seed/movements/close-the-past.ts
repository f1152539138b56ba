import { DataSource } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';

import type { SeedContext } from '../seed-context.js';

/**
 * The worker begins behind the past: what the events up to here asked for has its outcome beside it, and
 * nobody wants to be told by mail of a manifest of last month. Runs before the worker is first started.
 */
export async function closeThePast({ app }: SeedContext): Promise<void> {
  const position = await app.get(EventStore).lastPosition();
  await app.get(DataSource).query(
    `insert into reaction_checkpoint (name, position) values ('worker', $1)
     on conflict (name) do update
       set position = greatest(reaction_checkpoint.position, excluded.position)`,
    [position],
  );
}
