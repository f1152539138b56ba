import type { ItemInput } from '../consignment.js';
import type { RateCardRow } from '../rate-card/rate-card.js';
import type { RulesRecord } from '../rules/rules-record.js';
import { carton, offer, pallet, rejections, row } from '../testing/pricing.fixture.js';

const limits = (
  group: string,
  length: number,
  width: number,
  height: number,
  kilograms: number,
) => ({
  [`${group}PalletMaxL`]: length,
  [`${group}PalletMaxW`]: width,
  [`${group}PalletMaxH`]: height,
  [`${group}PalletMaxKg`]: kilograms,
});
const half = limits('half', 1.2, 1, 0.7, 250);
const full = limits('full', 1.2, 1, 1.4, 500);
const max = limits('max', 2.4, 1.2, 2.2, 1000);
const all: RulesRecord = { ...half, ...full, ...max };
const doubled: RulesRecord = { ...all, palletOvercharge: 'double_rate' };

const fullRow = row('PALLET', { basic: 10, minimum: 50, rate: 100 });
const halfRow = row('HALF_PALLET', { basic: 7, minimum: 20, rate: 60 });
const expensive = row('PALLET', { rate: 5000 });
const both = [fullRow, halfRow];

const halfPallet = (quantity = 1) => pallet(quantity, [1.2, 1, 0.7], 250);
const fullPallet = (quantity = 1) => pallet(quantity, [1.2, 1, 1.4], 500);
const tallPallet = pallet(1, [1.2, 1, 1.75], 500);
const widePallet = pallet(1, [1.2, 1.2, 1], 100);

const freightOf = (items: ItemInput[], rules: RulesRecord, rows: readonly RateCardRow[]) =>
  offer({ items, rules, rows }).freightCost / 100;

describe('pallet freight', () => {
  it.each<
    [dollars: number, why: string, items: ItemInput[], rules: RulesRecord, rows: RateCardRow[]]
  >([
    [67, 'a half, by its own basic', [halfPallet()], all, both],
    [127, 'two halves, basic once', [halfPallet(2)], all, both],
    [210, 'two fulls', [fullPallet(2)], all, both],
    [
      170,
      'a full and a half: basic of the PALLET row, once',
      [fullPallet(), halfPallet()],
      all,
      both,
    ],
    [110, 'a half without a half row is a full', [halfPallet()], all, [fullRow]],
    [110, 'no half class', [halfPallet()], { ...full, ...max }, both],
    [110, 'turned footprint', [pallet(1, [1, 1.2, 1.4], 500)], all, both],
    [135, 'pro rata by height multiplies the rate, not the basic', [tallPallet], all, both],
    [130, 'pro rata by footprint', [widePallet], all, both],
    [122.4, 'pro rata by weight', [pallet(1, [1, 1, 1], 562)], all, both],
    [6643, 'a ratio of 1.3286, to 4 decimals', [pallet(1, [1.2, 1, 1.86], 400)], all, [expensive]],
    [210, 'double rate', [tallPallet], doubled, both],
    [310, 'one full, one double', [tallPallet, fullPallet()], doubled, both],
    [110, 'no full limit', [pallet(1, [2, 2, 2], 900)], half, both],
    [310, 'no maximum', [pallet(1, [1.2, 1, 4.2], 500)], { ...half, ...full }, both],
    [135, 'a blank overcharge is pro rata', [tallPallet], { ...all, palletOvercharge: null }, both],
    [
      50,
      'minimum of the PALLET row',
      [fullPallet()],
      all,
      [row('PALLET', { minimum: 50, rate: 20 })],
    ],
    [
      20,
      'minimum of the HALF_PALLET row',
      [halfPallet()],
      all,
      [row('HALF_PALLET', { minimum: 20, rate: 6 })],
    ],
  ])('is %d for %s', (dollars, _reason, items, rules, rows) => {
    expect(freightOf(items, rules, rows)).toBe(dollars);
  });

  it('ignores a limit of 0 in the size ratio', () => {
    expect(freightOf([fullPallet()], { fullPalletMaxH: 0 }, both)).toBe(110);
  });

  it('compares with the limits that are set', () => {
    const lengthAlone = { fullPalletMaxL: 1.2, fullPalletMaxH: 1.4 };

    expect(freightOf([tallPallet], lengthAlone, both)).toBe(135);
  });

  it('rounds each pro rata pallet to cents', () => {
    const rows = [row('PALLET', { rate: 33.33 })];
    const two = pallet(2, [1.2, 1, 1.75], 500);

    expect(freightOf([two], all, rows)).toBe(83.32);
  });

  it.each<[dollars: number, why: string, breakMode: 'BREAK' | 'SLIDING']>([
    [180 + 112.5, 'two fulls and a pro rata at the second break', 'BREAK'],
    [200 + 112.5, 'the oversized one is the last to be placed', 'SLIDING'],
  ])('is %d: %s', (dollars, _reason, breakMode) => {
    const rows = [
      row('PALLET', { breakFrom: 0, breakTo: 2, breakMode, rate: 100 }),
      row('PALLET', { breakFrom: 2, breakMode, rate: 90 }),
    ];

    expect(freightOf([tallPallet, fullPallet(2)], all, rows)).toBe(dollars);
  });

  it('overcharges a pallet’s share of a flat price', () => {
    const rows = [row('PALLET', { rate: 100, rateUnit: 'FLAT' })];

    expect(freightOf([tallPallet], all, rows)).toBe(125);
    expect(freightOf([tallPallet, fullPallet()], all, rows)).toBe(112.5);
  });

  it('explains the overcharge in the trace', () => {
    const items = [fullPallet(), tallPallet];

    expect(offer({ items, rules: all, rows: both }).trace.band).toBe('0+@100, 1 oversized x 1.25');
    expect(offer({ items, rules: doubled, rows: both }).trace.band).toBe('0+@100, 1 oversized x 2');
    expect(offer({ items: [widePallet, tallPallet], rules: all, rows: both }).trace.band).toBe(
      '0+@100, 1 oversized x 1.2, 1 oversized x 1.25',
    );
  });

  it('prices any number of pallets at once', () => {
    const many = pallet(1_000_000, [1.2, 1, 1.75], 500);

    expect(freightOf([many], all, both)).toBe(125_000_010);
  });

  it('counts included pallets towards the basic', () => {
    const rows = [row('PALLET', { basic: 150, includedUnits: 2, rate: 60 })];

    expect(freightOf([fullPallet(2)], all, rows)).toBe(150);
    expect(freightOf([fullPallet(2), tallPallet], all, rows)).toBe(225);
    expect(freightOf([tallPallet], all, rows)).toBe(150);
  });

  it('charges half pallets in full alongside others, whose basic does not cover them', () => {
    const rows = [fullRow, row('HALF_PALLET', { basic: 60, includedUnits: 1, rate: 60 })];

    expect(freightOf([halfPallet()], all, rows)).toBe(60);
    expect(freightOf([halfPallet(), fullPallet()], all, rows)).toBe(170);
  });
});

