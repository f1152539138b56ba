import { differences, isSame } from './consignment-record.js';

describe('comparing two records', () => {
  it('lists every leaf that differs by its path', () => {
    const before = { reference: 'A', items: [{ quantity: 1, weight: 5 }], carrier: null };
    const after = { reference: 'B', items: [{ quantity: 2, weight: 5 }], carrier: { id: 7 } };

    expect(differences(before, after)).toEqual([
      { path: 'reference', from: 'A', to: 'B' },
      { path: 'items.0.quantity', from: 1, to: 2 },
      { path: 'carrier', from: null, to: { id: 7 } },
    ]);
  });

  it('lists lines that were added or removed', () => {
    expect(differences({ items: ['a', 'b'] }, { items: ['a'] })).toEqual([
      { path: 'items.1', from: 'b', to: null },
    ]);
  });

  it('ignores the order of keys, and treats null and absent alike', () => {
    expect(isSame({ a: 1, b: { c: 2, d: null } }, { b: { c: 2 }, a: 1 })).toBe(true);
  });

  it('respects the order of a list', () => {
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
  });
});
