import { PushWaits } from './push-waits.js';

describe('pushes that wait', () => {
  it('leave slots to other customers, however many keys one uses, and release their own', async () => {
    const waits = new PushWaits();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const results: string[] = [];
    const push = async (callerId: number, customerId: number) => {
      const waited = () => ended.then(() => 'waited');
      results.push(await waits.run({ callerId, customerId }, waited, () => Promise.resolve('now')));
    };
    const ofKeys = Array.from({ length: 60 }, (_, key) => push(key, 1));
    const ofOneKey = Array.from({ length: 5 }, () => push(100, 2));
    const others = Array.from({ length: 5 }, (_, at) => push(200 + at, 3 + at));

    end();
    await Promise.all([...ofKeys, ...ofOneKey, ...others]);
    await push(0, 1);

    expect(results.filter((answer) => answer === 'now')).toHaveLength(20 + 1);
    expect(results.filter((answer) => answer === 'waited')).toHaveLength(40 + 4 + 5 + 1);
  });
});
