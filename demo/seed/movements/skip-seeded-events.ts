import { DataSource } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';

import type { SeedContext } from '../seed-context.js';

/**
 * Moves the worker's checkpoint past the seeded events: their results have been recorded with them, and emails about
 * old manifests are unwanted. Runs before the first start of the worker; a worker that has run keeps its checkpoint,
 * since it has real manifests to send.
 */
export async function skipSeededEvents({ app }: SeedContext): Promise<void> {
  const position = await app.get(EventStore).lastPosition();
  await app.get(DataSource).query(
    `insert into reaction_checkpoint (name, position) values ('worker', $1)
     on conflict (name) do nothing`,
    [position],
  );
}
