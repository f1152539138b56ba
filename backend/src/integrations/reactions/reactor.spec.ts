import type { Recorded } from '@contracts/events/domain-event.js';

import { jobsFor } from './reactor.js';
import { stub } from '../../../../test/support/stub.js';

const eventOf = (type: string): Recorded =>
  stub<Recorded>({
    type,
    data: {},
    id: 'e1',
    stream: 'manifest-90',
    metadata: { correlationId: 'c1', customerId: 3 },
  });

describe('jobs of an event', () => {
  it.each([
    ['TransmissionQueued', ['transmit-manifest']],
    ['PickupBookingRequested', ['book-pickup']],
    ['ManifestResent', ['transmit-manifest', 'book-pickup']],
    ['ManifestingStarted', ['resume-manifesting']],
    ['ManifestSubmitted', ['announce-manifest', 'tell-receivers']],
    ['ManifestTransmitted', []],
    ['ManifestPrinted', []],
  ])('%s queues %j', (type, tasks) => {
    expect(jobsFor(eventOf(type)).map(({ task }) => task)).toEqual(tasks);
  });

  it('are keyed by manifest and event, so that duplicates are detected', () => {
    expect(jobsFor(eventOf('TransmissionQueued'))).toEqual([
      {
        task: 'transmit-manifest',
        key: 'transmit-manifest/e1',
        customerId: 3,
        queue: 'transmit-manifest/3/90',
        payload: { manifestId: 90, causationId: 'e1', correlationId: 'c1' },
      },
    ]);
  });

  it('never transmit or book a manifest twice at the same time, however often it is resent', () => {
    const [transmission] = jobsFor(eventOf('TransmissionQueued'));
    const [booking] = jobsFor(eventOf('PickupBookingRequested'));
    const [transmittedAgain, bookedAgain] = jobsFor(eventOf('ManifestResent'));

    expect(transmission?.queue).toBeDefined();
    expect(transmittedAgain?.queue).toBe(transmission?.queue);
    expect(booking?.queue).toBeDefined();
    expect(bookedAgain?.queue).toBe(booking?.queue);
    expect(booking?.queue).not.toBe(transmission?.queue);
  });

  it('leave the request that started a manifest time to finish it', () => {
    expect(jobsFor(eventOf('ManifestingStarted'))[0]?.delaySeconds).toBeGreaterThan(2);
  });
});
