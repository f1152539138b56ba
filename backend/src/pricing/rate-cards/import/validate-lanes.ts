import { rateCardTexts as texts } from '@contracts/texts/spec/rate-cards.js';

import { laneKey, type RateCardRow } from '../../domain/rate-card/rate-card.js';
import type { ValidatedLane, RowError } from './validate-row.js';

interface PricedRow {
  readonly validated: ValidatedLane;
  readonly rates: RateCardRow;
}

/** Validates rows together: the breaks of a lane and rate type must neither leave a gap nor overlap. */
export function validateLanes(rows: readonly ValidatedLane[]): ValidatedLane[] {
  const errors = new Map<ValidatedLane, RowError>();
  for (const lane of groupByLane(rows))
    for (const [row, error] of validateLane(lane)) errors.set(row, error);
  return rows.map((validated) => {
    const error = errors.get(validated);
    return error ? { row: validated.row, price: null, errors: [error] } : validated;
  });
}

/** Groups rows by service, lane and rate type. */
function groupByLane(rows: readonly ValidatedLane[]): PricedRow[][] {
  const lanes = new Map<string, PricedRow[]>();
  for (const validated of rows) {
    if (!validated.price) continue;
    const { serviceTypeId, rates } = validated.price;
    const key = `${serviceTypeId} ${laneKey(rates.fromZone, rates.toZone)} ${rates.rateType}`;
    lanes.set(key, [...(lanes.get(key) ?? []), { validated, rates }]);
  }
  return [...lanes.values()];
}

function* validateLane(lane: readonly PricedRow[]): Generator<readonly [ValidatedLane, RowError]> {
  const mode = breakMode(lane[0]);
  for (const row of lane)
    if (breakMode(row) !== mode)
      yield [
        row.validated,
        { column: 'Break Mode', code: 'mixed_modes', message: texts.mixedModes },
      ];
  const periods = groupByPeriod(lane);
  for (const [index, period] of periods.entries()) {
    const earlier = periods.slice(0, index);
    const [first] = period;
    if (first && earlier.some(([other]) => other && overlaps(first.rates, other.rates)))
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
    periods.set(key, [...(periods.get(key) ?? []), row]);
  }
  return [...periods.values()];
}

const START = '0000-00-00';
const END = '9999-99-99';

const overlaps = (left: RateCardRow, right: RateCardRow): boolean =>
  (left.effectiveFrom ?? START) <= (right.effectiveTo ?? END) &&
  (right.effectiveFrom ?? START) <= (left.effectiveTo ?? END);

function* validateBreaks(
  period: readonly PricedRow[],
): Generator<readonly [ValidatedLane, RowError]> {
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
