import { stub } from '../../../../test/support/stub.js';
import type { ConsignmentStreams } from '../../consignments/index.js';
import {
  newConsignment,
  created,
  numbered,
  after,
  selected,
} from '../../consignments/testing/consignment.fixture.js';
import { Actor } from '../../platform/actor.js';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { CreateManifest, CreateManifestHandler } from './create-manifest.command.js';
import type { ManifestCreation } from './manifest-creation.js';
import { type ManifestingProcess, ManifestQueue } from './manifesting-process.js';

const everything = {
  isUnrestricted: true,
  clientIds: new Set<number>(),
  customerIds: new Set<number>(),
};
const actor = new Actor(
  { id: 1, name: 'Kim', kind: 'USER', onBehalfOf: null },
  new Map([['READ_MANIFEST', everything]]),
  { correlationId: 'c', causationId: null },
);
const settled = () => new Promise(setImmediate);

/** A handler whose manifests of a customer begin in `begun` and end when released. Consignment 4 is of customer 4. */
function handler() {
  const begun: number[] = [];
  const releases: (() => void)[] = [];
  const consignmentOf = (customerId: number) =>
    after(
      {
        ...created,
        data: { ...newConsignment, owner: { ...newConsignment.owner, customerId } },
      } as typeof created,
      selected(),
      numbered,
    );
  const manifesting = new CreateManifestHandler(
    stub<ConsignmentStreams>({ load: (id) => Promise.resolve({ state: consignmentOf(id) }) }),
    stub<IdempotencyService>({ reserveId: () => Promise.resolve(1) }),
    stub<ManifestCreation>({
      start: (_id, [first]) => {
        begun.push(first?.owner.customerId ?? 0);
        return Promise.resolve();
      },
    }),
    stub<ManifestingProcess>({
      resume: () =>
        new Promise((resolve) => {
          releases.push(() => {
            resolve({ id: 1, addedIds: [1], leftOut: [], started: { manifestNumber: 'MAN-1' } });
          });
        }),
    }),
    new ManifestQueue(),
  );
  const create = (customerId: number) =>
    manifesting.execute(
      new CreateManifest({ consignmentIds: [customerId], autoPickupBooking: false }, actor),
    );
  const releaseAll = () => {
    for (const release of releases.splice(0)) release();
  };
  return { begun, create, releaseAll };
}

describe('manifests of several customers', () => {
  it('one customer has three at once, and the fourth begins nothing while another customer is served', async () => {
    const { begun, create, releaseAll } = handler();
    const many = Array.from({ length: 12 }, () => create(3));
    await settled();
    const other = create(4);
    await settled();
    expect(begun).toEqual([3, 3, 3, 4]);

    releaseAll();
    expect(await other).toMatchObject({ manifestNumber: 'MAN-1' });
    while (begun.length < 13) {
      releaseAll();
      await settled();
    }
    releaseAll();
    expect(await Promise.all(many)).toHaveLength(12);
  });
});
