import { FairQueue } from './limits.interceptor.js';
import { TooBusy, TooManyRequests } from './limit.errors.js';

const limits = { running: 2, runningPerKey: 2, waiting: 4, waitingPerKey: 3 };

/** Work that ends on demand, and records when it began. */
function controlled(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name: string) =>
    queue.run(key, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, add, endOne };
}

describe('a fair queue', () => {
  it('never exceeds its concurrency', async () => {
    const { begun, add, endOne } = controlled(new FairQueue(limits));
    void add('a', 'a1');
    void add('a', 'a2');
    void add('a', 'a3');
    await new Promise(setImmediate);
    expect(begun).toEqual(['a1', 'a2']);
    await endOne();
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('serves waiting work in turns by key', async () => {
    const { begun, add, endOne } = controlled(new FairQueue({ ...limits, running: 1 }));
    for (const name of ['a1', 'a2', 'a3']) void add('a', name);
    for (const name of ['b1', 'b2']) void add('b', name);
    for (let turn = 0; turn < 5; turn += 1) await endOne();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  it('leaves capacity for others while one key uses its share', async () => {
    const { begun, add } = controlled(new FairQueue({ ...limits, runningPerKey: 1 }));
    void add('a', 'a1');
    void add('a', 'a2');
    void add('b', 'b1');
    await new Promise(setImmediate);
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('rejects work beyond the limit of a key, then beyond the overall limit', async () => {
    const { add } = controlled(new FairQueue({ ...limits, running: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    await expect(add('a', 'a5')).rejects.toThrow(TooManyRequests);
    void add('b', 'b1');
    await expect(add('b', 'b2')).rejects.toThrow(TooBusy);
  });

  it('continues after failed work', async () => {
    const queue = new FairQueue({ ...limits, running: 1 });
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
