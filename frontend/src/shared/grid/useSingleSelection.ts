import { useState } from 'react';

import type { GridRow } from './columns';
import type { GridSelection } from './grid-state';

/** Selection of one row, as long as it is among the rows shown. */
export function useSingleSelection<Row extends GridRow>(rows: readonly Row[] | undefined) {
  const [id, setId] = useState<number | null>(null);
  const selected = rows?.find((row) => row.id === id);

  const selection: GridSelection = {
    ids: new Set(selected ? [selected.id] : []),
    isSingle: true,
    onChange(ids) {
      const added = [...ids].find((one) => one !== selected?.id);
      setId(added ?? (ids.has(selected?.id ?? 0) ? (selected?.id ?? null) : null));
    },
  };

  return {
    selected,
    selection,
    clear: () => {
      setId(null);
    },
  };
}
