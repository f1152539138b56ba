import { startBlackholeProxy } from '../../../../test/support/blackhole-proxy.js';
import { consignmentList } from '../../consignment-list/consignment-list.projection.js';
import { waitUntil } from '../../testing/eventually.js';
import { created } from '../../testing/sample-consignment.js';
import { append } from '../../testing/store-of-consignments.js';
import { findCheckpoint } from '../checkpoints.js';
import { caughtUp, models, running, setUpReadModels } from './runner.fixture.js';
import { ProjectionRunner } from './runner.js';

setUpReadModels('silent_database');

describe('a projection whose database stops responding', () => {
  it('continues when it responds again', async () => {
    const proxy = await startBlackholeProxy(models.url);
    const controller = new AbortController();
    const done = new ProjectionRunner(consignmentList, { ...models, url: proxy.url }).run(
      controller.signal,
    );
    running.push({
      stop: async () => {
        controller.abort();
        await done;
        proxy.close();
      },
    });
    await append(models.store, 1, created(1));
    await caughtUp(consignmentList);

    proxy.blackhole();
    await append(models.store, 2, created(2));
    await waitUntil(
      () => findCheckpoint(models.pool, consignmentList.name),
      ({ state }) => state === 'retrying',
    );
    proxy.resume();

    await caughtUp(consignmentList);
  });
});
