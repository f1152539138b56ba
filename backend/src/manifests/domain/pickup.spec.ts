import { window } from '../testing/manifest.fixture.js';
import { toPickup, type PickupRequest } from './manifesting.js';

const request = (changed: Partial<PickupRequest> = {}): PickupRequest => ({
  isPermanentBooking: false,
  isBookingRequested: true,
  ...window,
  ...changed,
});

/** The sender is in Sydney, eleven hours ahead. */
const pickupContext = {
  dispatchDate: '2026-03-03',
  senderState: 'NSW',
  now: new Date('2026-03-02T20:00:00.000Z'),
};

describe('a pickup', () => {
  it('MAN-68 MAN-69 is booked for the requested window, in UTC', () => {
    const local = request({ readyTime: '2026-03-03T13:00:00+11:00' });

    expect(toPickup(local, pickupContext)).toEqual({ mode: 'AD_HOC', window });
  });

  it('MAN-59 needs no times if it is permanent', () => {
    const permanent = request({ isPermanentBooking: true, readyTime: null, closingTime: null });

    expect(toPickup(permanent, pickupContext)).toEqual({ mode: 'PERMANENT', window: null });
  });

  it('is not booked unless requested', () => {
    expect(toPickup(request({ isBookingRequested: false }), pickupContext)).toEqual({
      mode: 'NONE',
      window: null,
    });
  });

  it.each([
    ['no ready time', { readyTime: null }, 'Enter both start and end times'],
    ['no closing time', { closingTime: null }, 'Enter both start and end times'],
    [
      'its times swapped',
      { readyTime: window.closingTime, closingTime: window.readyTime },
      'Invalid time range. End time should be later than Start time.',
    ],
    [
      'no time between them',
      { closingTime: window.readyTime },
      'Invalid time range. End time should be later than Start time.',
    ],
  ])('CON-82 MAN-64 is rejected with %s', (_case, changed, message) => {
    expect(() => toPickup(request(changed), pickupContext)).toThrow(message);
  });

  it.each([
    ['the day before', '2026-03-02T02:00:00.000Z', '2026-03-02T06:00:00.000Z'],
    ['fifty hours', '2026-03-03T02:00:00.000Z', '2026-03-05T04:00:00.000Z'],
    [
      'an evening that is the next day at the pickup address',
      '2026-03-03T12:00:00.000Z',
      '2026-03-03T14:00:00Z',
    ],
  ])('GAP-75 is rejected for %s', (_case, readyTime, closingTime) => {
    expect(() => toPickup(request({ readyTime, closingTime }), pickupContext)).toThrow(
      'Pickup times must be on the dispatch date',
    );
  });

  it('is rejected once its ready time has passed, except for the minutes that a dialog may be open', () => {
    const at = (now: string) => toPickup(request(), { ...pickupContext, now: new Date(now) });

    expect(at('2026-03-03T02:14:00.000Z')).toEqual({ mode: 'AD_HOC', window });
    expect(() => at('2026-03-03T02:16:00.000Z')).toThrow('Pickup times have passed');
  });

  it.each<[string, string, Partial<PickupRequest>]>([
    ['it is booked', '2026-03-03T04:00:00.000Z', { readyTime: '2026-03-03T04:05:00.000Z' }],
    ['the goods are ready', '2026-03-02T20:00:00.000Z', { readyTime: '2026-03-03T05:00:00.000Z' }],
  ])('GAP-56 is rejected at the cut-off if that binds the client: %s', (_case, now, changed) => {
    const bookBefore = '2026-03-03T04:00:00.000Z';
    const cutOff = { bookBefore, readyBefore: '2026-03-03T05:00:00.000Z' };
    const late = { ...pickupContext, now: new Date(now) };

    expect(() => toPickup(request(changed), { ...late, cutOff })).toThrow(
      "No pickup can be booked after the carrier's cut-off",
    );
    expect(toPickup(request(changed), late).mode).toBe('AD_HOC');
    expect(toPickup(request(), { ...pickupContext, cutOff }).mode).toBe('AD_HOC');
  });
});
