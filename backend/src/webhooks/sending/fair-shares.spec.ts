import fc from 'fast-check';

import { FairShares, type Share } from './fair-shares.js';

const limits = { total: 100, perCustomer: 40, minimum: 0 };

/** Takes as much as there is room for, up to the number. */
function take(share: Share, max: number): number {
  const count = Math.min(max, share.room);
  share.add(count);
  return count;
}

const customersOf = (shares: FairShares, counts: readonly number[]) =>
  counts.map((count, customer) => Array.from({ length: count }, () => shares.join(customer)));

const heldBy = (shares: readonly Share[]) => shares.reduce((sum, { held }) => sum + held, 0);

const step = fc.record({
  customer: fc.nat(9),
  share: fc.nat(9),
  change: fc.integer({ min: -30, max: 60 }),
});

describe('shares of subscriptions', () => {
  it.each([0, 2])(
    'stay within the limits, and reserve the part of each customer, with a minimum of %s',
    (minimum) => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
          fc.array(step, { maxLength: 80 }),
          (counts, steps) => {
            const shares = new FairShares({ ...limits, minimum });
            const customers = customersOf(shares, counts);
            const extra = minimum * customers.flat().length;
            for (const { customer, share, change } of steps) {
              const ofCustomer = customers[customer % customers.length]!;
              const one = ofCustomer[share % ofCustomer.length]!;
              if (change > 0) take(one, change);
              else one.add(-Math.min(-change, one.held));

              expect(heldBy(customers.flat())).toBeLessThanOrEqual(limits.total + extra);
              for (const all of customers) {
                expect(heldBy(all)).toBeLessThanOrEqual(limits.perCustomer + extra);
                for (const { held, room } of all)
                  expect(held + room).toBeGreaterThanOrEqual(minimum);
              }
            }
            const part = Math.min(
              Math.floor(limits.total / 2 / customers.length),
              limits.perCustomer,
            );
            for (const all of customers) {
              for (const one of all) take(one, limits.total);
              expect(heldBy(all)).toBeGreaterThanOrEqual(part);
            }
          },
        ),
      );
    },
  );

  it('leave half of a customer’s share to its other subscriptions', () => {
    const [[greedy, ...others]] = customersOf(new FairShares(limits), [5]) as [Share[]];
    expect(take(greedy!, 100)).toBeLessThanOrEqual(24);
    expect(others.map((one) => take(one, 4))).toEqual([4, 4, 4, 4]);
  });

  it('give a lone customer everything, up to its limit', () => {
    const [[only]] = customersOf(new FairShares(limits), [1]) as [Share[]];
    expect(take(only!, 100)).toBe(40);
  });

  it('are free again once their subscription has left', () => {
    const shares = new FairShares(limits);
    const [[first]] = customersOf(shares, [1]) as [Share[]];
    take(first!, 100);
    first!.leave();
    expect(shares.join(0).room).toBe(40);
  });

  it('go to those that wait, in turns', () => {
    const shares = new FairShares({ total: 4, perCustomer: 2, minimum: 0 });
    const turns: string[] = [];
    const joined = ['a', 'b', 'c'].map((name) => {
      const share = shares.join(1, () => {
        if (take(share, 1) === 1) turns.push(name);
        share.wait();
      });
      return share;
    });
    const working = shares.join(1);
    take(working, 2);
    for (const share of joined) share.wait();
    working.add(-2);
    for (let round = 0; round < 3; round += 1) joined.find(({ held }) => held > 0)?.add(-1);

    expect(turns).toEqual(['a', 'b', 'c', 'a']);
  });
});
