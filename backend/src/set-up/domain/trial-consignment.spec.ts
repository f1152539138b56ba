import { starterZones } from '../../address-book/index.js';
import { capitals, oneForEachCapital } from './trial-consignment.js';

describe('the capitals of a trial', () => {
  it('are all found among the suburbs of a new installation, one in each state', async () => {
    const suburbs = await starterZones();
    const found = suburbs.filter((suburb) =>
      capitals.some(([name, postcode]) => suburb.name === name && suburb.postcode === postcode),
    );

    expect(
      oneForEachCapital(found)
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  });
});
