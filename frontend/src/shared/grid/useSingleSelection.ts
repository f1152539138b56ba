import { useMemo, useState } from 'react';

import type { GridRow } from './columns';
import type { GridSelection } from './grid-state';

const isAlwaysSelectable = () => true;

/** Selection of one row, as long as it is listed and has actions. */
export function useSingleSelection<Row extends GridRow>(
  rows: readonly Row[] | undefined,
  hasAction: (row: Row) => boolean = isAlwaysSelectable,
) {
  const [id, setId] = useState<number | null>(null);
  const selected = rows?.find((row) => row.id === id && hasAction(row));
  const selectableIds = useSelectableIds(rows, hasAction);

  const selection: GridSelection = {
    ids: new Set(selected ? [selected.id] : []),
    isSingle: true,
    ...(selectableIds && { selectableIds }),
    onChange(ids) {
      const added = [...ids].find((addedId) => addedId !== selected?.id);
      setId(added ?? (ids.has(selected?.id ?? 0) ? (selected?.id ?? null) : null));
    },
  };

  return {
    selected,
    selection,
    clear: () => {
      setId(null);
    },
    /** Deselects a row after its deletion; one selected in the meantime stays selected. */
    deselect: (removedId: number) => {
      setId((current) => (current === removedId ? null : current));
    },
  };
}

/** Undefined without rows; stable while the ids are, since a new one re-renders the grid. */
function useSelectableIds<Row extends GridRow>(
  rows: readonly Row[] | undefined,
  hasAction: (row: Row) => boolean,
): ReadonlySet<number> | undefined {
  const ids = rows
    ?.filter(hasAction)
    .map(({ id }) => id)
    .join();
  const selectableIds = useMemo(() => new Set(ids ? ids.split(',').map(Number) : []), [ids]);
  return rows && rows.length > 0 ? selectableIds : undefined;
}
