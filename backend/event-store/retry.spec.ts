import { EventStoreUnavailable } from './event-store.errors.js';
import { backoffDelayMs, RETRY_TIMEOUT_MS, retryTransient, sleep } from './retry.js';

const unavailable = new Error('connection refused');
const isTransient = (error: unknown) => error === unavailable;
const never = new AbortController().signal;

/** Work that fails until the clock reads `untilMs`, and records each attempt. */
function failingUntil(untilMs: number) {
  const startedAt = performance.now();
  const triedAt: number[] = [];
  const work = () => {
    const elapsed = performance.now() - startedAt;
    triedAt.push(elapsed);
    return elapsed < untilMs ? Promise.reject(unavailable) : Promise.resolve('written');
  };
  return { work, triedAt };
}

/** Outcome of a promise while the clock runs. */
async function outcomeOf<T>(promise: Promise<T>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  return settled;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the delay before another attempt', () => {
  it('doubles up to 5 s', () => {
    expect([0, 1, 2, 3, 6, 7, 8, 1_000_000].map(backoffDelayMs)).toEqual([
      50, 100, 200, 400, 3_200, 5_000, 5_000, 5_000,
    ]);
  });

  it('is shortened randomly, by at most half', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect([0, 1, 9].map(backoffDelayMs)).toEqual([25, 50, 2_500]);

    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(backoffDelayMs(9)).toBe(3_750);
  });
});

describe('a pause', () => {
  it('lasts for the given time', async () => {
    const ended = jest.fn();
    void sleep(100, never).then(ended);

    await jest.advanceTimersByTimeAsync(99);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  });

  it('ends at once when it is aborted', async () => {
    const stop = new AbortController();
    const pause = sleep(1_000_000, stop.signal);
    stop.abort();

    await expect(pause).resolves.toBeUndefined();
  });
});

describe('retrying while the store is unavailable', () => {
  it('returns the result of the first attempt', async () => {
    const { work, triedAt } = failingUntil(0);

    expect(await outcomeOf(retryTransient(work, { isTransient, signal: never }))).toBe('written');
    expect(triedAt).toEqual([0]);
  });

  it('retries after increasing pauses of at most a second, until the store is back', async () => {
    const { work, triedAt } = failingUntil(4_000);

    expect(await outcomeOf(retryTransient(work, { isTransient, signal: never }))).toBe('written');
    expect(triedAt).toEqual([0, 50, 150, 350, 750, 1_550, 2_550, 3_550, 4_550]);
  });

  it('throws any other error at once', async () => {
    const rejected = new Error('wrong revision');
    const work = jest.fn(() => Promise.reject(rejected));

    expect(await outcomeOf(retryTransient(work, { isTransient, signal: never }))).toBe(rejected);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('makes a last attempt after its time limit, and reports why it failed', async () => {
    const { work, triedAt } = failingUntil(Infinity);

    const outcome = await outcomeOf(retryTransient(work, { isTransient, signal: never }));

    expect(outcome).toBeInstanceOf(EventStoreUnavailable);
    expect(outcome).toMatchObject({ cause: unavailable });
    expect(triedAt.slice(-2)).toEqual([9_550, RETRY_TIMEOUT_MS]);
  });

  it("uses the caller's time limit and error", async () => {
    const { work, triedAt } = failingUntil(Infinity);
    const failure = (cause: unknown) => new Error('no database', { cause });

    const outcome = await outcomeOf(
      retryTransient(work, { isTransient, signal: never, timeoutMs: 200, failure }),
    );

    expect(outcome).toEqual(new Error('no database'));
    expect(triedAt).toEqual([0, 50, 150, 200]);
  });

  it('tries only one more time when it is aborted', async () => {
    const { work, triedAt } = failingUntil(Infinity);
    const stop = new AbortController();
    setTimeout(() => {
      stop.abort();
    }, 3_000);

    const outcome = await outcomeOf(retryTransient(work, { isTransient, signal: stop.signal }));

    expect(outcome).toBeInstanceOf(EventStoreUnavailable);
    expect(triedAt.slice(-2)).toEqual([2_550, 3_000]);
  });
});
