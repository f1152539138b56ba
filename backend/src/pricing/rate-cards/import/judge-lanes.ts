import { rateCardTexts as texts } from '@contracts/texts/rate-cards.js';

import { laneKey, type RateCardRow } from '../../domain/rate-card/rate-card.js';
import type { JudgedRow, RowFault } from './judge-row.js';

interface PricedRow {
  readonly judged: JudgedRow;
  readonly rates: RateCardRow;
}

/** Rows that go together: whether the breaks of a lane and rate type leave no gap and share no unit. */
export function judgeLanes(rows: readonly JudgedRow[]): JudgedRow[] {
  const faults = new Map<JudgedRow, RowFault>();
  for (const lane of lanesOf(rows))
    for (const [row, fault] of wrongInLane(lane)) faults.set(row, fault);
  return rows.map((judged) => {
    const fault = faults.get(judged);
    return fault ? { row: judged.row, price: null, faults: [fault] } : judged;
  });
}

/** Rows of the same service, lane and rate type. */
function lanesOf(rows: readonly JudgedRow[]): PricedRow[][] {
  const lanes = new Map<string, PricedRow[]>();
  for (const judged of rows) {
    if (!judged.price) continue;
    const { serviceTypeId, rates } = judged.price;
    const key = `${serviceTypeId} ${laneKey(rates.fromZone, rates.toZone)} ${rates.rateType}`;
    lanes.set(key, [...(lanes.get(key) ?? []), { judged, rates }]);
  }
  return [...lanes.values()];
}

function* wrongInLane(lane: readonly PricedRow[]): Generator<readonly [JudgedRow, RowFault]> {
  const mode = modeOf(lane[0]);
  for (const row of lane)
    if (modeOf(row) !== mode)
      yield [row.judged, { column: 'Break Mode', code: 'mixed_modes', message: texts.mixedModes }];
  const periods = periodsOf(lane);
  for (const [index, period] of periods.entries()) {
    const earlier = periods.slice(0, index);
    const [first] = period;
    if (first && earlier.some(([other]) => other && isSameTime(first.rates, other.rates)))
      yield [
        first.judged,
        { column: 'Effective From', code: 'overlapping_period', message: texts.periods },
      ];
    yield* wrongBreaks(period);
  }
}

const modeOf = (row: PricedRow | undefined) => row?.rates.breakMode ?? 'BREAK';

/** Rows that are in force on the same days. */
function periodsOf(lane: readonly PricedRow[]): PricedRow[][] {
  const periods = new Map<string, PricedRow[]>();
  for (const row of lane) {
    const key = `${row.rates.effectiveFrom ?? ''} ${row.rates.effectiveTo ?? ''}`;
    periods.set(key, [...(periods.get(key) ?? []), row]);
  }
  return [...periods.values()];
}

const START = '0000-00-00';
const END = '9999-99-99';

const isSameTime = (one: RateCardRow, other: RateCardRow): boolean =>
  (one.effectiveFrom ?? START) <= (other.effectiveTo ?? END) &&
  (other.effectiveFrom ?? START) <= (one.effectiveTo ?? END);

function* wrongBreaks(period: readonly PricedRow[]): Generator<readonly [JudgedRow, RowFault]> {
  const sorted = [...period].sort((one, other) => fromOf(one) - fromOf(other));
  let reached = 0;
  for (const row of sorted) {
    const from = fromOf(row);
    if (from !== reached) {
      const [code, text] = from > reached ? ['gap', texts.gap] : ['overlap', texts.overlap];
      const message = text.replace('{from}', String(from));
      yield [row.judged, { column: 'Break From', code, message }];
    }
    reached = Number(row.rates.breakTo ?? Infinity);
  }
}

const fromOf = ({ rates }: PricedRow): number => Number(rates.breakFrom ?? 0);
