import { differences, isSame } from './differences.js';

describe('comparing two records', () => {
  it('names every leaf that differs by its path', () => {
    const before = { reference: 'A', items: [{ quantity: 1, weight: 5 }], carrier: null };
    const after = { reference: 'B', items: [{ quantity: 2, weight: 5 }], carrier: { id: 7 } };

    expect(differences(before, after)).toEqual([
      { path: 'reference', from: 'A', to: 'B' },
      { path: 'items.0.quantity', from: 1, to: 2 },
      { path: 'carrier', from: null, to: { id: 7 } },
    ]);
  });

  it('names lines that were added or taken away', () => {
    expect(differences({ items: ['a', 'b'] }, { items: ['a'] })).toEqual([
      { path: 'items.1', from: 'b', to: null },
    ]);
  });

  it('sees no difference in the order of keys, nor between null and absent', () => {
    expect(isSame({ a: 1, b: { c: 2, d: null } }, { b: { c: 2 }, a: 1 })).toBe(true);
  });

  it('sees the order of a list', () => {
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
  });
});
