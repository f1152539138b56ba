import { countryTimeZones } from './time-zones.js';

describe('the time zones', () => {
  it('are known to the runtime, each country once', () => {
    const countries = countryTimeZones();
    const names = countries.map(({ countryName }) => countryName);

    expect(new Set(names).size).toBe(names.length);
    for (const { timeZones } of countries)
      for (const timeZone of timeZones)
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});
