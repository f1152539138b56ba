import { BatchQueue } from './batch-queue.js';

const recorded = () => {
  const batches: (readonly number[])[] = [];
  const queue = new BatchQueue((items: readonly number[]) => {
    batches.push(items);
    return items.includes(13)
      ? Promise.reject(new Error('cannot be written'))
      : Promise.resolve(items.map((item) => item * 10));
  });
  return { batches, queue };
};

describe('batch queue', () => {
  it('writes items that arrive during a batch together, and returns each result', async () => {
    const { batches, queue } = recorded();

    const results = await Promise.all([1, 2, 3, 4].map((item) => queue.add(item)));

    expect(results).toEqual([10, 20, 30, 40]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('fails only what cannot be written', async () => {
    const { queue } = recorded();

    const results = await Promise.allSettled([1, 2, 13, 4].map((item) => queue.add(item)));

    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('continues after a failure', async () => {
    const { queue } = recorded();

    await expect(queue.add(13)).rejects.toThrow('cannot be written');
    expect(await queue.add(1)).toBe(10);
  });
});
