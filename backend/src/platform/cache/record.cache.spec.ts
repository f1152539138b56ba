import { AsyncCache } from './record.cache.js';

const counting = (isReliable = () => true) => {
  const read = jest.fn((key: number) => Promise.resolve(`read ${key}`));
  return {
    read,
    memory: new AsyncCache<number, string>({ read, maxEntries: 2, canCache: isReliable }),
  };
};

describe('record cache', () => {
  it('reads each value once, even for concurrent requests', async () => {
    const { read, memory } = counting();

    await Promise.all([memory.get(1), memory.get(1)]);
    expect(await memory.get(1)).toBe('read 1');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads again after invalidation', async () => {
    const { read, memory } = counting();

    await memory.get(1);
    memory.clear();
    await memory.get(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not store a value whose read was in progress at the invalidation', async () => {
    const values = ['old', 'new'];
    const memory = new AsyncCache<number, string>({
      read: () => Promise.resolve(values.shift() ?? ''),
      maxEntries: 2,
      canCache: () => true,
    });

    const early = memory.get(1);
    memory.clear();
    expect(await early).toBe('old');
    expect(await memory.get(1)).toBe('new');
  });

  it('does not store failures', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('there');
    const memory = new AsyncCache<number, string>({ read, maxEntries: 2, canCache: () => true });

    await expect(memory.get(1)).rejects.toThrow('gone');
    expect(await memory.get(1)).toBe('there');
  });

  it('stores nothing while changes might be missed', async () => {
    const { read, memory } = counting(() => false);

    await memory.get(1);
    await memory.get(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('evicts the least recently used value', async () => {
    const { read, memory } = counting();

    for (const key of [1, 2, 1, 3, 1]) await memory.get(key);
    expect(read.mock.calls).toEqual([[1], [2], [3]]);
  });
});
