import { createStaggeredRefetch } from './staggered-refetch';

const PAUSE = { minMs: 1000, maxMs: 5000 };

let read: string[][];
let end: (() => void)[];
let reads: ReturnType<typeof createStaggeredRefetch<string>>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  read = [];
  end = [];
  reads = createStaggeredRefetch<string>((tags) => {
    read.push([...tags]);
    return new Promise<void>((resolve) => end.push(resolve));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('refetching', () => {
  it('waits for a time that differs from browser to browser, and no longer than specified', async () => {
    jest.mocked(Math.random).mockReturnValueOnce(0);
    reads.schedule([['lists']], PAUSE);
    reads.schedule([['figures']], PAUSE);

    await jest.advanceTimersByTimeAsync(1000);
    expect(read).toEqual([['lists']]);
    end[0]?.();
    await jest.advanceTimersByTimeAsync(3999);
    expect(read).toEqual([['lists']]);
    await jest.advanceTimersByTimeAsync(1);
    expect(read).toEqual([['lists'], ['figures']]);
  });

  it('is one read, however often it is requested in the meantime', async () => {
    for (let message = 0; message < 100; message += 1) reads.schedule([['lists']], PAUSE);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(5000);
    end[0]?.();
    await jest.advanceTimersByTimeAsync(5000);

    expect(read).toEqual([['lists']]);
  });

  it('adds only what is not already waiting', async () => {
    reads.schedule([['lists']], PAUSE);
    reads.schedule([['lists'], ['figures']], PAUSE);
    await jest.advanceTimersByTimeAsync(5000);
    end[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    end[1]?.();
    await jest.advanceTimersByTimeAsync(5000);

    expect(read).toEqual([['lists'], ['figures']]);
  });

  it('is done one after another', async () => {
    reads.schedule([['lists'], ['figures']], PAUSE);
    await jest.advanceTimersByTimeAsync(5000);
    expect(read).toEqual([['lists']]);

    end[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(read).toEqual([['lists'], ['figures']]);
  });

  it('does not wait long for a slow response', async () => {
    reads.schedule([['lists'], ['figures']], PAUSE);
    await jest.advanceTimersByTimeAsync(5000);
    await jest.advanceTimersByTimeAsync(2000);

    expect(read).toEqual([['lists'], ['figures']]);
  });

  it('is repeated for changes that arrive once it has begun', async () => {
    reads.schedule([['lists']], PAUSE);
    await jest.advanceTimersByTimeAsync(5000);
    reads.schedule([['lists']], PAUSE);
    end[0]?.();
    await jest.advanceTimersByTimeAsync(5000);

    expect(read).toHaveLength(2);
  });
});
