import { findCheckpoint } from '../platform/checkpoints.js';
import type { Projection } from '../platform/projection.js';
import { ProjectionRunner } from '../platform/running/runner.js';
import { waitUntil } from './eventually.js';
import type { ReadModelDatabase } from './read-model-database.js';

/** Runs a projection until it has processed the whole store. */
export async function followProjection(
  projection: Projection,
  models: ReadModelDatabase,
): Promise<void> {
  const controller = new AbortController();
  const running = new ProjectionRunner(projection, models).run(controller.signal);
  const newest = await models.store.lastPosition();
  await waitUntil(
    () => findCheckpoint(models.pool, projection.name),
    ({ position }) => position >= newest,
  );
  controller.abort();
  await running;
}
