import { consignmentList } from '../../consignment-list/consignment-list.projection.js';
import { waitUntil } from '../../testing/eventually.js';
import { openReadModels, type ReadModelDatabase } from '../../testing/read-model-database.js';
import { created } from '../../testing/sample-consignment.js';
import { append } from '../../testing/store-of-consignments.js';
import { findCheckpoint } from '../checkpoints.js';
import type { ProjectionShare } from '../projection-lock.js';
import { ProjectionRunner } from './runner.js';

let models: ReadModelDatabase;
let runBy: ProjectionShare | null;
let appended: number;

beforeEach(async () => {
  models = await openReadModels('shared_projections');
  runBy = null;
  appended = 0;
});

afterEach(() => models.close());

/** Runs the consignment list in a process with this share; returns a function that ends it. */
function start(share: ProjectionShare): () => Promise<void> {
  const evolve: typeof consignmentList.table.evolve = (...given) => {
    runBy = share;
    return consignmentList.table.evolve(...given);
  };
  const projection = { ...consignmentList, table: { ...consignmentList.table, evolve } };
  const controller = new AbortController();
  const done = new ProjectionRunner(projection, models, share).run(controller.signal);
  return async () => {
    controller.abort();
    await done;
  };
}

async function appendOne(): Promise<void> {
  appended += 1;
  await append(models.store, appended, created(appended));
  const newest = await models.store.lastPosition();
  await waitUntil(
    () => findCheckpoint(models.pool, consignmentList.name),
    ({ position }) => position >= newest,
  );
}

/** Appends events until a process with this share has folded one. */
const untilRunBy = (share: ProjectionShare) =>
  waitUntil(
    async () => {
      await appendOne();
      return runBy;
    },
    (who) => who === share,
  );

const countRows = async () => {
  const { rows } = await models.pool.query<{ n: number }>(
    'select count(*) as n from consignment_list',
  );
  return rows[0]?.n;
};

describe('a projection that two processes share', () => {
  it('belongs to one of them; the other takes over while that one is down', async () => {
    const endStandIn = start('standby');
    await untilRunBy('standby');
    const endOwner = start('own');
    await untilRunBy('own');
    await endOwner();
    await untilRunBy('standby');
    await endStandIn();

    expect(await countRows()).toBe(appended);
  });
});
