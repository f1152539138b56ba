import { starterZones } from '../../address-book/index.js';
import { capitals, oneForEachCapital, outcomeOf } from './trial-consignment.js';

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

const offer = (totalCents: number) => ({ data: { totalCents } });
const rejection = { code: 'NO_ACCOUNT', message: 'No account for this client' };

describe('the outcome of a trial', () => {
  it('H55 counts offers with a price, and the capitals they reach', () => {
    const results = [
      { offers: [offer(4200), offer(0)], rejections: [rejection] },
      { offers: [offer(0)], rejections: [] },
    ];
    expect(outcomeOf(results)).toEqual({ offerCount: 1, reachedCount: 1, reason: null });
  });

  it('H55 counts no offer if all prices are on application, and says so', () => {
    const results = [
      { offers: [offer(0)], rejections: [] },
      { offers: [offer(0)], rejections: [rejection] },
    ];
    expect(outcomeOf(results)).toEqual({
      offerCount: 0,
      reachedCount: 0,
      reason: 'Price on application: the rate cards have no price for these routes',
    });
  });

  it('gives the most frequent reason, and none without any responses', () => {
    const results = [
      { offers: [], rejections: [rejection, rejection, { code: 'NO_LANE', message: 'No lane' }] },
    ];
    expect(outcomeOf(results).reason).toBe('No account for this client');
    expect(outcomeOf([]).reason).toBeNull();
  });
});
