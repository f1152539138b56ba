import type { RowOf, StoredColumns } from '@read-models/column.js';

interface SearchedColumns<Row> {
  readonly names: readonly string[];
  /** Reads their values, with lists flattened. */
  readonly read: (row: Row) => (string | null)[];
}

/** Finds the columns that the search box searches, in the order of their declaration. */
export function searchedColumns<Columns extends StoredColumns>(
  columns: Columns,
): SearchedColumns<RowOf<Columns>> {
  const names = Object.keys(columns).filter((name) => 'isSearched' in (columns[name] ?? {}));
  return { names, read: (row) => readTexts(row as Record<string, Searched>, names) };
}

type Searched = string | readonly string[] | null | undefined;

/** A loop rather than `flatMap`: it runs for nearly every event of a rebuild. */
function readTexts(row: Readonly<Record<string, Searched>>, names: readonly string[]) {
  const texts: (string | null)[] = [];
  for (const name of names) {
    const value = row[name] ?? null;
    if (typeof value === 'string' || value === null) texts.push(value);
    else texts.push(...value);
  }
  return texts;
}
