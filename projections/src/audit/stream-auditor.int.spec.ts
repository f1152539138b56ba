import pg from 'pg';

import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';
import { newEvent } from '@event-store/testing/sample-events.js';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { StreamAuditor } from './stream-auditor.js';

const STREAMS = 20;

let database: TestDatabase;
let store: EventStore;

beforeAll(async () => {
  database = await createTestDatabase('stream_auditor');
  store = await connectEventStore(database.url, {});
  for (let round = 0, ends: { revision: number; hash: string | null }[] = []; round < 3; round += 1)
    for (let stream = 0; stream < STREAMS; stream += 1)
      ends[stream] = await store.append(
        `lamp-${stream}`,
        [newEvent()],
        ends[stream] ?? { revision: -1, hash: null },
      );
});

afterAll(async () => {
  await store.close();
  await database.drop();
});

async function defectsOf(auditor: StreamAuditor): Promise<string[]> {
  const { events } = await store.readAll({ after: '', limit: 1_000 });
  return auditor.check(events);
}

describe('auditing more streams than fit in memory', () => {
  it('reports nothing for intact ones', async () => {
    const auditor = new StreamAuditor(store, 5);

    expect(await defectsOf(auditor)).toEqual([]);
    expect(auditor).toMatchObject({ events: 3 * STREAMS, streams: STREAMS });
  });

  it('finds an altered event, and one whose predecessor is missing', async () => {
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`
      set session_replication_role = replica;
      update event_store.events set data = '{"on":"never"}' where stream = 'lamp-3' and revision = 1;
      delete from event_store.events where stream = 'lamp-7' and revision = 1`);
    await admin.end();

    expect(await defectsOf(new StreamAuditor(store, 5))).toEqual([
      expect.stringContaining('lamp-3, revision 1: '),
      expect.stringMatching(/^lamp-7, revision 2: .* does not follow the event before it$/),
    ]);
  });
});
