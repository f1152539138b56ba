import { window } from '../testing/manifest-fixtures.js';
import { pickupOf, type PickupWish } from './pickup.js';

const wish = (changed: Partial<PickupWish> = {}): PickupWish => ({
  isPermanentBooking: false,
  isBookingAsked: true,
  ...window,
  ...changed,
});

describe('a pickup', () => {
  it('MAN-68 MAN-69 is booked for the window asked for, in UTC', () => {
    const local = wish({ readyTime: '2026-03-03T13:00:00+11:00' });

    expect(pickupOf(local)).toEqual({ mode: 'AD_HOC', window });
  });

  it('MAN-59 needs no times where the carrier comes anyway', () => {
    const permanent = wish({ isPermanentBooking: true, readyTime: null, closingTime: null });

    expect(pickupOf(permanent)).toEqual({ mode: 'PERMANENT', window: null });
  });

  it('is not booked when nobody asks', () => {
    expect(pickupOf(wish({ isBookingAsked: false }))).toEqual({ mode: 'NONE', window: null });
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
    expect(() => pickupOf(wish(changed))).toThrow(message);
  });
});
