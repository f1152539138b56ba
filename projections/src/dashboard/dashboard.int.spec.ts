import { compareReadModel } from '../audit/compare-read-model.js';
import { findCheckpoint } from '../platform/checkpoints.js';
import { ProjectionRunner } from '../platform/running/runner.js';
import { waitUntil } from '../testing/eventually.js';
import { openReadModels } from '../testing/read-model-database.js';
import { appendConsignments } from '../testing/store-of-consignments.js';
import { dashboard } from './dashboard.projection.js';

it('the numbers of the dashboard equal a replay of everything that happened', async () => {
  const models = await openReadModels('dashboard');
  const controller = new AbortController();
  const running = new ProjectionRunner(dashboard, models).run(controller.signal);
  await appendConsignments(models.store, 1, 60);
  const newest = await models.store.lastPosition();
  await waitUntil(
    () => findCheckpoint(models.pool, dashboard.name),
    ({ position }) => position >= newest,
  );

  const defects = await compareReadModel(dashboard, models);

  expect(defects).toEqual([]);
  const { rows } = await models.pool.query<{ quantity: number }>(
    `select sum(quantity)::integer as quantity from dashboard_status where owner like 'client/%'`,
  );
  expect(rows[0]?.quantity).toBeGreaterThan(50);
  controller.abort();
  await running;
  await models.close();
});
