import type { EventStore } from '@event-store/event-store.js';

import { compareReadModel } from '../audit/compare-read-model.js';
import { rebuildProjection } from '../platform/rebuild/rebuild-projection.js';
import { followProjection } from '../testing/follow-projection.js';
import { openReadModels, type ReadModelDatabase } from '../testing/read-model-database.js';
import { appendConsignments } from '../testing/store-of-consignments.js';
import { publicEvents } from './public-events.projection.js';

let models: ReadModelDatabase;

beforeEach(async () => {
  models = await openReadModels('public_events');
});
afterEach(() => models.close());

const follow = () => followProjection(publicEvents, models);

/** All rows, as Postgres text. */
async function content() {
  const rowsOf = async (table: string, order: string) => {
    const { rows } = await models.pool.query<{ row: string }>(
      `select t::text as row from ${table} t order by ${order}`,
    );
    return rows.map(({ row }) => row);
  };
  return {
    journal: await rowsOf('public_event', 'position, ordinal'),
    subjects: await rowsOf('public_subject', 'stream'),
  };
}

describe('the public journal', () => {
  it('is identical row for row after a rebuild, including ids', async () => {
    await appendConsignments(models.store, 1, 600);
    await follow();
    const before = await content();
    expect(before.journal.length).toBeGreaterThan(1_000);

    await rebuildProjection(publicEvents, models, { maxRows: 100, batchSize: 150 });

    expect(await content()).toEqual(before);
    expect(await compareReadModel(publicEvents, models)).toEqual([]);
  });

  it('is rebuilt without the events that were deleted, before the rebuild or during it', async () => {
    await appendConsignments(models.store, 1, 300);
    await follow();
    const { journal, subjects } = await content();
    const deleteUpTo = async (count: number) => {
      await models.pool.query(`
        with last as (select position, ordinal from public_event order by 1, 2 limit 1 offset ${count - 1}),
        noted as (update public_event_deletion d set position = l.position, ordinal = l.ordinal from last l)
        delete from public_event e using last l where (e.position, e.ordinal) <= (l.position, l.ordinal)`);
    };
    await deleteUpTo(100);
    const { store } = models;
    let reads = 0;
    const deleting: EventStore = Object.assign(Object.create(store) as EventStore, {
      lastPosition: async () => {
        const position = await store.lastPosition();
        reads += 1;
        if (reads === 2) await deleteUpTo(50); // after the first fold, before the tables are swapped
        return position;
      },
    });

    await rebuildProjection(publicEvents, { ...models, store: deleting }, { batchSize: 150 });

    expect(reads).toBeGreaterThan(1);
    expect(await content()).toEqual({ journal: journal.slice(150), subjects });
    expect(await compareReadModel(publicEvents, models)).toEqual([]);
  });

  it('contains no duplicates when its last events are folded again', async () => {
    await appendConsignments(models.store, 1, 40);
    await follow();
    const before = await content();

    // State after a crash of the database: checkpoint and subjects lost, entries still there.
    await models.pool.query(`
      delete from public_subject;
      update projection_checkpoint set position = '' where name = 'public-events'`);
    await follow();

    expect(await content()).toEqual(before);
  });

  it('counts the events of each subject from 1, without a gap, in the order of the store', async () => {
    await appendConsignments(models.store, 1, 200);
    await follow();
    const { rows } = await models.pool.query(
      `select * from (
         select subject_id, sequence, row_number() over (
           partition by subject_kind, subject_id order by position, ordinal) as place
         from public_event) counted
       where sequence <> place`,
    );
    expect(rows).toEqual([]);
  });

  it('is reported by the audit if an entry was changed', async () => {
    await appendConsignments(models.store, 1, 20);
    await follow();
    await models.pool.query(`update public_event set client_id = 99 where sequence = 2`);
    expect(await compareReadModel(publicEvents, models)).toEqual([
      expect.stringMatching(/^public_event: \d+ rows of the replay are missing/),
    ]);
  });
});
