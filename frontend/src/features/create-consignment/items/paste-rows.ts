import { consignmentLimits } from '@contracts/rules/consignment';
import type { Measure } from '@contracts/rules/measures';
import { parseNumber } from '@contracts/rules/parse-number';
import { pasteRowsTexts } from '@contracts/texts/app/create-consignment';

import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import { newItemRow } from '../../../shared/goods/item-row';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import { measureNames } from '../../../shared/goods/row-measures';
import { fromMetres, toMetres, type LengthUnit } from '../../../shared/goods/units';

/** Rows of a pasted table, and the cells that could not be parsed. */
export interface PastedRows {
  readonly rows: readonly ItemRow[];
  /** One sentence each, naming the line. */
  readonly problems: readonly string[];
}

export interface PasteContext {
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
}

interface ReadLine {
  readonly row: ItemRow;
  readonly problems: readonly string[];
}

const WITH_UNIT = /^(.*\d)\s*(mm|cm|m|kg|kgs)$/i;

/** Whether the text is a table: several cells or several lines. A single value is pasted as it is. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Parses rows copied from a spreadsheet: [type,] quantity, length, width, height, weight. Skips headings. */
export function readTable(text: string, context: PasteContext): PastedRows {
  const lines = text
    .split(/\r?\n/)
    .map((line) => cellsOf(line))
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .filter(({ cells, number }) => number > 1 || !isHeading(cells));
  const parsed = lines.map(({ cells, number }) => readLine(cells, number, context));
  return {
    rows: parsed.map(({ row }) => row).slice(0, consignmentLimits.items),
    problems: [...parsed.flatMap(({ problems }) => problems), ...tooMany(parsed.length)],
  };
}

const TYPED_SEPARATOR = /;|,\s+|\s{2,}/;
/** Matches commas outside quotes. */
const COMMAS = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Spreadsheets separate values with tabs; typed text may use semicolons, or commas with a space; files use commas. */
function separatorOf(line: string): RegExp {
  if (line.includes('\t')) return /\t/;
  return TYPED_SEPARATOR.test(line.trim()) ? TYPED_SEPARATOR : COMMAS;
}

const cellsOf = (line: string): string[] =>
  line.split(separatorOf(line)).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

const isHeading = (cells: readonly string[]) => cells.every((cell) => !/\d/.test(cell));

/** Message about lines beyond the maximum of a consignment. */
export const tooMany = (count: number): string[] =>
  count > consignmentLimits.items ? [pasteRowsTexts.tooMany(consignmentLimits.items, count)] : [];

function readLine(cells: readonly string[], number: number, context: PasteContext): ReadLine {
  const { named, hasType, first } = typeIn(cells, context);
  const values = hasType ? cells.slice(1) : cells;
  const measures = measureNames.map((measure, column) =>
    readCell(measure, values[column] ?? '', context),
  );
  const defaults = newItemRow(context.types);
  return {
    row: {
      ...defaults,
      ...Object.fromEntries(
        measureNames.map((measure, index) => [measure, measures[index]?.typed ?? '']),
      ),
      itemTypeId: named?.id ?? defaults.itemTypeId,
      itemTypeName: named?.type ?? defaults.itemTypeName,
    },
    problems: [
      ...(hasType && !named && first !== ''
        ? [pasteRowsTexts.unknownType(number, first, nameOf(defaults))]
        : []),
      ...measures.flatMap(({ problem }) => (problem ? [`Line ${number}: ${problem}`] : [])),
      ...surplusProblems(values, number),
    ],
  };
}

const nameOf = ({ itemTypeName }: ItemRow) => itemTypeName ?? 'None';

/** The first cell may name the item type if it is not a number; an empty one counts if there is one cell too many. */
function typeIn(cells: readonly string[], { types }: PasteContext) {
  const [first = ''] = cells;
  const itemType = types.find(({ type }) => type.toLowerCase() === first.toLowerCase());
  const isEmpty = first === '' && cells.length > measureNames.length;
  const isNumber = first === '' || !Number.isNaN(parseNumber(first));
  return { first, named: itemType, hasType: itemType !== undefined || isEmpty || !isNumber };
}

function surplusProblems(values: readonly string[], number: number): string[] {
  const more = values.slice(measureNames.length).filter((cell) => cell !== '');
  return more.length === 0 ? [] : [pasteRowsTexts.surplus(number, more)];
}

function readCell(measure: Measure, cell: string, { unit }: PasteContext) {
  if (cell === '') return { typed: '', problem: `the ${measure} is missing.` };
  const [, number = cell, ownUnit = ''] = WITH_UNIT.exec(cell) ?? [];
  const value = parseNumber(number);
  if (Number.isNaN(value)) return { typed: '', problem: `“${cell}” is not a valid ${measure}.` };
  return { typed: inUnit(String(value), ownUnit.toUpperCase(), unit), problem: null };
}

/** Converts a dimension with its own unit to the form's unit. */
const inUnit = (value: string, ownUnit: string, unit: LengthUnit) =>
  ownUnit === 'MM' || ownUnit === 'CM' || ownUnit === 'M'
    ? fromMetres(toMetres(value, ownUnit), unit)
    : value;
