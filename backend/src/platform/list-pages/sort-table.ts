import type { SortableColumn, StoredColumns, StoredSort } from '@read-models/column.js';

import type { ListSort } from './list-page.sql.js';

/** A sort order of a list, under a name for `sort=`. */
export interface SortOption extends Omit<ListSort, 'direction'> {
  readonly isChronological: boolean;
}

/** Shown columns, each sorted by a stored column that has a sort, or by none. */
type SortedColumns<Stored> = Readonly<
  Record<
    string,
    { readonly sort?: SortableColumn<Stored>; readonly sortAliases?: readonly string[] }
  >
>;

type NameOf<Shown> = {
  [Field in keyof Shown]:
    | (Shown[Field] extends { readonly sort: string } ? Field : never)
    | (Shown[Field] extends { readonly sortAliases: readonly (infer Name)[] } ? Name : never);
}[keyof Shown] &
  string;

/** Builds the sort orders of a list from its stored and its shown columns; `id` comes first. */
export function sortTable<Stored extends StoredColumns, const Shown extends SortedColumns<Stored>>(
  stored: Stored,
  shown: Shown,
): Readonly<Record<'id' | NameOf<Shown>, SortOption>> {
  const options: [string, SortOption][] = Object.entries(shown).flatMap(
    ([field, { sort, sortAliases = [] }]) => {
      const option = sort && optionOf(stored[sort]);
      return option
        ? [field, ...sortAliases].map((name): [string, SortOption] => [name, option])
        : [];
    },
  );
  const table: Readonly<Record<string, SortOption>> = { id: byId, ...Object.fromEntries(options) };
  return table;
}

const byId: SortOption = { expression: 'id', isNullable: false, isChronological: false };

function optionOf(
  column: (StoredColumns[string] & { readonly sort?: StoredSort }) | undefined,
): SortOption | undefined {
  return (
    column?.sort && {
      expression: column.sort.expression,
      isNullable: column.isNullable,
      isChronological: column.sort.isChronological ?? false,
    }
  );
}
