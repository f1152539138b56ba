import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';

import { consignmentList } from '../../consignment-list/consignment-list.projection.js';
import { manifestList } from '../../manifest-list/manifest-list.projection.js';
import { waitUntil } from '../../testing/eventually.js';
import { created } from '../../testing/sample-consignment.js';
import { append, appendConsignments } from '../../testing/store-of-consignments.js';
import { findCheckpoint } from '../checkpoints.js';
import type { Projection } from '../projection.js';
import { retryStopped, skipStopped } from './stopped-projection.js';
import {
  models,
  start,
  caughtUp,
  stopped,
  wrongCounts,
  inconsistentGroups,
  setUpReadModels,
} from './runner.fixture.js';

setUpReadModels('runner');

const count = async (statement: string) => {
  const { rows } = await models.pool.query<{ n: number }>(statement);
  return rows[0]?.n;
};

/** Like the projection, but fails for one consignment. */
const failingFor = (projection: Projection, id: number): Projection => ({
  ...projection,
  table: {
    ...projection.table,
    evolve: (row, event, key) => {
      if (key === id) throw new Error('too much');
      return projection.table.evolve(row, event, key);
    },
  },
});

describe('running a projection', () => {
  it('brings every row, count and group up to date with the events', async () => {
    await appendConsignments(models.store, 1, 500);

    start(consignmentList);
    await caughtUp(consignmentList);
    await appendConsignments(models.store, 501, 500);
    await caughtUp(consignmentList);

    expect(await count('select count(*) as n from consignment_list')).toBe(1000);
    expect(await count('select count(*) as n from consignment_count')).toBe(5);
    expect(await count('select count(*) as n from open_manifest')).toBeGreaterThan(0);
    expect(await count(wrongCounts)).toBe(0);
    expect(await count(inconsistentGroups)).toBe(0);
  });

  it('advances past events of other streams', async () => {
    start(manifestList);

    await append(models.store, 1, created(1));

    await caughtUp(manifestList);
  });

  it('runs in one instance at a time; the next takes over when the first has ended', async () => {
    const first = start(consignmentList);
    await append(models.store, 1, created(1));
    await caughtUp(consignmentList);
    const second = start(consignmentList);

    await first.stop();
    await append(models.store, 2, created(2));
    await caughtUp(consignmentList);

    expect(await count('select count(*) as n from consignment_list')).toBe(2);
    await second.stop();
  });

  it('takes over when the owner loses its connection', async () => {
    start(consignmentList);
    start(consignmentList);
    await append(models.store, 1, created(1));
    await caughtUp(consignmentList);

    await models.pool.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and granted and pid <> pg_backend_pid()
         and database = (select oid from pg_database where datname = current_database())`,
    );
    await appendConsignments(models.store, 2, 50);
    await caughtUp(consignmentList);

    expect(await count('select count(*) as n from consignment_list')).toBe(51);
    expect(await count(wrongCounts)).toBe(0);
  });

  it('applies every event once, however often its connections are cut', async () => {
    start(consignmentList);
    const appended = appendConsignments(models.store, 1, 2_000);

    for (let cut = 0; cut < 10; cut += 1) {
      await waitUntil(
        () => findCheckpoint(models.pool, consignmentList.name),
        ({ state }) => state === 'live' || state === 'catchingUp',
      );
      await models.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'linehaul projection%'
           and pid <> pg_backend_pid()`,
      );
    }
    await appended;
    await caughtUp(consignmentList);

    expect(await count('select count(*) as n from consignment_list')).toBe(2_000);
    expect(await count(wrongCounts)).toBe(0);
    expect(await count(inconsistentGroups)).toBe(0);
  }, 60_000);
});

describe('an event that cannot be projected', () => {
  const poisoned = failingFor(consignmentList, 2);

  it('stops only its projection, after the event before it', async () => {
    start(poisoned);
    start(manifestList);

    await append(models.store, 1, created(1));
    const position = await append(models.store, 2, created(2).slice(0, 1));
    await append(models.store, 3, created(3));

    const checkpoint = await stopped(poisoned);
    expect(checkpoint.errorPosition).toBe(position);
    expect(checkpoint.error).toContain('ConsignmentCreated');
    expect(checkpoint.error).toContain('too much');
    expect(await count('select count(*) as n from consignment_list')).toBe(1);
    await caughtUp(manifestList);
  });

  it('is retried on request of an operator', async () => {
    const broken = start(poisoned);
    await append(models.store, 2, created(2));
    await stopped(poisoned);
    await broken.stop();
    start(consignmentList);

    await retryStopped(models.pool, consignmentList.name);

    await caughtUp(consignmentList);
    expect(await count('select count(*) as n from consignment_list')).toBe(1);
  });

  it('is omitted when an operator skips it, which is recorded', async () => {
    start(poisoned);
    const position = await append(models.store, 2, created(2).slice(0, 1));
    await stopped(poisoned);
    await append(models.store, 3, created(3));

    expect(await skipStopped(models.pool, poisoned.name, 'kim')).toBe(position);

    await caughtUp(poisoned);
    expect(await count('select count(*) as n from consignment_list')).toBe(1);
    const { rows } = await models.pool.query(
      'select name, position, skipped_by from projection_skip',
    );
    expect(rows).toEqual([{ name: poisoned.name, position, skipped_by: 'kim' }]);
  });

  it('also stops it when a row violates a table constraint', async () => {
    const nowhere: ConsignmentEvent = { type: 'ConsignmentAmended', data: null as never };
    start(consignmentList);
    const position = await append(models.store, 9, [nowhere]);

    expect((await stopped(consignmentList)).errorPosition).toBe(position);
  });

  it('is not skipped while the projection runs', async () => {
    start(consignmentList);
    await append(models.store, 1, created(1));
    await caughtUp(consignmentList);

    await expect(skipStopped(models.pool, consignmentList.name, 'kim')).rejects.toThrow(
      'is not stopped',
    );
    await expect(retryStopped(models.pool, consignmentList.name)).rejects.toThrow('is not stopped');
  });
});
