import { rateCardTexts as texts } from '@contracts/texts/spec/rate-cards.js';

import { laneKey } from '../../domain/rate-card/lane-price.js';
import type { RateCardRow } from '../../domain/rate-card/rate-card.js';
import type { RowError, ValidatedRateRow } from './rate-card-row.js';

interface PricedRow {
  readonly validated: ValidatedRateRow;
  readonly rates: RateCardRow;
}

/** Validates rows together: the breaks of a lane and rate type must neither leave a gap nor overlap. */
export function validateLanes(rows: readonly ValidatedRateRow[]): ValidatedRateRow[] {
  const errors = new Map<ValidatedRateRow, RowError>();
  for (const lane of groupByLane(rows))
    for (const [row, error] of validateLane(lane)) errors.set(row, error);
  return rows.map((validated) => {
    const error = errors.get(validated);
    return error ? { row: validated.row, price: null, errors: [error] } : validated;
  });
}

function addTo(groups: Map<string, PricedRow[]>, key: string, row: PricedRow): void {
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}

/** Groups rows by service, lane and rate type. */
function groupByLane(rows: readonly ValidatedRateRow[]): PricedRow[][] {
  const lanes = new Map<string, PricedRow[]>();
  for (const validated of rows) {
    if (!validated.price) continue;
    const { serviceTypeId, rates } = validated.price;
    const key = `${serviceTypeId} ${laneKey(rates.fromZone, rates.toZone)} ${rates.rateType}`;
    addTo(lanes, key, { validated, rates });
  }
  return [...lanes.values()];
}

function* validateLane(
  lane: readonly PricedRow[],
): Generator<readonly [ValidatedRateRow, RowError]> {
  const mode = breakMode(lane[0]);
  for (const row of lane)
    if (breakMode(row) !== mode)
      yield [
        row.validated,
        { column: 'Break Mode', code: 'mixed_modes', message: texts.mixedModes },
      ];
  const covered = new CoveredDays();
  for (const period of groupByPeriod(lane)) {
    const [first] = period;
    if (first && covered.add(first.rates))
      yield [
        first.validated,
        { column: 'Effective From', code: 'overlapping_period', message: texts.periods },
      ];
    yield* validateBreaks(period);
  }
}

const breakMode = (row: PricedRow | undefined) => row?.rates.breakMode ?? 'BREAK';

/** Groups rows by the days they are in force. */
function groupByPeriod(lane: readonly PricedRow[]): PricedRow[][] {
  const periods = new Map<string, PricedRow[]>();
  for (const row of lane) {
    const key = `${row.rates.effectiveFrom ?? ''} ${row.rates.effectiveTo ?? ''}`;
    addTo(periods, key, row);
  }
  return [...periods.values()];
}

const START = '0000-00-00';
const END = '9999-99-99';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days already covered by prices, as ordered, disjoint spans: a file may have a period in each row. */
class CoveredDays {
  private readonly spans: Days[] = [];

  /** Adds the days of a period; true if some of them were already covered. */
  add({ effectiveFrom, effectiveTo }: RateCardRow): boolean {
    const from = effectiveFrom ?? START;
    const to = effectiveTo ?? END;
    const first = this.indexOfFirstEndingFrom(from);
    let next = first;
    for (let span = this.spans[next]; span && span.from <= to; span = this.spans[next]) next += 1;
    const overlapping = this.spans.slice(first, next);
    const days = [{ from, to }, ...overlapping];
    const union = {
      from: days.map((span) => span.from).reduce((a, b) => (a < b ? a : b)),
      to: days.map((span) => span.to).reduce((a, b) => (a > b ? a : b)),
    };
    this.spans.splice(first, overlapping.length, union);
    return overlapping.length > 0;
  }

  /** Index of the first span that ends on the day or later. */
  private indexOfFirstEndingFrom(day: string): number {
    let low = 0;
    let high = this.spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.spans[middle]?.to ?? END) < day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function* validateBreaks(
  period: readonly PricedRow[],
): Generator<readonly [ValidatedRateRow, RowError]> {
  const sorted = [...period].sort((left, right) => breakStart(left) - breakStart(right));
  let previousTo = 0;
  for (const row of sorted) {
    const from = breakStart(row);
    if (from !== previousTo) {
      const [code, text] = from > previousTo ? ['gap', texts.gap] : ['overlap', texts.overlap];
      const message = text.replace('{from}', String(from));
      yield [row.validated, { column: 'Break From', code, message }];
    }
    previousTo = Number(row.rates.breakTo ?? Infinity);
  }
}

const breakStart = ({ rates }: PricedRow): number => Number(rates.breakFrom ?? 0);
