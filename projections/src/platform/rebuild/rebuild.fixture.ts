import { consignmentList } from '../../consignment-list/consignment-list.projection.js';
import { waitUntil } from '../../testing/eventually.js';
import { openReadModels, type ReadModelDatabase } from '../../testing/read-model-database.js';
import { findCheckpoint } from '../checkpoints.js';
import type { Projection } from '../projection.js';
import { tableNameOf } from '../row-database.js';
import { ProjectionRunner } from '../running/runner.js';

export const tables = [consignmentList.table, ...consignmentList.derived].map(({ row }) =>
  tableNameOf(row),
);

export let models: ReadModelDatabase;
export let controller: AbortController;
export let runner: Promise<void> | undefined;

export const run = (projection: Projection = consignmentList) => {
  runner = new ProjectionRunner(projection, models).run(controller.signal);
};

export const caughtUp = async () => {
  const newest = await models.store.lastPosition();
  await waitUntil(
    () => findCheckpoint(models.pool, consignmentList.name),
    ({ position }) => position >= newest,
  );
};

/** All rows of all tables, as Postgres text. */
export const content = async () => {
  const all: unknown[] = [];
  for (const table of tables) {
    const { rows } = await models.pool.query<{ row: string }>(
      `select t::text as row from ${table} t order by 1`,
    );
    all.push(rows.map(({ row }) => row));
  }
  return all;
};

export const indexes = async () => {
  const { rows } = await models.pool.query(
    `select tablename, indexname, indexdef from pg_indexes
     where tablename = any ($1) order by indexname`,
    [tables],
  );
  return rows as unknown[];
};

export const constraints = async () => {
  const { rows } = await models.pool.query(
    `select conrelid::regclass::text as table, contype, conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = any ($1::regclass[]) order by 1, 3`,
    [tables],
  );
  return rows as unknown[];
};

export const shadows = async () => {
  const { rows } = await models.pool.query(
    `select relname from pg_class where relname like '%\\_shadow' and relname <> 'pg_shadow'`,
  );
  return rows as unknown[];
};

/** Opens separate read models for each test and stops their projection. */
export function setUpRebuild(name: string): void {
  beforeEach(async () => {
    models = await openReadModels(name);
    controller = new AbortController();
  });

  afterEach(async () => {
    controller.abort();
    await runner;
    runner = undefined;
    await models.close();
  });
}
