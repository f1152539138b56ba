import { z } from 'zod';

import { rateCardTexts as texts } from '@contracts/texts/spec/rate-cards.js';

import { rateTypes } from '../../domain/rate-card/rate-card.js';

/** Columns of RateCardTemplate.xlsx (docs/pricing.md, Rate cards). */
export const rateCardColumns = [
  'Service Type',
  'From Zone',
  'To Zone',
  'Reciprocal',
  'Rate Type',
  'Break From',
  'Break To',
  'Break Mode',
  'Basic',
  'Minimum',
  'Rate',
  'Rate Unit',
  'Included Units',
  'Cubic Factor',
  'Max Kg',
  'Effective From',
  'Effective To',
] as const;
export type RateCardColumn = (typeof rateCardColumns)[number];

export const requiredColumns = [
  'Service Type',
  'From Zone',
  'To Zone',
  'Rate Type',
  'Rate',
] as const;

const MAX_VALUE = 10_000_000;
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

/** Dollars or units; ignores a dollar sign and thousands separators. */
const amount = (column: RateCardColumn) =>
  text(column)
    .transform((cell) => cell.replace(/^\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, ''))
    .refine(
      (cell) => /^\d+(\.\d{1,4}0*)?$/.test(cell) && Number(cell) <= MAX_VALUE,
      formatMessage(texts.notANumber, column),
    )
    .transform(Number);

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
export const rowSchema = z.object({
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

export type ParsedRow = z.infer<typeof rowSchema>;
