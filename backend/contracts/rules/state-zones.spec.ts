import { stateZone } from './calendar-day.js';

describe('time zone of a state', () => {
  it.each([
    ['NSW', 'Australia/Sydney'],
    ['VIC', 'Australia/Melbourne'],
    ['QLD', 'Australia/Brisbane'],
    ['SA', 'Australia/Adelaide'],
    ['WA', 'Australia/Perth'],
    ['NT', 'Australia/Darwin'],
    ['ACT', 'Australia/Canberra'],
    ['TAS', 'Australia/Hobart'],
  ])('CROSS-11 of %s is %s', (state, zone) => {
    expect(stateZone(state)).toBe(zone);
  });

  it.each([null, undefined, 'XYZ'])('CROSS-12 is that of New South Wales for %j', (state) => {
    expect(stateZone(state)).toBe('Australia/Sydney');
  });
});
