import type { Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';

import { consignmentList } from '../../projections/src/consignment-list/consignment-list.projection.js';
import { rebuildProjection } from '../../projections/src/platform/rebuild/rebuild-projection.js';
import { openReadModels } from '../../projections/src/testing/read-model-database.js';
import { appendConsignments } from '../../projections/src/testing/store-of-consignments.js';
import type { BenchLine, BenchContext } from './bench-context.js';

const CONSIGNMENTS = 60_000;
const BATCH_SIZE = 2_000;
const WANTED_EVENTS_PER_SECOND = 50_000;

/** A rebuild of the consignment list from the first event, compared with a COPY of its rows. */
export async function benchRebuild({ databaseUrl }: BenchContext): Promise<BenchLine[]> {
  process.env['TEST_DATABASE_URL'] = databaseUrl;
  const models = await openReadModels('bench_rebuild');
  try {
    for (let first = 1; first <= CONSIGNMENTS; first += BATCH_SIZE)
      await appendConsignments(models.store, first, BATCH_SIZE);
    const { events, seconds } = await rebuildProjection(consignmentList, models);
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
        target: { text: '50,000 events/s', isMet: folded >= WANTED_EVENTS_PER_SECOND },
      },
    ];
  } finally {
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
