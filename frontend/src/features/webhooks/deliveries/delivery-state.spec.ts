import { delivered, waiting } from './deliveries.fixture';
import { consignmentIdOf, deliveryChip } from './delivery-state';

const context = { zone: 'Australia/Sydney', now: '2026-11-20T03:15:00.000Z' };
const active = { status: 'ACTIVE', failingSince: null } as const;
const failing = { status: 'ACTIVE', failingSince: '2026-11-20T03:00:00.000Z' } as const;
const paused = { status: 'PAUSED', failingSince: null } as const;
const retried = { ...waiting, attempts: 3, nextAttemptAt: '2026-11-20T03:47:00.000Z' };
const first = { ...waiting, attempts: 0, lastFailure: null, lastStatus: null };

describe('the chip of a delivery', () => {
  it.each([
    ['its response', delivered, active, 'SENT 200'],
    ['the next attempt', retried, active, 'RETRYING Retry 4, 2:47 pm'],
    [
      'the day of an attempt that is not today',
      { ...retried, nextAttemptAt: '2026-11-21T22:05:00.000Z' },
      active,
      'RETRYING Retry 4, 22/11 9:05 am',
    ],
    ['no time while the server fails as a whole', retried, failing, 'RETRYING Retry 4'],
    ['that it is held while the webhook is paused', retried, paused, 'WAITING Held'],
    [
      'the event that it waits for, even while paused',
      { ...first, waitsFor: { id: 1, sequence: 6 } },
      paused,
      'WAITING Waits for no. 6',
    ],
    [
      'an earlier event that is no longer stored',
      { ...first, waitsFor: { id: 1, sequence: null } },
      active,
      'WAITING Waits for an earlier one',
    ],
    ['that it is sent next', first, active, 'WAITING Waiting'],
    [
      'the last response of one that was given up',
      { ...delivered, state: 'GIVEN_UP', lastStatus: 400, lastFailure: '400 Bad Request' },
      active,
      'FAILED Gave up, 400',
    ],
    [
      'that there was no response',
      { ...delivered, state: 'GIVEN_UP', lastStatus: null, lastFailure: 'No answer' },
      active,
      'FAILED Gave up, no response',
    ],
    ['that it was skipped', { ...waiting, state: 'SKIPPED' }, active, 'NOT_REQUIRED Skipped'],
  ] as const)('shows %s', (_, delivery, webhook, chip) => {
    const { status, label } = deliveryChip(delivery, webhook, context);
    expect(`${status} ${label}`).toBe(chip);
  });
});

describe('the subject of an event', () => {
  it.each([
    ['consignment/4711', 4711],
    ['manifest/12', null],
    ['connote_range/3', null],
  ])('%s is linked to consignment %s', (subject, expected) => {
    expect(consignmentIdOf({ subject })).toBe(expected);
  });
});
