import { z } from 'zod';

import { parseNumber } from '@contracts/rules/parse-number.js';
import type { RateCardColumn } from '@contracts/rules/rate-card-columns.js';
import { importRateCardTexts } from '@contracts/texts/app/import-rate-cards.js';
import { rateCardTexts as texts } from '@contracts/texts/spec/rate-cards.js';
import type { SheetErrorView } from '@contracts/views/rate-card-report.view.js';

import { FORMULA_CELL } from '../../../platform/uploads/reading/table-format.js';
import type { TableRow } from '../../../platform/uploads/table.reader.js';
import { ANY_ZONE, type RateCardRow, rateTypes } from '../../domain/rate-card/rate-card.js';

const MAX_VALUE = 10_000_000;
const MAX_DECIMALS = 4;
/** Spreadsheets count days from 30 December 1899. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const formatMessage = (text: string, column: RateCardColumn, values: Record<string, string> = {}) =>
  Object.entries({ column, ...values }).reduce(
    (message, [name, value]) => message.replace(`{${name}}`, () => value),
    text,
  );

const text = (column: RateCardColumn) => z.string(formatMessage(texts.required, column));

const choice = <Choice extends string>(column: RateCardColumn, choices: readonly Choice[]) =>
  text(column)
    .transform((cell) => cell.toUpperCase().replace(/[\s-]+/g, '_'))
    .pipe(
      z.enum(choices, formatMessage(texts.notAChoice, column, { choices: choices.join(', ') })),
    );

/** Dollars or units; ignores a dollar sign. An exponent is more likely a code than a price. */
const amount = (column: RateCardColumn) =>
  text(column)
    .transform((cell) => (/e/i.test(cell) ? Number.NaN : parseNumber(cell.replace(/^\$\s*/, ''))))
    .refine(
      (value) => value >= 0 && value <= MAX_VALUE && value === Number(value.toFixed(MAX_DECIMALS)),
      formatMessage(texts.notANumber, column),
    );

const positive = (column: RateCardColumn) =>
  amount(column).refine((value) => value > 0, formatMessage(texts.notPositive, column));

/** ISO, in Australian order, or as a spreadsheet's day number. */
const day = (column: RateCardColumn) =>
  text(column)
    .transform(toIsoDay)
    .refine(
      (cell) => /^\d{4}-\d{2}-\d{2}$/.test(cell) && isCalendarDay(cell),
      formatMessage(texts.notADay, column),
    );

function toIsoDay(cell: string): string {
  if (/^\d{5}(\.0+)?$/.test(cell))
    return new Date(SPREADSHEET_EPOCH + Number(cell) * DAY_MS).toISOString().slice(0, 10);
  const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  if (!date || !month || !year) return cell;
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** False for days like 31 June, which would be parsed as 1 July. */
function isCalendarDay(cell: string): boolean {
  const instant = Date.parse(`${cell}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(cell);
}

const reciprocal = choice('Reciprocal', ['Y', 'N', 'YES', 'NO', 'TRUE', 'FALSE']).transform(
  (cell) => ['Y', 'YES', 'TRUE'].includes(cell),
);

/** A row without its blank cells. Zones and services are validated separately, since they depend on the carrier. */
const rowSchema = z.object({
  'Service Type': text('Service Type'),
  'From Zone': text('From Zone'),
  'To Zone': text('To Zone'),
  Reciprocal: reciprocal.optional(),
  'Rate Type': choice('Rate Type', rateTypes),
  'Break From': amount('Break From').optional(),
  'Break To': amount('Break To').optional(),
  'Break Mode': choice('Break Mode', ['BREAK', 'SLIDING']).optional(),
  Basic: amount('Basic').optional(),
  Minimum: amount('Minimum').optional(),
  Rate: amount('Rate'),
  'Rate Unit': choice('Rate Unit', ['PER_UNIT', 'FLAT']).optional(),
  'Included Units': amount('Included Units').optional(),
  'Cubic Factor': positive('Cubic Factor').optional(),
  'Max Kg': positive('Max Kg').optional(),
  'Effective From': day('Effective From').optional(),
  'Effective To': day('Effective To').optional(),
});

type ParsedRow = z.infer<typeof rowSchema>;

export type FileRow = TableRow<RateCardColumn>;

/** An error without sheet and row. */
export type RowError = Pick<SheetErrorView, 'column' | 'code' | 'message'>;

/** Services and zones of a carrier by name, in upper case. */
export interface CarrierNames {
  /** Ids by code and by display name. */
  readonly serviceIds: ReadonlyMap<string, number>;
  /** Zones in the carrier's spelling. */
  readonly zones: ReadonlyMap<string, string>;
}

/** A row with its price, or with the errors it was rejected for. */
export interface ValidatedRateRow {
  readonly row: FileRow;
  readonly price: { readonly serviceTypeId: number; readonly rates: RateCardRow } | null;
  readonly errors: readonly RowError[];
}

/**
 * Validates each cell: its format, and that the carrier has the service and zones.
 * @param uploadDay first day of a price whose Effective From is blank
 */
export function validateRow(
  row: FileRow,
  names: CarrierNames,
  uploadDay: string,
): ValidatedRateRow {
  const formulas = Object.entries(row.values).filter(([, value]) => value === FORMULA_CELL);
  if (formulas.length > 0)
    return rejectRow(
      row,
      formulas.map(([column]) => toError(column, 'formula', texts.formula)),
    );
  const filled = Object.entries(row.values).filter(([, value]) => value !== '');
  const parsed = rowSchema.safeParse(Object.fromEntries(filled));
  if (parsed.success) return validateParsedRow(row, parsed.data, { ...names, uploadDay });
  return rejectRow(
    row,
    parsed.error.issues.map(({ path, message }) => ({
      column: path.join(),
      code: 'invalid',
      message,
    })),
  );
}

const rejectRow = (row: FileRow, errors: readonly RowError[]): ValidatedRateRow => ({
  row,
  price: null,
  errors,
});

const toError = (column: string, code: string, text: string, value = ''): RowError => ({
  column,
  code,
  message: text.replace('{column}', column).replace('{value}', () => value),
});

function validateParsedRow(
  row: FileRow,
  parsedRow: ParsedRow,
  { uploadDay, ...names }: CarrierNames & { readonly uploadDay: string },
): ValidatedRateRow {
  const serviceTypeId = names.serviceIds.get(parsedRow['Service Type'].toUpperCase());
  const from = findZone(parsedRow['From Zone'], names);
  const to = findZone(parsedRow['To Zone'], names);
  const errors = [
    ...validateKnown('Service Type', serviceTypeId, parsedRow),
    ...validateKnown('From Zone', from, parsedRow),
    ...validateKnown('To Zone', to, parsedRow),
    ...validateOrder(parsedRow, uploadDay),
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

function validateOrder(parsedRow: ParsedRow, uploadDay: string): RowError[] {
  const { 'Break To': breakTo, 'Effective To': effectiveTo } = parsedRow;
  const isEmptyBreak = breakTo !== undefined && breakTo <= (parsedRow['Break From'] ?? 0);
  const endsBeforeStart =
    effectiveTo !== undefined && effectiveTo < (parsedRow['Effective From'] ?? uploadDay);
  return [
    ...(isEmptyBreak ? [toError('Break To', 'break_order', texts.breakOrder)] : []),
    ...(endsBeforeStart ? [toError('Effective To', 'day_order', orderText(parsedRow))] : []),
  ];
}

const orderText = ({ 'Effective From': from }: ParsedRow): string =>
  from === undefined ? importRateCardTexts.endsBeforeUpload : texts.dayOrder;

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
