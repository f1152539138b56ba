import { Rejected, Unavailable, Unreadable } from '../../carrier-adapters/index.js';
import { pollGroups } from './poll-groups.js';

const groups = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  [11, 12],
];
const pollWithFailures = (...badItems: readonly number[]) => {
  const accepted: number[] = [];
  let calls = 0;
  const run = (error: Error = new Unreadable('not as documented'), maxCalls = 10) =>
    pollGroups(groups, {
      maxCalls,
      shouldStop: () => false,
      poll: (group) => {
        calls += 1;
        return group.some((item) => badItems.includes(item))
          ? Promise.reject(error)
          : Promise.resolve();
      },
      accept: (group) => {
        accepted.push(...group);
        return Promise.resolve();
      },
    });
  return { run, accepted, calls: () => calls };
};

describe('polling in groups', () => {
  it.each([
    ['cannot be read', new Unreadable('not as documented')],
    ['is rejected', new Rejected({ code: '51101', message: 'not as documented' })],
  ])('accepts all but the one whose response %s', async (_, error) => {
    const { run, accepted, calls } = pollWithFailures(3);
    expect(await run(error)).toEqual([{ item: 3, reason: 'not as documented' }]);
    expect(accepted.sort((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(calls()).toBeLessThanOrEqual(10);
  });

  it('reports a single item that fails on its own', async () => {
    const failed = pollGroups([[1]], {
      maxCalls: 10,
      shouldStop: () => false,
      poll: () => Promise.reject(new Unreadable('not as documented')),
      accept: () => Promise.resolve(),
    });

    await expect(failed).resolves.toEqual([{ item: 1, reason: 'not as documented' }]);
  });

  it('makes no more calls than allowed', async () => {
    const { run, calls } = pollWithFailures(1, 5, 9);
    await run(undefined, 4).catch(() => undefined);
    expect(calls()).toBe(4);
  });

  it.each<[string, number[], Error]>([
    ['every response fails', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], new Unreadable('no')],
    ['the server is unavailable', [11], new Unavailable('no')],
    ['the key is rejected', [1], new Rejected({ code: 'CREDENTIALS', message: 'no' })],
  ])('fails if %s', async (_, bad, error) => {
    await expect(pollWithFailures(...bad).run(error)).rejects.toBe(error);
  });
});
