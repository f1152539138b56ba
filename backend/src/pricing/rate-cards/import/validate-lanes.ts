import { rateCardTexts as texts } from '@contracts/texts/spec/rate-cards.js';
import type { SheetErrorView } from '@contracts/views/rate-card-report.view.js';

import { FORMULA_CELL } from '../../../platform/uploads/reading/table-format.js';
import type { TableRow } from '../../../platform/uploads/table-reader.js';
import { laneKey } from '../../domain/rate-card/lane-price.js';
import { ANY_ZONE, type RateCardRow } from '../../domain/rate-card/rate-card.js';
import { type ParsedRow, type RateCardColumn, rowSchema } from './rate-card-columns.js';

export type FileRow = TableRow<RateCardColumn>;

/** An error without sheet and row. */
type RowError = Pick<SheetErrorView, 'column' | 'code' | 'message'>;

/** Services and zones of a carrier by name, in upper case. */
export interface CarrierNames {
  /** Ids by code and by display name. */
  readonly serviceIds: ReadonlyMap<string, number>;
  /** Zones in the carrier's spelling. */
  readonly zones: ReadonlyMap<string, string>;
}

/** A row with its price, or with the errors it was rejected for. */
export interface ValidatedLane {
  readonly row: FileRow;
  readonly price: { readonly serviceTypeId: number; readonly rates: RateCardRow } | null;
  readonly errors: readonly RowError[];
}

/** Validates each cell: its format, and that the carrier has the service and zones. */
export function validateRow(row: FileRow, names: CarrierNames): ValidatedLane {
  const formulas = Object.entries(row.values).filter(([, value]) => value === FORMULA_CELL);
  if (formulas.length > 0)
    return rejectRow(
      row,
      formulas.map(([column]) => toError(column, 'formula', texts.formula)),
    );
  const filled = Object.entries(row.values).filter(([, value]) => value !== '');
  const parsed = rowSchema.safeParse(Object.fromEntries(filled));
  if (parsed.success) return validateParsedRow(row, parsed.data, names);
  return rejectRow(
    row,
    parsed.error.issues.map(({ path, message }) => ({
      column: path.join(),
      code: 'invalid',
      message,
    })),
  );
}

const rejectRow = (row: FileRow, errors: readonly RowError[]): ValidatedLane => ({
  row,
  price: null,
  errors,
});

const toError = (column: string, code: string, text: string, value = ''): RowError => ({
  column,
  code,
  message: text.replace('{column}', column).replace('{value}', () => value),
});

function validateParsedRow(row: FileRow, parsedRow: ParsedRow, names: CarrierNames): ValidatedLane {
  const serviceTypeId = names.serviceIds.get(parsedRow['Service Type'].toUpperCase());
  const from = findZone(parsedRow['From Zone'], names);
  const to = findZone(parsedRow['To Zone'], names);
  const errors = [
    ...validateKnown('Service Type', serviceTypeId, parsedRow),
    ...validateKnown('From Zone', from, parsedRow),
    ...validateKnown('To Zone', to, parsedRow),
    ...validateOrder(parsedRow),
  ];
  if (errors.length > 0 || serviceTypeId === undefined || from === undefined || to === undefined)
    return rejectRow(row, errors);
  return { row, price: { serviceTypeId, rates: toRates(parsedRow, from, to) }, errors };
}

function validateKnown(
  column: 'Service Type' | 'From Zone' | 'To Zone',
  known: unknown,
  parsedRow: ParsedRow,
): RowError[] {
  if (known !== undefined) return [];
  return column === 'Service Type'
    ? [toError(column, 'unknown_service_type', texts.unknownService, parsedRow[column])]
    : [toError(column, 'unknown_zone', texts.unknownZone, parsedRow[column])];
}

const findZone = (name: string, { zones }: CarrierNames): string | undefined =>
  name === ANY_ZONE ? ANY_ZONE : zones.get(name.toUpperCase());

function validateOrder(parsedRow: ParsedRow): RowError[] {
  const { 'Break To': breakTo, 'Effective To': effectiveTo } = parsedRow;
  const isEmptyBreak = breakTo !== undefined && breakTo <= (parsedRow['Break From'] ?? 0);
  const endsBeforeStart =
    effectiveTo !== undefined && effectiveTo < (parsedRow['Effective From'] ?? '');
  return [
    ...(isEmptyBreak ? [toError('Break To', 'break_order', texts.breakOrder)] : []),
    ...(endsBeforeStart ? [toError('Effective To', 'day_order', texts.dayOrder)] : []),
  ];
}

/** Leaves out blanks, so that the same prices make the same rows, whatever their format in the file. */
function toRates(parsedRow: ParsedRow, fromZone: string, toZone: string): RateCardRow {
  const filled = Object.entries({
    reciprocal: parsedRow.Reciprocal === true ? true : undefined,
    breakFrom: parsedRow['Break From'],
    breakTo: parsedRow['Break To'],
    breakMode: parsedRow['Break Mode'],
    basic: parsedRow.Basic,
    minimum: parsedRow.Minimum,
    rateUnit: parsedRow['Rate Unit'],
    includedUnits: parsedRow['Included Units'],
    cubicFactor: parsedRow['Cubic Factor'],
    maxKg: parsedRow['Max Kg'],
    effectiveFrom: parsedRow['Effective From'],
    effectiveTo: parsedRow['Effective To'],
  }).filter(([, value]) => value !== undefined);
  return {
    fromZone,
    toZone,
    rateType: parsedRow['Rate Type'],
    rate: parsedRow.Rate,
    ...Object.fromEntries(filled),
  };
}

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

function addTo(groups: Map<string, PricedRow[]>, key: string, row: PricedRow): void {
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}

/** Groups rows by service, lane and rate type. */
function groupByLane(rows: readonly ValidatedLane[]): PricedRow[][] {
  const lanes = new Map<string, PricedRow[]>();
  for (const validated of rows) {
    if (!validated.price) continue;
    const { serviceTypeId, rates } = validated.price;
    const key = `${serviceTypeId} ${laneKey(rates.fromZone, rates.toZone)} ${rates.rateType}`;
    addTo(lanes, key, { validated, rates });
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
  const taken = new TakenDays();
  for (const period of groupByPeriod(lane)) {
    const [first] = period;
    if (first && taken.add(first.rates))
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

/** Days that have prices already, as spans in order that do not meet: a file may have a period in each row. */
class TakenDays {
  private readonly spans: Days[] = [];

  /** Adds the days of a period; true if some of them were taken. */
  add({ effectiveFrom, effectiveTo }: RateCardRow): boolean {
    const from = effectiveFrom ?? START;
    const to = effectiveTo ?? END;
    const first = this.firstEndingFrom(from);
    let next = first;
    for (let span = this.spans[next]; span && span.from <= to; span = this.spans[next]) next += 1;
    const met = this.spans.slice(first, next);
    const days = [{ from, to }, ...met];
    const union = {
      from: days.map((span) => span.from).reduce((one, other) => (one < other ? one : other)),
      to: days.map((span) => span.to).reduce((one, other) => (one > other ? one : other)),
    };
    this.spans.splice(first, met.length, union);
    return met.length > 0;
  }

  /** Index of the first span that ends on the day or later. */
  private firstEndingFrom(day: string): number {
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
