import type { RateCardRow } from '../../domain/rate-card/rate-card.js';
import { compareLanes } from './compare-lanes.js';

const TODAY = '2026-11-23';
const row = (more: Partial<RateCardRow>): RateCardRow => ({
  ...{ fromZone: 'MEL', toZone: 'SYD', rateType: 'KG', rate: 0.4 },
  effectiveFrom: '2026-01-01',
  ...more,
});

describe('the rows of a lane', () => {
  it.each([
    ['blank cells are the defaults', row({}), row({ basic: 0, breakFrom: 0, breakMode: 'BREAK' })],
    [
      'blank cells mean one way, per unit',
      row({}),
      row({ reciprocal: false, rateUnit: 'PER_UNIT' }),
    ],
    ['the first day is blank, and the rate is in force', row({}), row({ effectiveFrom: null })],
  ])('are the same if %s', (_, current, next) => {
    expect(compareLanes([current], [next], TODAY)).toEqual([]);
  });

  it('differ if a rate that begins later would begin today', () => {
    const current = row({ effectiveFrom: '2027-01-01' });
    expect(compareLanes([current], [row({ effectiveFrom: undefined })], TODAY)).toEqual([
      { path: 'effectiveFrom', from: '2027-01-01', to: TODAY },
    ]);
  });

  it('differ by each field', () => {
    expect(
      compareLanes([row({ cubicFactor: 250 })], [row({ rate: 0.5, maxKg: 30 })], TODAY),
    ).toEqual([
      { path: 'rate', from: 0.4, to: 0.5 },
      { path: 'cubicFactor', from: 250, to: null },
      { path: 'maxKg', from: null, to: 30 },
    ]);
  });

  it('are compared by break and period, and a break may be added or removed', () => {
    const current = [
      row({ breakTo: 100 }),
      row({ breakFrom: 100, rate: 0.3 }),
      row({ breakTo: 100, rate: 0.6, effectiveFrom: '2027-01-01' }),
    ];
    const next = [
      row({ breakTo: 100, rate: 0.7, effectiveFrom: '2027-01-01' }),
      row({ breakTo: 100 }),
      row({ breakFrom: 200, rate: 0.2, basic: 5 }),
    ];
    expect(compareLanes(current, next, TODAY)).toEqual([
      { path: 'break 0 rate', from: 0.6, to: 0.7 },
      { path: 'break 200', from: null, to: '0.2, basic 5' },
      { path: 'break 100', from: '0.3', to: null },
    ]);
  });
});
