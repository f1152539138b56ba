import { transitLanes, type ServiceGroupName } from './transit-days.js';
import { freightZones } from './freight-zones.js';

const days = (group: ServiceGroupName, from: string, to: string) =>
  transitLanes(group).find(({ fromZone, toZone }) => fromZone === from && toZone === to)?.eta;

describe('initial transit times', () => {
  it.each([
    ['MEL', 'MEL', 1, 1],
    ['MEL', 'VICC', 2, 2],
    ['SYD', 'MEL', 1, 2],
    ['MEL', 'SYD', 1, 2],
    ['BNE', 'MEL', 2, 3],
    ['SYD', 'PER', 3, 5],
    ['MEL', 'HBT', 2, 2],
    ['SYD', 'HBT', 2, 3],
    ['MEL', 'DRW', 4, 6],
    ['NSWC', 'VICC', 3, 4],
  ])('%s to %s: %i by express, %i by road', (from, to, express, road) => {
    expect([days('Express', from, to), days('Road', from, to)]).toEqual([express, road]);
  });

  it('cover every pair of zones, except for couriers', () => {
    expect(transitLanes('Road')).toHaveLength(freightZones.length ** 2);
    expect(days('Courier', 'MEL', 'MEL')).toBe(0);
    expect(days('Courier', 'MEL', 'SYD')).toBeUndefined();
  });
});
