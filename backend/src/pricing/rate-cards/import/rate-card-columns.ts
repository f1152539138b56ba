import { z } from 'zod';

import { rateCardTexts as texts } from '@contracts/texts/rate-cards.js';

import { rateTypes } from '../../domain/rate-card/rate-card.js';

/** The columns of RateCardTemplate.xlsx (docs/pricing.md, Rate cards). */
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

export const neededColumns = ['Service Type', 'From Zone', 'To Zone', 'Rate Type', 'Rate'] as const;

const LARGEST = 10_000_000;
/** Days since 30 December 1899, as spreadsheets count them. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const say = (text: string, column: RateCardColumn, more: Record<string, string> = {}) =>
  Object.entries({ column, ...more }).reduce(
    (said, [name, value]) => said.replace(`{${name}}`, () => value),
    text,
  );

const text = (column: RateCardColumn) => z.string(say(texts.required, column));

const choice = <Choice extends string>(column: RateCardColumn, choices: readonly Choice[]) =>
  text(column)
    .transform((typed) => typed.toUpperCase().replace(/[\s-]+/g, '_'))
    .pipe(z.enum(choices, say(texts.notAChoice, column, { choices: choices.join(', ') })));

/** Dollars or units; a dollar sign and thousands commas are passed over. */
const amount = (column: RateCardColumn) =>
  text(column)
    .transform((typed) => typed.replace(/^\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, ''))
    .refine(
      (typed) => /^\d+(\.\d{1,4}0*)?$/.test(typed) && Number(typed) <= LARGEST,
      say(texts.notANumber, column),
    )
    .transform(Number);

const positive = (column: RateCardColumn) =>
  amount(column).refine((value) => value > 0, say(texts.notPositive, column));

/** Written out, in the Australian order, or as a spreadsheet counts days. */
const day = (column: RateCardColumn) =>
  text(column)
    .transform(toIsoDay)
    .refine(
      (typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && isCalendarDay(typed),
      say(texts.notADay, column),
    );

function toIsoDay(typed: string): string {
  if (/^\d{5}(\.0+)?$/.test(typed))
    return new Date(SPREADSHEET_EPOCH + Number(typed) * DAY_MS).toISOString().slice(0, 10);
  const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  if (!date || !month || !year) return typed;
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** Not the 31st of June, which would be taken for the 1st of July. */
function isCalendarDay(typed: string): boolean {
  const instant = Date.parse(`${typed}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(typed);
}

const reciprocal = choice('Reciprocal', ['Y', 'N', 'YES', 'NO', 'TRUE', 'FALSE']).transform(
  (typed) => ['Y', 'YES', 'TRUE'].includes(typed),
);

/** A row without its blank cells. Which zones and services it may name is judged apart: those are the carrier's. */
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

export type ReadRow = z.infer<typeof rowSchema>;
