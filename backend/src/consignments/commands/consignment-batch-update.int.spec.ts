import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';
import { readWholeStream } from '@event-store/stream-pages.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { systemActor } from '../../platform/actor.js';
import { write } from '../../integrations/testing/manifested-consignment.js';
import { SystemClock } from '../../platform/clock.js';
import { ConsignmentStreams, consignmentStreams } from '../domain/consignment.js';
import { deleteConsignment } from '../domain/removal.js';
import { manifested, ready } from '../testing/consignment.fixture.js';
import { ConsignmentBatchUpdate } from './consignment-batch-update.js';

const access = { actor: systemActor('Ada'), permission: null };

let database: TestDatabase;
let store: EventStore;
let streams: ConsignmentStreams;
let batch: ConsignmentBatchUpdate;

beforeAll(async () => {
  database = await createTestDatabase('batch_update');
  store = await connectEventStore(database.url);
  streams = new ConsignmentStreams(store, new SystemClock(), consignmentStreams);
  batch = new ConsignmentBatchUpdate(streams);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const lastOf = async (id: number) =>
  (await readWholeStream<ConsignmentEvent>(store, `consignment-${id}`)).at(-1)?.type;

/** Someone else manifests it once all have been checked. */
function manifestAfterCheck(manifestedId: number): void {
  const change = streams.change.bind(streams);
  jest.spyOn(streams, 'change').mockImplementation(async (id, ...decided) => {
    if (id === manifestedId) await write(store, `consignment-${id}`, [manifested]);
    return change(id, ...decided);
  });
}

describe('a change to several consignments', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);

  it('applies to all the others when someone manifests one in between, and names that one', async () => {
    for (const id of ids) await write(store, `consignment-${id}`, ready);
    manifestAfterCheck(2);

    await expect(batch.change(ids, access, deleteConsignment)).rejects.toMatchObject({
      code: 'consignment.partly_changed',
      message: '59 of 60 consignments were changed. Not changed: Consignment is no longer open',
      details: {
        changedIds: ids.filter((id) => id !== 2),
        unchanged: [{ id: 2, code: 'consignment.not_open' }],
      },
    });

    const last = await Promise.all(ids.map(lastOf));
    expect(last.filter((type) => type === 'ConsignmentDeleted')).toHaveLength(59);
    expect(last[1]).toBe('ConsignmentManifested');
  });
});
