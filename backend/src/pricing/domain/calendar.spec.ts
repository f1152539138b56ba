import {
  type CutOff,
  cutOffInstant,
  etaDate,
  isBusinessDay,
  nextBusinessDay,
  pickupDay,
} from './calendar.js';

const threePm: CutOff = { cutOffDay: 0, cutOffTime: '15:00' };
const dayBefore: CutOff = { cutOffDay: 1, cutOffTime: '15:00' };
const easter = new Set(['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06']);
const none = new Set<string>();

/** Victorian time: UTC+11 until 5 April 2026. */
const at = (local: string) => new Date(`${local}+11:00`);

describe('the pickup day', () => {
  it.each<[picked: string, why: string, dispatchDate: string, now: string, cutOff: CutOff | null]>([
    ['2026-03-02', 'before the cut-off', '2026-03-02', '2026-03-02T14:59:59', threePm],
    ['2026-03-03', 'at the cut-off', '2026-03-02', '2026-03-02T15:00:00', threePm],
    ['2026-03-09', 'after it on a Friday', '2026-03-06', '2026-03-06T16:00:00', threePm],
    ['2026-04-07', 'after it before Easter', '2026-04-02', '2026-04-02T16:10:00', threePm],
    ['2026-03-04', 'a future dispatch date is kept', '2026-03-04', '2026-03-02T23:00:00', threePm],
    ['2026-03-07', 'a future Saturday is kept', '2026-03-07', '2026-03-02T23:00:00', threePm],
    ['2026-03-02', 'a past dispatch date is kept', '2026-03-02', '2026-03-04T09:00:00', threePm],
    ['2026-03-03', 'next business day always', '2026-03-02', '2026-03-02T00:30:00', dayBefore],
    ['2026-03-02', 'no cut-off is set', '2026-03-02', '2026-03-02T23:00:00', null],
  ])('is %s: %s', (picked, _reason, dispatchDate, now, cutOff) => {
    const pickup = { dispatchDate, cutOff, senderState: 'VIC', now: at(now) };

    expect(pickupDay(pickup, easter)).toBe(picked);
  });

  it('follows the clock of the sender’s state', () => {
    const halfPastTwoInPerth = new Date('2026-03-02T06:30:00Z');
    const pickup = { dispatchDate: '2026-03-02', cutOff: threePm, now: halfPastTwoInPerth };

    expect(pickupDay({ ...pickup, senderState: 'WA' }, none)).toBe('2026-03-02');
    expect(pickupDay({ ...pickup, senderState: 'VIC' }, none)).toBe('2026-03-03');
  });
});

describe('a business day', () => {
  it.each<[isBusiness: boolean, why: string, day: string]>([
    [true, 'a Thursday', '2026-04-02'],
    [false, 'a Sunday', '2026-04-12'],
    [false, 'a holiday on a Monday', '2026-04-06'],
    [false, 'a holiday on a Saturday', '2026-04-04'],
  ])('is %s: %s', (isBusiness, _reason, day) => {
    expect(isBusinessDay(day, easter)).toBe(isBusiness);
  });
});

describe('the next business day', () => {
  it('returns an invalid day unchanged, for the caller to reject', () => {
    expect(nextBusinessDay('2026-13-45', easter)).toBe('2026-13-45');
  });
});

describe('the arrival', () => {
  it.each<[arrival: string, why: string, pickup: string, businessDays: number]>([
    ['2026-03-03', 'the next day', '2026-03-02', 1],
    ['2026-03-09', 'over a weekend', '2026-03-06', 1],
    ['2026-03-09', 'from a Saturday', '2026-03-07', 1],
    ['2026-04-08', 'after Easter', '2026-04-07', 1],
    ['2026-04-08', 'over Easter', '2026-04-02', 2],
    ['2026-03-02', 'the same day', '2026-03-02', 0],
    ['2026-03-16', 'ten business days', '2026-03-02', 10],
  ])('CON-147 is on %s: %s', (arrival, _reason, pickup, businessDays) => {
    expect(etaDate(pickup, businessDays, easter)).toBe(arrival);
  });

  it('counts the holidays of the delivery state only', () => {
    expect(etaDate('2026-04-02', 1, none)).toBe('2026-04-03');
  });
});

describe('the cut-off', () => {
  it.each<[instant: string, why: string, day: string, cutOff: CutOff, state: string]>([
    ['2026-03-02T04:00:00.000Z', 'Melbourne summer', '2026-03-02', threePm, 'VIC'],
    ['2026-07-01T05:00:00.000Z', 'Melbourne winter', '2026-07-01', threePm, 'VIC'],
    ['2026-03-02T05:00:00.000Z', 'Brisbane', '2026-03-02', threePm, 'QLD'],
    ['2026-03-02T04:30:00.000Z', 'Adelaide', '2026-03-02', threePm, 'SA'],
    [
      '2026-02-27T04:00:00.000Z',
      'the business day before a Monday',
      '2026-03-02',
      dayBefore,
      'VIC',
    ],
    ['2026-04-02T04:00:00.000Z', 'the business day before Easter', '2026-04-07', dayBefore, 'VIC'],
  ])('is at %s: %s', (instant, _reason, day, cutOff, state) => {
    expect(cutOffInstant(day, cutOff, { state, holidays: easter }).toISOString()).toBe(instant);
  });
});
