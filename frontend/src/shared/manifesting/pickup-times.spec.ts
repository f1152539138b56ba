import { DateTime } from 'luxon';

import {
  defaultPickupTimes,
  formatPickupTime,
  instantOf,
  isTooLateFor,
  timeChoices,
  timeOf,
} from './pickup-times';

const TODAY = '2030-01-08';
const zone = 'Australia/Perth';
const now = DateTime.fromISO(`${TODAY}T13:02`, { zone });
const stored = { preferredStart: '15:00', preferredEnd: '17:30' };
const times = (changes: Partial<Parameters<typeof defaultPickupTimes>[0]> = {}) =>
  defaultPickupTimes({ dispatchDate: TODAY, zone, now, latest: null, ...stored, ...changes });

describe('pickup times of another day', () => {
  const none = { preferredStart: null, preferredEnd: null };

  it.each([
    ['13:00', { ready: '11:00', closing: '13:00' }],
    ['14:00', { ready: '12:00', closing: '14:00' }],
    ['17:00', { ready: '14:00', closing: '16:00' }],
    ['01:00', { ready: '00:00', closing: '01:00' }],
  ])("are before the carrier's latest pickup at %s", (latest, expected) => {
    expect(times({ dispatchDate: '2030-01-09', ...none, latest })).toEqual(expected);
  });
});

describe('pickup times of today', () => {
  it.each([
    ['16:30', { ready: '15:00', closing: '17:30' }],
    ['15:00', { ready: '13:07', closing: '15:00' }],
    ['14:00', { ready: '13:07', closing: '14:00' }],
  ])(
    "H92 are before the carrier's latest pickup at %s, and never in the past",
    (latest, expected) => {
      expect(times({ latest })).toEqual(expected);
    },
  );

  it.each([
    ['13:07', TODAY, true],
    ['13:08', TODAY, false],
    ['13:07', '2030-01-09', false],
    [null, TODAY, false],
  ])('H92 are too late for a latest pickup at %s on %s: %s', (latest, dispatchDate, expected) => {
    expect(isTooLateFor({ latest, dispatchDate, zone, now })).toBe(expected);
  });
});

describe('pickup times', () => {
  it.each([
    ['missing', { preferredStart: null, preferredEnd: null }],
    ['past', { preferredStart: '09:00' }],
  ])('MAN-61 MAN-62 begin now if the stored ones are %s', (_reason, changes) => {
    expect(times(changes)).toEqual({ ready: '13:07', closing: '14:02' });
  });

  it.each([
    ['23:20', { ready: '23:25', closing: '23:59' }],
    ['23:57', { ready: '23:58', closing: '23:59' }],
  ])('MAN-62 MAN-64 stay on the day at %s', (time, expected) => {
    const late = DateTime.fromISO(`${TODAY}T${time}`, { zone });

    expect(times({ now: late })).toEqual(expected);
  });

  it('MAN-63 default to the stored ones', () => {
    expect(times()).toEqual({ ready: '15:00', closing: '17:30' });
    expect(times({ dispatchDate: '2030-01-09', preferredStart: '09:00' }).ready).toBe('09:00');
  });

  it('GAP-75 are 14:00 and 16:00 on another day without stored ones', () => {
    const none = { dispatchDate: '2030-01-09', preferredStart: null, preferredEnd: null };

    expect(times(none)).toEqual({ ready: '14:00', closing: '16:00' });
  });

  it('MAN-57 offer quarter hours, including the selected time', () => {
    const choices = timeChoices('13:07');

    expect(choices).toHaveLength(97);
    expect(choices.slice(0, 3)).toEqual(['00:00', '00:15', '00:30']);
    expect(choices.slice(choices.indexOf('13:00'), choices.indexOf('13:15') + 1)).toContain(
      '13:07',
    );
    expect(choices).not.toContain('24:00');
  });

  it.each([
    ['00:05', '12:05 am'],
    ['09:30', '09:30 am'],
    ['12:00', '12:00 pm'],
    ['14:30', '02:30 pm'],
  ])('MAN-57 show %s as %s', (time, shown) => {
    expect(formatPickupTime(time)).toBe(shown);
  });

  it('MAN-61 begin now when the stored ones begin in the current minute', () => {
    expect(times({ preferredStart: '13:02' }).ready).toBe('13:07');
    expect(times({ preferredStart: '13:03' }).ready).toBe('13:03');
  });

  it("GAP-27 end with the carrier's cut-off, at the time of day of the sender", () => {
    expect(timeOf('2030-01-08T05:00:00Z', zone)).toBe('13:00');
    expect(timeOf(null, zone)).toBeNull();
    expect(timeOf(undefined, zone)).toBeNull();
  });

  it('MAN-69 are sent in UTC', () => {
    expect(instantOf(TODAY, '13:00', zone)).toBe('2030-01-08T05:00:00.000Z');
  });
});
