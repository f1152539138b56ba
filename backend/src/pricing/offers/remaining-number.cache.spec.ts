import { CacheSize } from '../../platform/cache/cache-size.js';
import type { RangeUsageQueries } from '../../prefix-ranges/index.js';
import { RemainingNumberCache } from './remaining-number.cache.js';

/** A cache over one account; each read finds the next of these remaining numbers. */
function cacheOver(...left: number[]) {
  const listAccountUsage = jest.fn(() =>
    Promise.resolve([
      { clientCarrierAccountId: 7, latestNumber: null, remaining: left.shift() ?? 0 },
    ]),
  );
  const usage: Partial<RangeUsageQueries> = { listAccountUsage };
  const cache = new RemainingNumberCache(usage as RangeUsageQueries, new CacheSize());
  return { listAccountUsage, remaining: async () => (await cache.get([7])).get(7) };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the remaining numbers of an account', () => {
  it('are read for each request while few are left, so that an account that ran out is not offered again', async () => {
    const { remaining } = cacheOver(1, 0);

    expect(await remaining()).toBe(1);
    expect(await remaining()).toBe(0);
  });

  it('are cached for seconds while there are plenty, and never shown later than that', async () => {
    jest.useFakeTimers();
    const { remaining, listAccountUsage } = cacheOver(1_000_000, 12);
    await remaining();
    expect(await remaining()).toBe(1_000_000);
    expect(listAccountUsage).toHaveBeenCalledTimes(1);

    jest.advanceTimersByTime(60_000);

    expect(await remaining()).toBe(12);
  });

  it('are cached for less time the fewer are left: a millisecond for each', async () => {
    jest.useFakeTimers();
    const { remaining, listAccountUsage } = cacheOver(300, 12);
    await remaining();

    jest.advanceTimersByTime(299);
    expect(await remaining()).toBe(300);
    expect(listAccountUsage).toHaveBeenCalledTimes(1);

    jest.advanceTimersByTime(1);
    expect(await remaining()).toBe(12);
  });

  it('are not read if none of the accounts takes a number', async () => {
    const usage: Partial<RangeUsageQueries> = { listAccountUsage: jest.fn() };
    const cache = new RemainingNumberCache(usage as RangeUsageQueries, new CacheSize());

    expect(await cache.get([])).toEqual(new Map());
    expect(usage.listAccountUsage).not.toHaveBeenCalled();
  });
});