describe('the pallet method', () => {
  it.each<[code: string, why: string, items: ItemInput[], rows: RateCardRow[]]>([
    ['NOT_ALL_PALLETS', 'a carton among them', [fullPallet(), carton(1, [0.1, 0.1, 0.1], 1)], both],
    ['PALLET_ABOVE_MAX', 'too high', [pallet(1, [1.2, 1, 2.21], 400)], both],
    ['PALLET_ABOVE_MAX', 'too heavy', [pallet(1, [1.2, 1, 1], 1001)], both],
    [
      'PALLET_ABOVE_MAX',
      'one of two too high',
      [fullPallet(), pallet(1, [1.2, 1, 2.21], 400)],
      both,
    ],
    [
      'PALLET_ABOVE_MAX',
      'a full pallet when only half pallets have a row',
      [fullPallet()],
      [halfRow],
    ],
    [
      'ABOVE_LAST_BREAK',
      'three pallets when the rows end at two',
      [fullPallet(3)],
      [row('PALLET', { breakTo: 2, rate: 1 })],
    ],
    [
      'ABOVE_LAST_BREAK',
      'half pallets when their rows end at two',
      [fullPallet(), halfPallet(3)],
      [fullRow, row('HALF_PALLET', { breakTo: 2, rate: 1 })],
    ],
    [
      'ABOVE_MAX_KG',
      'above the row’s own maximum weight',
      [fullPallet()],
      [row('PALLET', { rate: 1, maxKg: 499 })],
    ],
  ])('returns %s: %s', (code, _reason, items, rows) => {
    expect(rejections({ items, rows, rules: all })).toEqual([`PALLET ${code}`]);
  });

  it('applies a half row’s maximum weight to half pallets only', () => {
    const rows = [fullRow, row('HALF_PALLET', { rate: 60, maxKg: 250 })];

    expect(rejections({ items: [halfPallet(), fullPallet()], rows, rules: all })).toEqual([]);
  });

  it('rejects pallets above the maximum even without a full limit', () => {
    const items = [pallet(1, [1.2, 1, 2.3], 400)];

    expect(rejections({ items, rows: both, rules: max })).toEqual(['PALLET PALLET_ABOVE_MAX']);
  });

  it('uses the cubic factor of its own row, or else that of the rules', () => {
    const items = [fullPallet()];

    expect(offer({ items, rules: { ...all, kgCubic: 333 }, rows: both }).cubicWeight).toBe(559.44);
    expect(
      offer({ items, rules: all, rows: [row('PALLET', { rate: 1, cubicFactor: 300 })] })
        .cubicWeight,
    ).toBe(504);
  });
});
