import 'reflect-metadata';

import pg from 'pg';

import { pluralise } from '@contracts/texts/pluralise.js';
import { connectEventStore } from '@event-store/connect-event-store.js';

import { environmentOrExit } from './platform/config/read-environment.js';
import { verifySnapshots } from './platform/events/verify-snapshots.js';
import { prefixRangeStreams } from './prefix-ranges/index.js';

/**
 * Part of `npm run audit:verify`: compares every snapshot with a replay of its stream. Exits with 1 if it finds a
 * defect.
 */
const { DATABASE_URL, eventStoreUrl } = environmentOrExit();
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
const store = await connectEventStore(eventStoreUrl);
try {
  // every aggregate whose streams have snapshots
  const { count, defects } = await verifySnapshots(database, store, [prefixRangeStreams]);
  const verdict = defects.length === 0 ? 'no defects' : pluralise(defects.length, 'defect');
  process.stdout.write(`${count} snapshots of long streams: ${verdict}\n`);
  for (const defect of defects) process.stdout.write(`  ${defect}\n`);
  if (defects.length > 0) process.exitCode = 1;
} finally {
  await store.close();
  await database.end();
}
