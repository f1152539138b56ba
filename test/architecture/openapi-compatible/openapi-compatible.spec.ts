import { breaksBetween } from '../../../tools/openapi/compatibility/operations.mjs';
import { additive } from './additive-changes.fixture.js';
import { breaking } from './breaking-changes.fixture.js';
import type { Change, Part } from './changes.fixture.js';
import { released } from './released-api.fixture.js';

const breaksAfter = (change: Change): string[] => {
  const document = structuredClone(released()) as unknown as Part;
  change(document);
  return breaksBetween(released(), document);
};

describe('the comparison with a released API', () => {
  it('finds nothing in an identical one', () => {
    expect(breaksAfter(() => undefined)).toEqual([]);
  });

  it('is tested with at least forty changes of each kind', () => {
    expect(Object.keys(breaking).length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(additive).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(breaking))('reports %s', (_, change) => {
    expect(breaksAfter(change)).not.toEqual([]);
  });

  it.each(Object.entries(additive))('accepts %s', (_, change) => {
    expect(breaksAfter(change)).toEqual([]);
  });

  it('names the place', () => {
    expect(breaksAfter(breaking['a lower maximum']!)).toEqual([
      'POST /orders body.weight: maximum is 50 now',
    ]);
  });
});
