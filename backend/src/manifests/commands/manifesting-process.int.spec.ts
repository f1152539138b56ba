import type { DomainEvent } from '@contracts/events/domain-event.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { consignmentStreams } from '../../consignments/domain/consignment.js';
import { toSummary } from '../../consignments/domain/consignment-record.js';
import { rollOver } from '../../consignments/domain/manifesting.js';
import { deleteConsignment } from '../../consignments/domain/removal.js';
import { ConsignmentStreams, manifestGroup } from '../../consignments/index.js';
import { content, number, offer, owner } from '../../consignments/testing/consignment.fixture.js';
import { create } from '../../consignments/domain/create-and-amend.js';
import { SystemClock } from '../../platform/clock.js';
import { systemActor } from '../../platform/actor.js';
import { startManifesting } from '../domain/manifesting.js';
import { ManifestStreams, manifestStreams } from '../domain/manifest.js';
import { startedData } from '../testing/manifest.fixture.js';
import { type EtaRecalculation, ManifestingProcess, ManifestLock } from './manifesting-process.js';
import type { ManifestReferenceData } from './manifest-creation.js';
import { stub } from '../../../../test/support/stub.js';

const actor = systemActor('Test');
const access = { actor, permission: null };
const clock = new SystemClock();
const capabilities = { hasBookingApi: true, transferType: 'SFTP', fileFormat: 'json' } as const;
const records = stub<ManifestReferenceData>({
  getCarrier: () => Promise.resolve(capabilities),
});
const etas = stub<EtaRecalculation>({ calculate: () => Promise.resolve('2026-03-06') });

let database: TestDatabase;
let lock: ManifestLock;
let store: EventStore;
let nextId = 0;

beforeAll(async () => {
  database = await createTestDatabase('manifesting');
  lock = new ManifestLock({ DATABASE_URL: database.url });
  store = await connectEventStore(database.url);
});

afterAll(async () => {
  await store.close();
  await lock.onApplicationShutdown();
  await database.drop();
});

/** Creates a process that appends to the given store. */
function processOn(eventStore: EventStore): ManifestingProcess {
  const manifests = new ManifestStreams(eventStore, clock, manifestStreams);
  const consignments = new ConsignmentStreams(eventStore, clock, consignmentStreams);
  return new ManifestingProcess(manifests, consignments, lock, records, etas);
}

/** Wraps the store so that it fails just before or just after its n-th append. */
function failingStore(failAfter: number, when: 'before' | 'after'): EventStore {
  let left = failAfter;
  const append: EventStore['append'] = async (...args) => {
    const isLast = left-- === 0;
    if (isLast && when === 'before') throw new Error('killed');
    const result = await store.append(...args);
    if (isLast) throw new Error('killed');
    return result;
  };
  return Object.assign(Object.create(store) as EventStore, { append });
}

const consignments = () => new ConsignmentStreams(store, clock, consignmentStreams);
const readSummary = async (id: number) => toSummary((await consignments().load(id, access)).state);

async function startManifest(count: number, dispatchDate = '2026-03-03') {
  const ids = Array.from({ length: count }, () => ++nextId);
  for (const id of ids)
    await consignments().create(
      id,
      access,
      create({ consignmentId: id, owner, content: content(), offer: offer() }, number),
    );
  const group = manifestGroup(await readSummary(ids[0]!))!;
  const manifestId = ++nextId;
  const data = startedData({
    manifestId,
    manifestNumber: `MAN-${manifestId}`,
    consignmentIds: ids,
    dispatchDate,
    isRollover: dispatchDate !== '2026-03-03',
    group,
  });
  await new ManifestStreams(store, clock, manifestStreams).create(
    manifestId,
    access,
    startManifesting(data),
  );
  return { manifestId, ids };
}

const typesOf = async (stream: string) =>
  (await store.readStream(stream, { limit: 100 })).map(({ type }: DomainEvent) => type);

const completeStream = (added: number) => [
  'ManifestingStarted',
  ...Array.from({ length: added }, () => 'ConsignmentAddedToManifest'),
  'ManifestSubmitted',
  'PickupBookingRequested',
  'TransmissionQueued',
];

const manifestedOnce = [
  'ConsignmentCreated',
  'OfferSelected',
  'ConnoteAssigned',
  'ConsignmentManifested',
];

