import type { ManifestEvent } from '@contracts/events/manifest.events.js';

import { stub } from '../../../../test/support/stub.js';
import {
  numbered,
  created,
  selected,
  summaryAfter,
} from '../../consignments/testing/consignment.fixture.js';
import { systemActor } from '../../platform/actor.js';
import type { Clock } from '../../platform/clock.js';
import type { ManifestStreams } from '../domain/manifest.js';
import { window } from '../testing/manifest.fixture.js';
import { ManifestCreation, type ManifestReferenceData } from './manifest-creation.js';

const options = {
  isBookingRequested: true,
  ...window,
  acceptsRollover: false,
} as const;

const withPickup = (isPermanentBooking: boolean) =>
  summaryAfter(created, selected({ isPermanentBooking }), numbered);

/** Events that start a manifest of these consignments. */
const started = (...consignments: ReturnType<typeof withPickup>[]) => startedFor({}, consignments);

async function startedFor(
  client: { readonly isCutOffEnforced?: boolean },
  consignments: ReturnType<typeof withPickup>[],
) {
  const events: ManifestEvent[] = [];
  const manifests = {
    readUnscoped: () => Promise.resolve({ revision: -1 }),
    create: (_id: number, _access: unknown, added: ManifestEvent[]) => {
      events.push(...added);
      return Promise.resolve();
    },
  };
  const carrier = {
    isTransferWanted: true,
    pickupDays: { today: '2026-03-03', next: '2026-03-03' },
    cutOff: { cutOffDay: 0, cutOffTime: '12:00' },
  };
  const creation = new ManifestCreation(
    stub<ManifestStreams>(manifests as never),
    stub<ManifestReferenceData>({
      getCarrier: () => Promise.resolve(carrier as never),
      getClient: () => Promise.resolve({ isActive: true, isCutOffEnforced: false, ...client }),
    }),
    stub<Clock>({ now: () => new Date('2026-03-02T20:00:00.000Z') }),
  );
  await creation.start(90, consignments, options, systemActor('Test'));
  return events;
}

describe('the pickup of a new manifest', () => {
  it('MAN-59 is permanent if all of its consignments have a permanent pickup', async () => {
    expect(await started(withPickup(true), withPickup(true))).toMatchObject([
      { data: { pickup: { mode: 'PERMANENT', window: null } } },
    ]);
  });

  it('is booked as requested if one of them has no permanent pickup, whichever comes first', async () => {
    for (const both of [[true, false] as const, [false, true] as const])
      expect(await started(...both.map(withPickup))).toMatchObject([
        { data: { pickup: { mode: 'AD_HOC', window } } },
      ]);
  });

  it("GAP-56 is rejected after the carrier's cut-off if the client has to meet it", async () => {
    const late = startedFor({ isCutOffEnforced: true }, [withPickup(false)]);

    await expect(late).rejects.toThrow("No pickup can be booked after the carrier's cut-off");
    expect(await startedFor({ isCutOffEnforced: true }, [withPickup(true)])).toMatchObject([
      { data: { pickup: { mode: 'PERMANENT' } } },
    ]);
  });
});
