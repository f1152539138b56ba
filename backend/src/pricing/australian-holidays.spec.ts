import { australianHolidays } from './australian-holidays.js';
import { etaDate, pickupDay } from './domain/calendar.js';

describe('Australian holidays', () => {
  it.each([
    ['VIC', '2026-11-03', true],
    ['NSW', '2026-11-03', false],
    ['WA', '2026-06-01', true],
    ['QLD', '2026-06-01', false],
    ['NSW', '2026-12-25', true],
    ['NSW', '2027-01-01', true],
    ['SA', '2026-12-24', false],
  ])('of %s on %s: %s', (state, day, isHoliday) => {
    expect(australianHolidays(state, '2026-12-24').has(day)).toBe(isHoliday);
  });

  it('are the national ones where the state is unknown', () => {
    expect(australianHolidays(null, '2026-12-24').has('2026-12-25')).toBe(true);
  });

  it('move a consignment of Maundy Thursday to the Wednesday after Easter', () => {
    const pickup = pickupDay(
      {
        dispatchDate: '2026-04-02',
        cutOff: { cutOffDay: 0, cutOffTime: '15:00' },
        senderState: 'VIC',
        now: new Date('2026-04-02T16:10:00+11:00'),
      },
      australianHolidays('VIC', '2026-04-02'),
    );

    expect(pickup).toBe('2026-04-07');
    expect(etaDate(pickup, 1, australianHolidays('NSW', pickup))).toBe('2026-04-08');
  });
});
