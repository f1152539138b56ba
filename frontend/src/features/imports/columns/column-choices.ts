import {
  type ColumnMapping,
  columnUnits,
  type ImportColumnsView,
  type SourceColumnView,
} from '@contracts/views/import-columns.view';

/** Current mapping of a file's columns. */
export interface ColumnChoices {
  readonly columns: readonly SourceColumnView[];
  /** Values that are the same in every row, by column of the template. */
  readonly constants: Readonly<Record<string, string>>;
  readonly rememberAs: string;
  readonly isChanged: boolean;
}

/** Columns often missing from files because their value is the same in every row. */
const sameInEveryRow = [
  ...['Quantity', 'Item Type', 'Length (m)', 'Width (m)', 'Height (m)', 'Weight (kg)'],
  'Special Instructions',
  'Zone Priority',
];

/** Initial mapping, as recognised. */
export const toChoices = ({ columns, constants, savedAs }: ImportColumnsView): ColumnChoices => ({
  columns,
  constants: Object.fromEntries(constants.map(({ target, value }) => [target, value])),
  rememberAs: savedAs ?? '',
  isChanged: false,
});

/** Maps a column; its template column is no longer used elsewhere. */
export const withTarget = (
  choices: ColumnChoices,
  source: string,
  target: string | null,
): ColumnChoices => ({
  ...choices,
  isChanged: true,
  columns: choices.columns.map((column) => {
    if (column.source === source) return { ...column, target, unit: null, foundBy: null };
    return column.target === target ? { ...column, target: null, unit: null } : column;
  }),
});

/** An unknown unit counts as the template's own. */
export const withUnit = (choices: ColumnChoices, source: string, unit: string): ColumnChoices => ({
  ...choices,
  isChanged: true,
  columns: choices.columns.map((column) =>
    column.source === source
      ? { ...column, unit: columnUnits.find((candidate) => candidate === unit) ?? null }
      : column,
  ),
});

export const withConstant = (
  choices: ColumnChoices,
  target: string,
  value: string,
): ColumnChoices => ({
  ...choices,
  isChanged: true,
  constants: { ...choices.constants, [target]: value },
});

const isAssigned = ({ columns, constants }: ColumnChoices, name: string): boolean =>
  columns.some(({ target }) => target === name) || Boolean(constants[name]?.trim());

/** Required columns with neither a source nor a value. */
export const missingTargets = ({ targets }: ImportColumnsView, choices: ColumnChoices): string[] =>
  targets
    .filter(({ name, isNeeded }) => isNeeded && !isAssigned(choices, name))
    .map(({ name }) => name);

/**
 * Columns of the template for which one value can be entered for every row; also mapped ones with a value, which is
 * used where a row is blank.
 */
export function constantTargets(
  { targets }: Pick<ImportColumnsView, 'targets'>,
  { columns, constants }: ColumnChoices,
): string[] {
  const isMapped = (name: string) => columns.some(({ target }) => target === name);
  const filled = Object.keys(constants).filter((name) => constants[name] !== '');
  const isTarget = (name: string) => targets.some((target) => target.name === name);
  const assignable = sameInEveryRow.filter(
    (name) => isTarget(name) && (!isMapped(name) || filled.includes(name)),
  );
  return [...assignable, ...filled.filter((name) => !assignable.includes(name))];
}

/** Null to use the headings or the saved mapping: for a document, or if no column was guessed or changed. */
export function toMapping(
  { isDocument, columns: inspection }: ImportColumnsView,
  { columns, constants, isChanged }: ColumnChoices,
): ColumnMapping | null {
  const isDetectedByValues = inspection.some(({ foundBy }) => foundBy === 'VALUES');
  if (isDocument || (!isChanged && !isDetectedByValues)) return null;
  return {
    columns: columns.flatMap(({ source, target, unit }) =>
      target === null ? [] : [{ source, target, unit }],
    ),
    constants: Object.entries(constants).flatMap(([target, value]) =>
      value.trim() === '' ? [] : [{ target, value }],
    ),
  };
}
