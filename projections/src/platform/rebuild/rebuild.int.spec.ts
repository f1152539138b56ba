import { setTimeout as delay } from 'node:timers/promises';

import { consignmentList } from '../../consignment-list/consignment-list.projection.js';
import { waitUntil } from '../../testing/eventually.js';
import { appendConsignments } from '../../testing/store-of-consignments.js';
import { findCheckpoint } from '../checkpoints.js';
import { rebuildProjection } from './rebuild-projection.js';
import {
  models,
  controller,
  runner,
  run,
  caughtUp,
  content,
  indexes,
  constraints,
  shadows,
  setUpRebuild,
} from './rebuild.fixture.js';

setUpRebuild('rebuild');

describe('rebuilding', () => {
  it('produces the same rows, indexes and constraints as a normal run', async () => {
    await appendConsignments(models.store, 1, 1_500);
    run();
    await caughtUp();
    const before = await Promise.all([content(), indexes(), constraints()]);

    await rebuildProjection(consignmentList, models);

    expect(await Promise.all([content(), indexes(), constraints()])).toEqual(before);
    expect(await shadows()).toEqual([]);
  });

  it('gives the same rows when they do not fit into memory', async () => {
    await appendConsignments(models.store, 1, 1_500);
    run();
    await caughtUp();
    const before = await content();

    await rebuildProjection(consignmentList, models, { maxRows: 100, batchSize: 150 });

    expect(await content()).toEqual(before);
  });

  it('stores rows next to those they are read with', async () => {
    await appendConsignments(models.store, 1, 300);

    await rebuildProjection(consignmentList, models);

    const selectOrderedBy = 'select client_id, state from consignment_list order by';
    const { rows } = await models.pool.query(`${selectOrderedBy} ctid`);
    const { rows: sorted } = await models.pool.query(
      `${selectOrderedBy} client_id, state collate "C"`,
    );
    expect(rows).toEqual(sorted);
    expect(rows).toHaveLength(300);
  });

  it('loses no events in the meantime', async () => {
    await appendConsignments(models.store, 1, 500);
    run();
    await caughtUp();

    const appended = appendConsignments(models.store, 501, 1_500);
    await rebuildProjection(consignmentList, models, { batchSize: 50 });
    await appended;
    await caughtUp();
    const live = await content();
    await rebuildProjection(consignmentList, models);

    expect(await content()).toEqual(live);
    expect(live[0]).toHaveLength(2_000);
  });

  it('works without a runner, which then continues from there', async () => {
    await appendConsignments(models.store, 1, 300);

    await rebuildProjection(consignmentList, models);

    const { position } = await findCheckpoint(models.pool, consignmentList.name);
    expect(position).toBe(await models.store.lastPosition());
    const before = await content();
    run();
    await appendConsignments(models.store, 301, 10);
    await caughtUp();
    expect((await content())[0]).toHaveLength(310);
    expect(before[0]).toHaveLength(300);
  });

  it('restarts a stopped projection once its fold is fixed', async () => {
    run({
      ...consignmentList,
      table: {
        ...consignmentList.table,
        evolve: () => {
          throw new Error('broken');
        },
      },
    });
    await appendConsignments(models.store, 1, 20);
    await waitUntil(
      () => findCheckpoint(models.pool, consignmentList.name),
      ({ state }) => state === 'stopped',
    );
    controller.abort();
    await runner;

    await rebuildProjection(consignmentList, models);

    expect(await findCheckpoint(models.pool, consignmentList.name)).toMatchObject({
      state: 'initial',
      error: null,
    });
    expect((await content())[0]).toHaveLength(20);
  });

  it('loses no events that it folds while it waits for the tables', async () => {
    await appendConsignments(models.store, 1, 20);
    run();
    await caughtUp();
    const reader = await models.pool.connect();
    await reader.query('begin');
    await reader.query('select id from consignment_list limit 1');
    // Called when the fold begins, when it ends, and when the tables could not be locked.
    const moments = [
      () => Promise.resolve(),
      async () => {
        await appendConsignments(models.store, 21, 1);
        await caughtUp();
      },
      () => reader.query('rollback'),
    ];
    const store = Object.create(models.store, {
      lastPosition: {
        value: async () => {
          const known = await models.store.lastPosition();
          await moments.shift()?.();
          return known;
        },
      },
    }) as typeof models.store;

    try {
      await rebuildProjection(consignmentList, { ...models, store }, { swapTimeoutMs: 50 });
    } finally {
      reader.release();
    }

    expect(moments).toEqual([]);
    expect((await content())[0]).toHaveLength(21);
  });

  it('ends when its connection is lost while it waits for the tables', async () => {
    await appendConsignments(models.store, 1, 20);
    run();
    await caughtUp();
    const reader = await models.pool.connect();
    try {
      await reader.query('begin');
      await reader.query('select id from consignment_list limit 1');
      const rebuilt = rebuildProjection(consignmentList, models).then(
        () => 'swapped',
        () => 'ended',
      );
      await waitUntil(
        () =>
          models.pool.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'
               and query like 'lock table%'`,
          ),
        ({ rowCount }) => (rowCount ?? 0) > 0,
      );

      expect(await rebuilt).toBe('ended');
    } finally {
      await reader.query('rollback');
      reader.release();
    }
  });

  it('that is killed at any point leaves the live rows unchanged and does not disturb the next one', async () => {
    await appendConsignments(models.store, 1, 1_500);
    run();
    await caughtUp();
    const before = await content();

    for (const milliseconds of [0, 20, 60, 120, 200, 350, 600]) {
      const killed = rebuildProjection(consignmentList, models, { batchSize: 100 }).catch(
        () => undefined,
      );
      await delay(milliseconds); // so that its position differs between runs
      // returns once they have ended: one that ends later would be given out by the pool until then
      await models.pool.query(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()
           and (query like '%shadow%' or application_name like '%rebuild%')`,
      );
      await killed;
      // the pool may still give out a connection that was just killed
      const after = await waitUntil(
        () => content().catch(() => null),
        (rows) => rows !== null,
      );
      expect(after).toEqual(before);
    }
    await rebuildProjection(consignmentList, models);

    expect(await content()).toEqual(before);
    expect(await shadows()).toEqual([]);
  }, 60_000);
});
