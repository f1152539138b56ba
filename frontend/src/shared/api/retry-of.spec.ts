import { retryOf } from './retry-of';

const refetch = jest.fn();

describe('the retry of a query', () => {
  beforeEach(() => {
    refetch.mockClear();
  });

  it('repeats one that failed without data', () => {
    retryOf({ isError: true, refetch })?.();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is not offered while it loads, nor once it has loaded', () => {
    expect(retryOf({ isError: false, refetch })).toBeUndefined();
    expect(retryOf({ isError: false, currentData: [], refetch })).toBeUndefined();
  });

  it('is not offered when only a refetch has failed', () => {
    expect(retryOf({ isError: true, currentData: [], refetch })).toBeUndefined();
  });
});
