import { waitUntil } from '../../testing/eventually.js';
import { openReadModels, type ReadModelDatabase } from '../../testing/read-model-database.js';
import { findCheckpoint } from '../checkpoints.js';
import type { Projection } from '../projection.js';
import { ProjectionRunner } from './runner.js';

interface Running {
  readonly stop: () => Promise<void>;
}

export let models: ReadModelDatabase;
export let running: Running[];

export function start(projection: Projection): Running {
  const controller = new AbortController();
  const done = new ProjectionRunner(projection, models).run(controller.signal);
  const handle = {
    stop: async () => {
      controller.abort();
      await done;
    },
  };
  running.push(handle);
  return handle;
}

export const caughtUp = async (projection: Projection) => {
  const newest = await models.store.lastPosition();
  return waitUntil(
    () => findCheckpoint(models.pool, projection.name),
    ({ position, state }) => position >= newest && state === 'live',
  );
};

export const stopped = (projection: Projection) =>
  waitUntil(
    () => findCheckpoint(models.pool, projection.name),
    ({ state }) => state === 'stopped',
  );

export const wrongCounts = `
  select count(*) as n from (
    select client_id, customer_id,
           count(*) filter (where state = 'OPEN') as open,
           count(*) filter (where state = 'MANIFESTED') as manifested,
           count(*) filter (where state = 'DELETED') as deleted
    from consignment_list group by client_id, customer_id
  ) real full join consignment_count kept using (client_id, customer_id, open, manifested, deleted)
  where real.client_id is null or kept.client_id is null`;

export const inconsistentGroups = `
  select count(*) as n from (
    select open_manifest_id as id, count(*) as quantity
    from consignment_list where open_manifest_id is not null group by 1
  ) real full join open_manifest kept using (id, quantity)
  where real.id is null or kept.id is null`;

/** Opens separate read models for each test and stops what the test started. */
export function setUpReadModels(name: string): void {
  beforeEach(async () => {
    models = await openReadModels(name);
    running = [];
  });

  afterEach(async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await models.close();
  });
}
