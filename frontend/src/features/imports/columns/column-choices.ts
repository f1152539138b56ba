import {
  type ColumnMapping,
  columnUnits,
  type ImportColumnsView,
  type SourceColumnView,
} from '@contracts/views/import-columns.view';

/** How the columns of a file are taken, as the user has it now. */
export interface ColumnChoices {
  readonly columns: readonly SourceColumnView[];
  /** Values of every row, by column of the template. */
  readonly constants: Readonly<Record<string, string>>;
  readonly rememberAs: string;
  readonly isChanged: boolean;
}

/** Columns that files often leave out, for they are the same in every row. */
const sameInEveryRow = [
  ...['Quantity', 'Item Type', 'Length (m)', 'Width (m)', 'Height (m)', 'Weight (kg)'],
  'Special Instructions',
];

/** What was recognised, before the user changes any of it. */
export const toChoices = ({ columns, constants, savedAs }: ImportColumnsView): ColumnChoices => ({
  columns,
  constants: Object.fromEntries(constants.map(({ target, value }) => [target, value])),
  rememberAs: savedAs ?? '',
  isChanged: false,
});

/** Takes a column as another; a column of the template that it takes over is no longer used elsewhere. */
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

/** An unknown unit is the template's own. */
export const withUnit = (choices: ColumnChoices, source: string, unit: string): ColumnChoices => ({
  ...choices,
  isChanged: true,
  columns: choices.columns.map((column) =>
    column.source === source
      ? { ...column, unit: columnUnits.find((one) => one === unit) ?? null }
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

const isGiven = ({ columns, constants }: ColumnChoices, name: string): boolean =>
  columns.some(({ target }) => target === name) || Boolean(constants[name]?.trim());

/** Needed columns that have neither a source nor a value. */
export const missingTargets = ({ targets }: ImportColumnsView, choices: ColumnChoices): string[] =>
  targets
    .filter(({ name, isNeeded }) => isNeeded && !isGiven(choices, name))
    .map(({ name }) => name);

/** Columns for which a value of every row may be given. */
export const constantTargets = ({ columns }: ColumnChoices): string[] =>
  sameInEveryRow.filter((name) => !columns.some(({ target }) => target === name));

/** Null while the file's headings, or the mapping saved for them, say the same. */
export function toMapping(
  { isDocument, columns: found }: ImportColumnsView,
  { columns, constants, isChanged }: ColumnChoices,
): ColumnMapping | null {
  const isGuess = found.some(({ foundBy }) => foundBy === 'VALUES');
  if (isDocument || (!isChanged && !isGuess)) return null;
  return {
    columns: columns.flatMap(({ source, target, unit }) =>
      target === null ? [] : [{ source, target, unit }],
    ),
    constants: Object.entries(constants).flatMap(([target, value]) =>
      value.trim() === '' ? [] : [{ target, value }],
    ),
  };
}
