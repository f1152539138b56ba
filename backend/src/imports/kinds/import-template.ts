import { lowerCase } from '@contracts/rules/clean-text.js';

import type { TableFormat } from '../../platform/uploads/reading/table-format.js';
import type { TableRow } from '../../platform/uploads/table.reader.js';

/** A row of a file to import. */
export interface FileRow<Column extends string = string> extends TableRow<Column> {
  /** Number of an earlier row with its reference, which this row must not repeat. */
  readonly repeats?: number;
}

/** The rows that are planned together: of one reference, or of one order in a document. */
export interface FileGroup<Column extends string = string> {
  readonly reference: string;
  readonly rows: readonly [FileRow<Column>, ...FileRow<Column>[]];
}

/** Describes the files of one kind of import; pure, since the thread that writes error files uses it as well. */
export interface ImportTemplate<Column extends string = string> {
  /** Columns, and how they are read. */
  readonly format: TableFormat<Column>;
  /** Headings of other systems for its columns. */
  readonly synonyms: Readonly<Record<Column, readonly string[]>>;
  /** Columns that identify a group: all of its rows have the same cells there. */
  readonly identity: readonly Column[];
  /** Text in a row's cells that identifies its group; empty if the row is a group by itself. */
  readonly referenceOf: (values: Readonly<Record<string, string>>) => string;
  /** Maximum number of groups. */
  readonly maxGroups: number;
  /** Column that a plan shows beside the reference: a company, a zone or a rate. */
  readonly summaryColumn: Column;
  /** Groups rows in file order. */
  groupRows(rows: readonly FileRow<Column>[]): FileGroup<Column>[];
}

/** One group for each row: a row that repeats a reference is marked, since one of the two must be wrong. */
export function groupByRow<Column extends string>(
  rows: readonly FileRow<Column>[],
  referenceOf: (values: Readonly<Record<Column, string>>) => string,
): FileGroup<Column>[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const reference = referenceOf(row.values);
    return { reference, rows: [markIfRepeated(row, reference, first)] };
  });
}

/** The column of the template with this name; undefined if there is none. */
export const templateColumn = (
  { format }: Pick<ImportTemplate, 'format'>,
  name: string,
): string | undefined => format.columns.find((column) => column === name);

/** Marks a row whose reference an earlier row has; `first` collects the rows by reference. */
export function markIfRepeated<Column extends string>(
  row: FileRow<Column>,
  reference: string,
  first: Map<string, number>,
): FileRow<Column> {
  const key = lowerCase(reference.trim());
  const earlier = first.get(key);
  if (earlier !== undefined) return { ...row, repeats: earlier };
  if (key !== '') first.set(key, row.row);
  return row;
}
