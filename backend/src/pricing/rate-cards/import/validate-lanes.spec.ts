import { type RateCardColumn, rateCardColumns } from '@contracts/rules/rate-card-columns.js';
import type { RateCardRow } from '../../domain/rate-card/rate-card.js';
import { validateLanes } from './validate-lanes.js';
import { type CarrierNames, validateRow } from './rate-card-row.js';

const names: CarrierNames = {
  serviceIds: new Map([['EXP', 1]]),
  zones: new Map([
    ['MEL', 'MEL'],
    ['SYD', 'SYD'],
  ]),
};

const blank = Object.fromEntries(rateCardColumns.map((column) => [column, ''])) as Record<
  RateCardColumn,
  string
>;

type Cells = Partial<Record<RateCardColumn, string>>;

const validate = (cells: Cells) =>
  validateRow(
    {
      sheet: 'Rate card',
      row: 2,
      values: {
        ...blank,
        'Service Type': 'EXP',
        'From Zone': 'MEL',
        'To Zone': 'SYD',
        'Rate Type': 'KG',
        Rate: '0.38',
        ...cells,
      },
    },
    names,
    '2026-06-01',
  );

const errorMessages = (...lane: Cells[]) =>
  validateLanes(lane.map(validate)).map(({ errors }) =>
    errors.map(({ message }) => message).join(),
  );

/** A row that is in force from the first of one January to the end of another year. */
const years = (from: number, to: number): Cells => ({
  'Effective From': `${from}-01-01`,
  'Effective To': `${to}-12-31`,
});
const OTHER_PRICES = 'The lane and rate type already has prices for some of these days';

describe('periods of a lane', () => {
  it.each<[string, Cells[], boolean[]]>([
    ['apart', [years(2026, 2026), years(2028, 2028), years(2027, 2027)], [false, false, false]],
    ['within another', [years(2026, 2029), years(2027, 2028)], [false, true]],
    [
      'around others',
      [years(2026, 2026), years(2028, 2028), years(2020, 2030)],
      [false, false, true],
    ],
    ['that begin when another ends', [years(2026, 2027), years(2027, 2028)], [false, true]],
    [
      'between others that overlap',
      [years(2026, 2027), years(2027, 2029), years(2028, 2028)],
      [false, true, true],
    ],
    ['without an end', [{ 'Effective From': '2027-01-01' }, years(2030, 2030)], [false, true]],
  ])('%s', (_, lane, expected) => {
    expect(errorMessages(...lane)).toEqual(
      expected.map((isTaken) => (isTaken ? OTHER_PRICES : '')),
    );
  });
});

describe('a row of a rate card file', () => {
  it('becomes a price without its blank cells', () => {
    expect(validate({ 'From Zone': 'mel', 'To Zone': '*', Basic: '$1,007.50' }).price).toEqual({
      serviceTypeId: 1,
      rates: { fromZone: 'MEL', toZone: '*', rateType: 'KG', rate: 0.38, basic: 1007.5 },
    });
  });

  it.each<[Cells, Partial<RateCardRow>]>([
    [{ 'Effective From': '2026-07-01' }, { effectiveFrom: '2026-07-01' }],
    [{ 'Effective From': '1/7/2026' }, { effectiveFrom: '2026-07-01' }],
    [{ 'Effective From': '46204' }, { effectiveFrom: '2026-07-01' }],
    [{ Reciprocal: 'yes' }, { reciprocal: true }],
    [{ 'Rate Type': 'half pallet' }, { rateType: 'HALF_PALLET' }],
    [{ 'Rate Unit': 'per unit' }, { rateUnit: 'PER_UNIT' }],
    [{ Rate: '0,380' }, { rate: 0.38 }],
    [{ Rate: '12,5' }, { rate: 12.5 }],
    [{ Rate: '1.23400' }, { rate: 1.234 }],
  ])('reads %j', (cells, rates) => {
    expect(validate(cells).price?.rates).toMatchObject(rates);
  });

  it.each<[Cells, string]>([
    [{ Rate: '' }, 'Rate is required'],
    [{ Rate: '-1' }, 'Rate must be a number, 0 or more, with at most 4 decimals'],
    [{ Rate: '0.12345' }, 'Rate must be a number, 0 or more, with at most 4 decimals'],
    [{ Rate: '1e5' }, 'Rate must be a number, 0 or more, with at most 4 decimals'],
    [{ Rate: '=' }, 'Rate contains a formula; please enter its value'],
    [{ 'Service Type': 'ABC' }, 'The carrier has no service type ABC'],
    [{ 'To Zone': '=1+1' }, 'The carrier has no zone =1+1'],
    [{ 'Cubic Factor': '0' }, 'Cubic Factor must be greater than 0'],
    [{ 'Effective To': '2026-06-31' }, 'Effective To must be a date such as 2026-07-31'],
    [
      { 'Effective From': '2026-07-01', 'Effective To': '2026-06-30' },
      'Effective To must not be before Effective From',
    ],
    [{ 'Effective To': '2026-05-31' }, 'Effective To is before today: enter Effective From'],
    [{ 'Break From': '10', 'Break To': '10' }, 'Break To must be greater than Break From'],
    [{ 'Break Mode': 'STEP' }, 'Break Mode must be one of BREAK, SLIDING'],
  ])('is rejected with %j', (cells, message) => {
    expect(validate(cells)).toMatchObject({ price: null, errors: [{ message }] });
  });
});

describe('the rows of a lane and rate type', () => {
  const low = { 'Break To': '250' };
  const high = { 'Break From': '250' };

  it.each<[string, Cells[]]>([
    ['follow each other in any order', [high, low]],
    ['belong to different rate types', [{}, { 'Rate Type': 'CARTON' }]],
    [
      'apply on different days',
      [{ 'Effective To': '2026-06-30' }, { 'Effective From': '2026-07-01' }],
    ],
  ])('are valid when they %s', (_, lane) => {
    expect(errorMessages(...lane).join('')).toBe('');
  });

  it.each<[string, Cells[], string]>([
    [
      'leave a gap',
      [low, { 'Break From': '300' }],
      'Breaks of the lane and rate type leave a gap before 300',
    ],
    ['begin late', [high], 'Breaks of the lane and rate type leave a gap before 250'],
    ['overlap', [low, { 'Break From': '200' }], 'Breaks of the lane and rate type overlap at 200'],
    ['are duplicated', [{}, {}], 'Breaks of the lane and rate type overlap at 0'],
    [
      'mix modes',
      [low, { ...high, 'Break Mode': 'SLIDING' }],
      'Break Mode must be the same for the whole lane and rate type',
    ],
    [
      'have two prices for a day',
      [{}, { 'Effective From': '2026-07-01' }],
      'The lane and rate type already has prices for some of these days',
    ],
  ])('are rejected when they %s', (_, lane, message) => {
    expect(errorMessages(...lane)).toContain(message);
  });
});
