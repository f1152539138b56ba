import { findEtaZone, kilometresBetween } from './nearest-eta-zone.js';

describe('the ETA zone of a locality', () => {
  it.each([
    ['Dandenong South', 'VIC', -38.02, 145.22, 'MEL'],
    ['Geelong', 'VIC', -38.15, 144.36, 'GEX'],
    ['Mildura', 'VIC', -34.2, 142.15, 'VICC'],
    ['Queanbeyan, across the border', 'NSW', -35.35, 149.23, 'CBR'],
    ['Tweed Heads, across the border', 'NSW', -28.18, 153.54, 'OOL'],
    ['Dubbo', 'NSW', -32.25, 148.6, 'NSWC'],
    ['Cairns', 'QLD', -16.92, 145.77, 'QLDN'],
    ['Rockhampton', 'QLD', -23.38, 150.51, 'QLDC'],
    ['Launceston', 'TAS', -41.44, 147.14, 'HBT'],
    ['Alice Springs', 'NT', -23.7, 133.88, 'DRW'],
    ['Kalgoorlie', 'WA', -30.75, 121.47, 'WAC'],
    ['Port Lincoln', 'SA', -34.72, 135.86, 'SAC'],
  ])('of %s, %s', (_name, state, latitude, longitude, zone) => {
    expect(findEtaZone({ state, latitude, longitude })).toBe(zone);
  });

  it('is unknown outside the states', () => {
    expect(findEtaZone({ state: 'OT', latitude: -10.42, longitude: 105.68 })).toBeNull();
  });
});

describe('measuring a distance', () => {
  it('is the great-circle distance', () => {
    const melbourne = { latitude: -37.81, longitude: 144.96 };
    const sydney = { latitude: -33.87, longitude: 151.21 };

    expect(kilometresBetween(melbourne, sydney)).toBeCloseTo(713, -1);
  });
});
