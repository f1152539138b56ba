import type { Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';

import { connectEventStore } from '@event-store/connect-event-store.js';
import { consignmentList } from '../../projections/src/consignment-list/consignment-list.projection.js';
import { rebuildProjection } from '../../projections/src/platform/rebuild/rebuild-projection.js';
import { openReadModels } from '../../projections/src/testing/read-model-database.js';
import { appendConsignments } from '../../projections/src/testing/store-of-consignments.js';
import type { BenchLine, BenchContext } from './bench-context.js';

const CONSIGNMENTS = 60_000;
/** Far above the ids of the demo and of other benchmarks, which may be in the same event store. */
const FIRST_ID = 6_000_001;
const AT_A_TIME = 2_000;
const TARGET_EVENTS_PER_SECOND = 50_000;

/** A rebuild of the consignment list from the first event, compared with a COPY of its rows. */
export async function benchRebuild({
  databaseUrl,
  eventStoreUrl,
}: BenchContext): Promise<BenchLine[]> {
  process.env['TEST_DATABASE_URL'] = databaseUrl;
  const models = await openReadModels('bench_rebuild');
  const isOwnStore = eventStoreUrl === databaseUrl;
  const store = isOwnStore ? models.store : await connectEventStore(eventStoreUrl);
  try {
    for (let appended = 0; appended < CONSIGNMENTS; appended += AT_A_TIME)
      await appendConsignments(store, FIRST_ID + appended, AT_A_TIME);
    const { events, seconds } = await rebuildProjection(consignmentList, { ...models, store });
    const copied = await copyPerSecond(models.pool);
    const folded = Math.round(events / seconds.total);
    return [
      {
        what: `rebuild of the consignment list, ${events} events`,
        measured:
          `${folded} events/s, ${Math.round(CONSIGNMENTS / seconds.total)} rows/s ` +
          `(folded in ${seconds.fold} s, indexed in ${seconds.indexes} s)`,
        floor: `COPY ${copied} rows/s`,
        ratio: CONSIGNMENTS / seconds.total / copied,
        target: { text: '50,000 events/s', isMet: folded >= TARGET_EVENTS_PER_SECOND },
      },
    ];
  } finally {
    if (!isOwnStore) await store.close();
    await models.close();
  }
}

async function copyPerSecond(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    const rows = await buffer(client.query(copyTo('copy consignment_list to stdout')));
    await client.query('create table copied (like consignment_list including all)');
    const started = performance.now();
    await pipeline(Readable.from([rows]), client.query(copyFrom('copy copied from stdin')));
    return Math.round(CONSIGNMENTS / ((performance.now() - started) / 1000));
  } finally {
    client.release();
  }
}
