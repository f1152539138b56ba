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

/** The files of one kind of import. It is pure, since the thread that writes error files uses it as well. */
export interface ImportTemplate<Column extends string = string> {
  /** Columns, and how they are read. */
  readonly format: TableFormat<Column>;
  /** Headings of other systems for its columns. */
  readonly synonyms: Readonly<Record<Column, readonly string[]>>;
  /** Column that identifies a group. */
  readonly reference: Column;
  /** Column with the company that a plan shows. */
  readonly company: Column;
  /** Groups rows in file order. */
  groupRows(rows: readonly FileRow<Column>[]): FileGroup<Column>[];
}

/** The column of the template with this name; undefined if there is none. */
export const templateColumn = (
  { format }: Pick<ImportTemplate, 'format'>,
  name: string,
): string | undefined => format.columns.find((column) => column === name);

/** Marks a row whose reference an earlier row has; `first` collects the rows by reference. */
export function marked<Column extends string>(
  row: FileRow<Column>,
  reference: string,
  first: Map<string, number>,
): FileRow<Column> {
  const key = reference.trim().toLowerCase();
  const earlier = first.get(key);
  if (earlier !== undefined) return { ...row, repeats: earlier };
  if (key !== '') first.set(key, row.row);
  return row;
}
