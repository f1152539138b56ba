import { mapConcurrently } from './map-concurrently.js';

describe('mapping with limited concurrency', () => {
  it('returns results in the order of the items', async () => {
    const gates = new Map<number, () => void>();
    const work = (item: number) =>
      new Promise<number>((resolve) =>
        gates.set(item, () => {
          resolve(item * 10);
        }),
      );

    const all = mapConcurrently(2, [1, 2], work);
    gates.get(2)?.();
    gates.get(1)?.();

    expect(await all).toEqual([10, 20]);
  });

  it('never runs more than the limit', async () => {
    let inFlight = 0;
    let peak = 0;

    await mapConcurrently(3, [1, 2, 3, 4, 5, 6, 7], async () => {
      inFlight += 1;
      peak = Math.max(peak, inFlight);
      await Promise.resolve();
      inFlight -= 1;
    });

    expect(peak).toBe(3);
  });

  it('starts nothing after a failure, and rejects when everything started has ended', async () => {
    const log: string[] = [];
    const work = async (item: number) => {
      if (item === 1) throw new Error('one');
      await Promise.resolve();
      log.push(`ended ${item}`);
    };

    await mapConcurrently(2, [1, 2, 3, 4], work).catch(() => log.push('thrown'));

    expect(log).toEqual(['ended 2', 'thrown']);
  });

  it('rejects with the first failure', async () => {
    const work = (item: number) =>
      item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item);

    await expect(mapConcurrently(2, [1, 2, 3], work)).rejects.toThrow('two');
  });
});
