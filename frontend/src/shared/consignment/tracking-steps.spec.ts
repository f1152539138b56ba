import type { TrackingEventView } from '@contracts/views/tracking.view';

import { trackingSteps, type Progress } from './tracking-steps';

const event = (
  Status: TrackingEventView['Status'],
  DateTime: string,
  Location: string | null = null,
): TrackingEventView => ({
  Status,
  DateTime,
  Location,
  StatusDescription: '',
  CarrierDescription: null,
  POD: null,
});
const MANIFESTED_AT = '2026-11-16T22:10:00Z';
const steps = (status: Progress['status'], TrackingEvents: TrackingEventView[] = []) =>
  trackingSteps({
    status,
    manifestedAt: MANIFESTED_AT,
    ConsignmentTracking: { TrackingEvents },
  });
const states = (status: Progress['status']) => steps(status).map(({ state }) => state);

describe('tracking steps', () => {
  it.each(['DRAFT', 'CREATED'] as const)(
    'are all pending while the consignment is %s',
    (status) => {
      expect(new Set(states(status))).toEqual(new Set(['pending']));
    },
  );

  it('complete the steps before the current status', () => {
    expect(states('IN_TRANSIT')).toEqual([
      'completed',
      'completed',
      'active',
      'pending',
      'pending',
    ]);
  });

  it.each([
    ['PICKED_UP', 1],
    ['BOOK_IN', 2],
    ['PARTIALLY_DELIVERED', 3],
    ['UNABLE_TO_DELIVER', 3],
  ] as const)('are at the step of %s', (status, index) => {
    expect(states(status).indexOf('active')).toBe(index);
  });

  it('H52 are all completed by a delivery', () => {
    expect(new Set(states('DELIVERED'))).toEqual(new Set(['completed']));
  });

  it('show the latest known location of the current step only', () => {
    const reached = steps('IN_TRANSIT', [
      event('MANIFESTED', '2026-11-16T22:10:00Z', 'Dandenong VIC'),
      event('IN_TRANSIT', '2026-11-17T20:00:00Z', 'Albury NSW'),
      event('IN_TRANSIT', '2026-11-18T05:00:00Z', 'Goulburn NSW'),
      event('IN_TRANSIT', '2026-11-18T06:00:00Z'),
    ]);

    expect(reached.map(({ location }) => location)).toEqual([
      null,
      null,
      'Goulburn NSW',
      null,
      null,
    ]);
  });

  it('show the time of the first event of each step', () => {
    const reached = steps('IN_TRANSIT', [
      event('IN_TRANSIT', '2026-11-18T05:00:00Z'),
      event('IN_TRANSIT', '2026-11-17T20:00:00Z'),
    ]);

    expect(reached[2]?.at).toBe('2026-11-17T20:00:00Z');
  });

  it('start with the time of the manifest, which has no scan', () => {
    expect(steps('IN_TRANSIT')[0]?.at).toBe(MANIFESTED_AT);
    expect(steps('CREATED')[0]?.at).toBeNull();
  });

  it('have no time without their own scan', () => {
    const reached = steps('OUT_FOR_DELIVERY', [
      event('PICKED_UP', '2026-11-16T23:00:00Z'),
      event('PICKUP_BOOKED', '2026-11-16T22:30:00Z'),
      event('OUT_FOR_DELIVERY', '2026-11-19T20:00:00Z'),
    ]);

    expect(reached.map(({ at }) => at)).toEqual([
      MANIFESTED_AT,
      '2026-11-16T22:30:00Z',
      null,
      '2026-11-19T20:00:00Z',
      null,
    ]);
  });
});
