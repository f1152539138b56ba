import { kgRows, offer, rejections, row, type Scenario } from '../testing/pricing.fixture.js';
import type { RateCardRow } from './rate-card.js';

/** A row whose price identifies the lane. */
const lane = (name: string, prices: Partial<RateCardRow> = {}) => {
  const [fromZone = '', toZone = ''] = name.split('>');
  return row('KG', { fromZone, toZone, rate: 1, ...prices });
};
const backwards = (name: string) => lane(name, { reciprocal: true });
const zones = (...codes: string[]) =>
  codes.map((code) => {
    const [zone = '', priority = '1'] = code.split(':');
    return { zone, zonePriority: Number(priority) };
  });
const laneOf = (scenario: Scenario) => offer(scenario).trace.lane;

describe('finding the lane', () => {
  it.each<[taken: string, from: string, to: string, rows: RateCardRow[]]>([
    ['MEL>SYD', 'MEL', 'SYD', [lane('*>SYD'), lane('MEL>*'), lane('*>*'), lane('MEL>SYD')]],
    ['MEL>*', 'MEL', 'SYD', [lane('*>*'), lane('*>SYD'), lane('MEL>*')]],
    ['*>SYD', 'MEL', 'SYD', [lane('*>*'), lane('*>SYD')]],
    ['*>*', 'MEL', 'SYD', [lane('*>*'), lane('PER>SYD')]],
    ['SYD>MEL (reciprocal)', 'MEL', 'SYD', [backwards('SYD>MEL')]],
    ['MEL>SYD', 'MEL', 'SYD', [backwards('SYD>MEL'), lane('MEL>SYD')]],
    ['SYD>MEL (reciprocal)', 'MEL', 'SYD', [lane('*>*'), lane('MEL>*'), backwards('SYD>MEL')]],
    ['SYD>* (reciprocal)', 'MEL', 'SYD', [backwards('SYD>*')]],
  ])('takes %s from %s to %s', (taken, from, to, rows) => {
    expect(laneOf({ rows, fromZones: zones(from), toZones: zones(to) })).toBe(taken);
  });

  it.each<[taken: string, from: string[], to: string[], lanes: string[]]>([
    ['A>C', ['A:1', 'B:2'], ['C:1', 'D:2'], ['B>D', 'A>D', 'B>C', 'A>C']],
    ['A>D', ['A:1', 'B:2'], ['C:1', 'D:2'], ['B>D', 'B>C', 'A>D']],
    ['B>C', ['A:1', 'B:2'], ['C:1', 'D:2'], ['B>D', 'B>C']],
    ['B>C', ['A:5', 'B:1'], ['C:3', 'D:1'], ['A>D', 'B>C']],
    ['A>*', ['A:1', 'B:2'], ['C:1'], ['B>C', 'A>*']],
    ['B>C', ['A:1', 'B:1'], ['C:1'], ['A>*', 'B>C']],
  ])('chooses %s between %j and %j out of %j', (taken, from, to, lanes) => {
    const rows = lanes.map((name) => lane(name));

    expect(laneOf({ rows, fromZones: zones(...from), toZones: zones(...to) })).toBe(taken);
  });

  it('chooses a direct row before a reciprocal one of another zone with the same priority', () => {
    const rows = [backwards('C>A'), lane('B>C')];

    expect(laneOf({ rows, fromZones: zones('A:1', 'B:1'), toZones: zones('C:1') })).toBe('B>C');
  });

  it('uses only the reciprocal rows of a lane backwards', () => {
    const rows = [
      row('KG', { fromZone: 'SYD', toZone: 'MEL', rate: 9 }),
      row('ITEM', { fromZone: 'SYD', toZone: 'MEL', rate: 99, reciprocal: true }),
    ];

    expect(offer({ rows }).pricingMethod).toBe('ITEM');
  });

  it.each<[code: string, scenario: Scenario]>([
    ['NO_ZONE_FROM', { fromZones: [], rows: [lane('*>*')] }],
    ['NO_ZONE_TO', { toZones: [], rows: [lane('*>*')] }],
    ['NO_LANE', { rows: [] }],
    ['NO_LANE', { rows: [lane('SYD>MEL')] }],
    ['NO_LANE', { rows: [row('HOURLY', { rate: 60 })] }],
  ])('returns %s if there is none', (code, scenario) => {
    expect(rejections(scenario)).toEqual([code]);
  });

  it('stops at the first lane with rows, even if no method fits on it', () => {
    const rows = [...kgRows(), lane('*>*', { rateType: 'ITEM' })];

    expect(rejections({ rows, rules: { kgMaxKg: 1 } })).toEqual(['KG ITEM_TOO_HEAVY']);
  });
});

describe('a current row', () => {
  const may = { effectiveFrom: '2026-05-01', effectiveTo: '2026-05-31' };

  it.each([
    ['2026-04-30', ['RATE_CARD_EXPIRED']],
    ['2026-05-01', []],
    ['2026-05-31', []],
    ['2026-06-01', ['RATE_CARD_EXPIRED']],
  ])('counts on %s: %j', (dispatchDate, expected) => {
    expect(rejections({ dispatchDate, rows: [lane('MEL>SYD', may)] })).toEqual(expected);
  });

  it('on a later lane is used if the first lane has none in force', () => {
    const rows = [lane('MEL>SYD', may), lane('*>*')];

    expect(laneOf({ dispatchDate: '2026-06-01', rows })).toBe('*>*');
  });

  it('replaces the version before it', () => {
    const rows = [
      lane('MEL>SYD', { effectiveTo: '2026-05-31', rate: 1 }),
      lane('MEL>SYD', { effectiveFrom: '2026-06-01', rate: 2 }),
    ];

    expect(offer({ dispatchDate: '2026-06-01', rows }).freightCost).toBe(21600);
  });
});
