import { window } from '../testing/manifest-fixtures.js';
import { toPickup, type PickupRequest } from './manifesting.js';

const request = (changed: Partial<PickupRequest> = {}): PickupRequest => ({
  isPermanentBooking: false,
  isBookingRequested: true,
  ...window,
  ...changed,
});

describe('a pickup', () => {
  it('MAN-68 MAN-69 is booked for the requested window, in UTC', () => {
    const local = request({ readyTime: '2026-03-03T13:00:00+11:00' });

    expect(toPickup(local)).toEqual({ mode: 'AD_HOC', window });
  });

  it('MAN-59 needs no times where the carrier picks up regularly', () => {
    const permanent = request({ isPermanentBooking: true, readyTime: null, closingTime: null });

    expect(toPickup(permanent)).toEqual({ mode: 'PERMANENT', window: null });
  });

  it('is not booked unless requested', () => {
    expect(toPickup(request({ isBookingRequested: false }))).toEqual({
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
  ])('CON-82 MAN-64 is refused with %s', (_what, changed, message) => {
    expect(() => toPickup(request(changed))).toThrow(message);
  });
});
