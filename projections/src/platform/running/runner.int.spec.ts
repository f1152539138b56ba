import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { channels } from '@contracts/realtime/messages.js';
import pg from 'pg';

import { consignmentList } from '../../consignment-list/consignment-list.projection.js';
import { manifestList } from '../../manifest-list/manifest-list.projection.js';
import { waitUntil } from '../../testing/eventually.js';
import { openReadModels, type ReadModelDatabase } from '../../testing/read-model-database.js';
import { created, manifested } from '../../testing/sample-consignment.js';
import { append, appendConsignments } from '../../testing/store-of-consignments.js';
import { findCheckpoint } from '../checkpoints.js';
import type { Projection } from '../projection.js';
import { ProjectionRunner } from './runner.js';
import { retryStopped, skipStopped } from './stopped-projection.js';

interface Running {
  stop(): Promise<void>;
}

let models: ReadModelDatabase;
let running: Running[];

beforeEach(async () => {
  models = await openReadModels('runner');
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  await models.close();
});

function start(projection: Projection): Running {
  const ending = new AbortController();
  const done = new ProjectionRunner(projection, models).run(ending.signal);
  const handle = {
    stop: async () => {
      ending.abort();
      await done;
    },
  };
  running.push(handle);
  return handle;
}

const caughtUp = async (projection: Projection) => {
  const newest = await models.store.lastPosition();
  return waitUntil(
    () => findCheckpoint(models.pool, projection.name),
    ({ position, state }) => position >= newest && state === 'live',
  );
};

const stopped = (projection: Projection) =>
  waitUntil(
    () => findCheckpoint(models.pool, projection.name),
    ({ state }) => state === 'stopped',
  );

const count = async (statement: string) => {
  const { rows } = await models.pool.query<{ n: number }>(statement);
  return rows[0]?.n;
};

const countsThatAreWrong = `
  select count(*) as n from (
    select client_id, customer_id,
           count(*) filter (where state = 'OPEN') as open,
           count(*) filter (where state = 'MANIFESTED') as manifested,
           count(*) filter (where state = 'DELETED') as deleted
    from consignment_list group by client_id, customer_id
  ) real full join consignment_count kept using (client_id, customer_id, open, manifested, deleted)
  where real.client_id is null or kept.client_id is null`;

const groupsThatAreWrong = `
  select count(*) as n from (
    select open_manifest_id as id, count(*) as quantity
    from consignment_list where open_manifest_id is not null group by 1
  ) real full join open_manifest kept using (id, quantity)
  where real.id is null or kept.id is null`;

/** As the projection, but one consignment is more than it can take. */
const choking = (projection: Projection, id: number): Projection => ({
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
  it('brings every row, count and group to where the events are', async () => {
    await appendConsignments(models.store, 1, 500);

    start(consignmentList);
    await caughtUp(consignmentList);
    await appendConsignments(models.store, 501, 500);
    await caughtUp(consignmentList);

    expect(await count('select count(*) as n from consignment_list')).toBe(1000);
    expect(await count('select count(*) as n from consignment_count')).toBe(5);
    expect(await count('select count(*) as n from open_manifest')).toBeGreaterThan(0);
    expect(await count(countsThatAreWrong)).toBe(0);
    expect(await count(groupsThatAreWrong)).toBe(0);
  });

  it('moves on over events of other streams', async () => {
    start(manifestList);

    await append(models.store, 1, created(1));

    await caughtUp(manifestList);
  });

  it('is one instance at a time; the next takes over when the first is gone', async () => {
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
    expect(await count(countsThatAreWrong)).toBe(0);
  });

  it('lands every event once, however often its connections are cut', async () => {
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
    expect(await count(countsThatAreWrong)).toBe(0);
    expect(await count(groupsThatAreWrong)).toBe(0);
  }, 60_000);
});

describe('an event that cannot be projected', () => {
  const poisoned = choking(consignmentList, 2);

  it('stops its projection behind what came before it, and no other', async () => {
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

  it('is tried again when an operator asks for it', async () => {
    const broken = start(poisoned);
    await append(models.store, 2, created(2));
    await stopped(poisoned);
    await broken.stop();
    start(consignmentList);

    await retryStopped(models.pool, consignmentList.name);

    await caughtUp(consignmentList);
    expect(await count('select count(*) as n from consignment_list')).toBe(1);
  });

  it('is left out when an operator skips it, with a record of that', async () => {
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

  it('stops it as well when the row breaks a rule of the table', async () => {
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

describe('telling of what changed', () => {
  const listen = async () => {
    const client = new pg.Client({ connectionString: models.url });
    const heard: Record<string, unknown>[] = [];
    client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '') as never));
    await client.connect();
    await client.query(`listen ${channels.rowsChanged}; listen ${channels.projectionProgress}`);
    running.push({ stop: () => client.end() });
    return heard;
  };

  it('names the rows of each client, and how far it is', async () => {
    start(consignmentList);
    await caughtUp(consignmentList);
    const heard = await listen();

    const position = await append(models.store, 1, created(1));

    await waitUntil(
      () => Promise.resolve(heard.length),
      (length) => length >= 3,
    );
    expect(heard).toEqual([
      { name: 'consignment-list', position },
      {
        readModel: 'consignment-list',
        clientId: 7,
        customerId: 3,
        position,
        rows: [
          {
            consignmentId: 1,
            connoteNumber: 'NL00000001',
            status: 'CREATED',
            move: { before: null, after: 'OPEN', columns: [] },
          },
        ],
      },
      { readModel: 'open-manifest', clientId: 7, customerId: 3, position, rows: [] },
    ]);
  });

  it('keeps single rows to itself while it catches up, and says once that lists changed', async () => {
    await append(models.store, 1, [...created(1), manifested(4)]);
    const heard = await listen();

    start(consignmentList);
    const { position } = await caughtUp(consignmentList);

    await waitUntil(
      () => Promise.resolve(heard.length),
      (length) => length >= 2,
    );
    expect(heard.map(({ rows }) => rows)).not.toContainEqual([expect.anything()]);
    expect(heard).toContainEqual({ name: 'consignment-list', position });
  });
});