describe('manifesting', () => {
  it('adds every consignment and submits', async () => {
    const { manifestId, ids } = await startManifest(3);

    const manifest = await processOn(store).resume(manifestId, actor);

    expect(manifest).toMatchObject({ addedIds: ids, leftOut: [], phase: 'SUBMITTED' });
    expect(await typesOf(`manifest-${manifestId}`)).toEqual(completeStream(3));
    for (const id of ids) expect(await typesOf(`consignment-${id}`)).toEqual(manifestedOnce);
  });

  it.each([
    ['from the start', '2026-03-04', '2026-03-03'],
    ['because of a change in the meantime', '2026-03-03', '2026-03-05'],
  ])(
    'moves a consignment whose date differs %s, with a new ETA',
    async (_, manifestDate, ownDate) => {
      const { manifestId, ids } = await startManifest(1, manifestDate);
      await consignments().change(ids[0]!, access, (before) =>
        before.phase === 'OPEN' ? rollOver(before, { dispatchDate: ownDate, etaDate: null }) : [],
      );

      await processOn(store).resume(manifestId, actor);

      const moved = await readSummary(ids[0]!);
      expect(moved.content.dispatchDate).toBe(manifestDate);
      expect(moved.offer?.etaDate).toBe('2026-03-06');
    },
  );

  it('calculates the ETA of one that is moved while it is manifested', async () => {
    const { manifestId, ids } = await startManifest(1);
    const [id] = ids as [number];
    let hasMoved = false;
    const readStream: EventStore['readStream'] = async (stream, options) => {
      const events = await store.readStream(stream, options);
      if (stream === `consignment-${id}` && !hasMoved) {
        hasMoved = true;
        const otherDate = { dispatchDate: '2026-03-05', etaDate: '2026-03-09' };
        await consignments().change(id, access, (before) =>
          before.phase === 'OPEN' ? rollOver(before, otherDate) : [],
        );
      }
      return events;
    };
    const interleavingStore = Object.assign(Object.create(store) as EventStore, { readStream });

    await processOn(interleavingStore).resume(manifestId, actor);

    const moved = await readSummary(id);
    expect(moved.content.dispatchDate).toBe('2026-03-03');
    expect(moved.offer?.etaDate).toBe('2026-03-06');
  });

  it('leaves out consignments that have changed since, with the reason', async () => {
    const { manifestId, ids } = await startManifest(2);
    await consignments().change(ids[0]!, access, deleteConsignment);

    const manifest = await processOn(store).resume(manifestId, actor);

    expect(manifest?.addedIds).toEqual([ids[1]]);
    expect(manifest?.leftOut).toEqual([
      { consignmentId: ids[0], reason: 'Consignment is deleted' },
    ]);
  });

  // Two consignments take four appends: one each, one for their outcomes, one to submit.
  it.each(
    (['before', 'after'] as const).flatMap((when) =>
      [0, 1, 2, 3].map((step) => [when, step] as const),
    ),
  )('continues after it was killed %s append %i', async (when, step) => {
    const { manifestId, ids } = await startManifest(2);
    await expect(processOn(failingStore(step, when)).resume(manifestId, actor)).rejects.toThrow();

    const manifest = await processOn(store).resume(manifestId, actor);

    expect(manifest?.phase).toBe('SUBMITTED');
    expect([...manifest!.addedIds].sort()).toEqual([...ids].sort());
    expect(await typesOf(`manifest-${manifestId}`)).toEqual(completeStream(2));
    for (const id of ids) expect(await typesOf(`consignment-${id}`)).toEqual(manifestedOnce);
  });

  it('runs once when two processes start it at the same time', async () => {
    const { manifestId, ids } = await startManifest(10);
    await consignments().change(ids[4]!, access, deleteConsignment);

    await Promise.all([
      processOn(store).resume(manifestId, actor),
      processOn(store).resume(manifestId, actor),
    ]);

    const types = await typesOf(`manifest-${manifestId}`);
    expect(types.filter((type) => type === 'ConsignmentAddedToManifest')).toHaveLength(9);
    expect(types.filter((type) => type === 'ManifestSubmitted')).toHaveLength(1);
  });

  it('adds a consignment to only one of two competing manifests', async () => {
    const { manifestId, ids } = await startManifest(4);
    const concurrent = ++nextId;
    const data = startedData({
      manifestId: concurrent,
      manifestNumber: `MAN-${concurrent}`,
      consignmentIds: ids,
      group: manifestGroup(await readSummary(ids[0]!))!,
    });
    await new ManifestStreams(store, clock, manifestStreams).create(
      concurrent,
      access,
      startManifesting(data),
    );

    const both = await Promise.all([
      processOn(store).resume(manifestId, actor),
      processOn(store).resume(concurrent, actor),
    ]);

    expect(both.flatMap((manifest) => manifest!.addedIds).sort()).toEqual([...ids].sort());
  });

  it('returns null for a manifest that was never started', async () => {
    const manifest = await processOn(store).resume(1_000_000, actor);

    expect(manifest).toBeNull();
  });
});
