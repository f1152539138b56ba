import type { ChangeView } from '@contracts/views/history.view.js';

import { laneKey } from '../../domain/rate-card/lane-price.js';
import type { RateCardRow } from '../../domain/rate-card/rate-card.js';

/** Key of a lane and rate type in the card of a service; zones are compared without case. */
export const laneTypeKey = ({
  fromZone,
  toZone,
  rateType,
}: Pick<RateCardRow, 'fromZone' | 'toZone' | 'rateType'>): string =>
  `${laneKey(fromZone, toZone)} ${rateType}`.toUpperCase();

/** Rows of a card by lane and rate type. */
export function groupByLaneType(rows: readonly RateCardRow[]): ReadonlyMap<string, RateCardRow[]> {
  const lanes = new Map<string, RateCardRow[]>();
  for (const row of rows) {
    const key = laneTypeKey(row);
    const others = lanes.get(key);
    if (others) others.push(row);
    else lanes.set(key, [row]);
  }
  return lanes;
}

/**
 * Differences between the rows that a card has for a lane and those of a file; empty if they price alike. A row without a
 * first day is in force from `today`: a price already in force stays the same.
 */
export function compareLanes(
  current: readonly RateCardRow[],
  next: readonly RateCardRow[],
  today: string,
): ChangeView[] {
  const left = [...current];
  const hasBreaks = current.length > 1 || next.length > 1;
  const changes = next.flatMap((row) => {
    const at = indexOfMatch(left, row, today);
    const [match] = at === -1 ? [] : left.splice(at, 1);
    const name = hasBreaks ? `break ${breakOf(row)}` : 'rate';
    if (!match) return [{ path: name, from: null, to: textOf(row) }];
    return fieldChanges(match, withDay(row, match, today), hasBreaks ? `${name} ` : '');
  });
  const removed = left.map((row) => ({
    path: `break ${breakOf(row)}`,
    from: textOf(row),
    to: null,
  }));
  return [...changes, ...removed];
}

const breakOf = ({ breakFrom }: RateCardRow): number => Number(breakFrom ?? 0);

/** Index of the row with the same break, if possible of the same period; -1 if there is none. */
function indexOfMatch(rows: readonly RateCardRow[], wanted: RateCardRow, today: string): number {
  const isOfBreak = (row: RateCardRow) => breakOf(row) === breakOf(wanted);
  const isOfPeriod = (row: RateCardRow) =>
    wanted.effectiveFrom ? row.effectiveFrom === wanted.effectiveFrom : isInForce(row, today);
  const exact = rows.findIndex((row) => isOfBreak(row) && isOfPeriod(row));
  return exact === -1 ? rows.findIndex(isOfBreak) : exact;
}

const isInForce = ({ effectiveFrom, effectiveTo }: RateCardRow, today: string): boolean =>
  (effectiveFrom ?? '') <= today && (effectiveTo ?? '9999') >= today;

function withDay(row: RateCardRow, match: RateCardRow, today: string): RateCardRow {
  if (row.effectiveFrom) return row;
  const isAlready = (match.effectiveFrom ?? '') <= today;
  return { ...row, effectiveFrom: isAlready ? match.effectiveFrom : today };
}

/** Values of a row with the defaults of blank cells (docs/pricing.md, Rate cards). */
const valuesOf = (row: RateCardRow) => ({
  rate: Number(row.rate ?? 0),
  basic: Number(row.basic ?? 0),
  minimum: Number(row.minimum ?? 0),
  breakTo: numberOrNull(row.breakTo),
  breakMode: row.breakMode ?? 'BREAK',
  rateUnit: row.rateUnit ?? 'PER_UNIT',
  includedUnits: Number(row.includedUnits ?? 0),
  cubicFactor: numberOrNull(row.cubicFactor),
  maxKg: numberOrNull(row.maxKg),
  reciprocal: row.reciprocal ?? false,
  effectiveFrom: row.effectiveFrom ?? null,
  effectiveTo: row.effectiveTo ?? null,
});

const numberOrNull = (amount: RateCardRow['breakTo']): number | null =>
  amount === null || amount === undefined ? null : Number(amount);

function fieldChanges(current: RateCardRow, next: RateCardRow, prefix: string): ChangeView[] {
  const before = new Map<string, unknown>(Object.entries(valuesOf(current)));
  return Object.entries(valuesOf(next)).flatMap(([field, to]) => {
    const from = before.get(field);
    return from === to ? [] : [{ path: `${prefix}${field}`, from, to }];
  });
}

const textOf = ({ rate, basic, minimum }: RateCardRow): string =>
  [rate ?? 0, ...(basic ? [`basic ${basic}`] : []), ...(minimum ? [`minimum ${minimum}`] : [])]
    .map(String)
    .join(', ');
