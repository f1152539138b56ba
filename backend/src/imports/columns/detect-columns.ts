import {
  type ColumnMapping,
  type ColumnUnit,
  columnUnits,
  type SourceColumnView,
} from '@contracts/views/import-columns.view.js';

import { plainHeading, uniqueHeadings } from '../../platform/uploads/reading/headings.js';
import type { ImportTemplate } from '../kinds/import-template.js';
import { unitsOf } from './column-units.js';

/** The first lines of a file, the heading first. */
export type FileStart = readonly (readonly string[])[];

const SAMPLES = 3;
const unitNames: Readonly<Record<string, ColumnUnit>> = {
  millimetres: 'mm',
  centimetres: 'cm',
  inch: 'in',
  inches: 'in',
  grams: 'g',
  lbs: 'lb',
  pounds: 'lb',
};

/** Columns of every template that are recognised by their cells. */
const valuePatterns: readonly (readonly [string, RegExp])[] = [
  ['Email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['State', /^(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)$/i],
  ['Postcode', /^\d{4}$/],
];

/** Columns of a template by its headings and their synonyms. */
const knownHeadings = ({ format, synonyms }: ImportTemplate): ReadonlyMap<string, string> =>
  new Map(
    format.columns.flatMap((column) =>
      [column, ...(synonyms[column] ?? [])].map((name) => [plainHeading(name), column] as const),
    ),
  );

/**
 * Recognises the columns of a file: by the mapping saved for its headings, or by heading, in any order and with or
 * without a unit, or by its cells. Each template column is assigned once, to the first match.
 */
export function detectColumns(
  template: ImportTemplate,
  start: FileStart,
  saved: ColumnMapping | null,
): SourceColumnView[] {
  const known = knownHeadings(template);
  const [heading = [], ...rows] = start;
  const width = Math.max(0, ...start.map((cells) => cells.length));
  const sources = uniqueHeadings(Array.from({ length: width }, (_, at) => heading[at] ?? ''));
  const columns = sources.map((source, at) => ({
    source,
    values: rows.map((cells) => cells[at] ?? '').filter((value) => value !== ''),
  }));
  const taken = new Set<string>();
  const found = columns.map(({ source, values }) => {
    const column = saved ? savedColumn(source, saved) : columnOfHeading(source, known);
    const samples = values.slice(0, SAMPLES);
    if (!column || taken.has(column.target)) return { source, samples, ...unknown };
    taken.add(column.target);
    return { source, samples, ...column };
  });
  return saved
    ? found
    : found.map((column, at) => detectByValues(column, columns[at]?.values ?? [], taken));
}

const unknown = { target: null, unit: null, foundBy: null } as const;

function savedColumn(source: string, { columns }: ColumnMapping) {
  const column = columns.find((one) => one.source === source);
  return column && { target: column.target, unit: column.unit, foundBy: 'SAVED' as const };
}

/** `Length (mm)`, `Weight g`: the heading without its unit names the column, if the unit suits it. */
function columnOfHeading(source: string, known: ReadonlyMap<string, string>) {
  const foundBy = 'HEADING' as const;
  const whole = known.get(plainHeading(source));
  if (whole) return { target: whole, unit: null, foundBy };
  const [, name = '', unitName = ''] = /^(.+?)[\s([_/-]+([a-z]+)[\s)\].]*$/i.exec(source) ?? [];
  const target = known.get(plainHeading(name));
  const unit = unitNamed(unitName.toLowerCase());
  if (!target || unit === undefined) return null;
  const hasUnit = unitsOf(target).includes(unit ?? unitsOf(target)[0] ?? '');
  return hasUnit ? { target, unit, foundBy } : null;
}

/** Null for the template's own unit; undefined if it is not a unit. */
function unitNamed(unitName: string): ColumnUnit | null | undefined {
  if (['m', 'metres', 'kg', 'kgs', 'kilograms'].includes(unitName)) return null;
  return unitNames[unitName] ?? columnUnits.find((unit) => unit === unitName);
}

function detectByValues(
  column: SourceColumnView,
  values: readonly string[],
  taken: Set<string>,
): SourceColumnView {
  if (column.target !== null || values.length === 0) return column;
  const fits = valuePatterns.find(
    ([target, pattern]) => !taken.has(target) && values.every((value) => pattern.test(value)),
  );
  if (!fits) return column;
  taken.add(fits[0]);
  return { ...column, target: fits[0], foundBy: 'VALUES' };
}

/** Converts a detection to a mapping. */
export const toMapping = (
  columns: readonly SourceColumnView[],
  constants: ColumnMapping['constants'] = [],
): ColumnMapping => ({
  columns: columns.flatMap(({ source, target, unit }) =>
    target === null ? [] : [{ source, target, unit }],
  ),
  constants,
});
