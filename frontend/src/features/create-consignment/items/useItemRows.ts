import { useState } from 'react';

import type { ItemTypeChoice } from '../create-consignment.api';
import type { ConsignmentFormState } from '../form/useConsignmentForm';
import { newItemRow, type ItemRow } from './item-row';

/** Adds, changes and removes the rows of the form. */
export function useItemRows(
  { form, change }: ConsignmentFormState,
  types: readonly ItemTypeChoice[],
) {
  const { items } = form;
  const [addedKey, setAddedKey] = useState<string | null>(null);

  return {
    /** The row that was added last: it takes the focus. */
    addedKey,
    add: () => {
      const row = newItemRow(types);
      setAddedKey(row.key);
      change({ items: [...items, row] });
    },
    change: (index: number, row: ItemRow) => {
      change({ items: items.with(index, row) });
    },
    remove: (index: number) => {
      change({ items: items.toSpliced(index, 1) });
    },
    paste: (index: number, rows: readonly ItemRow[]) => {
      change({ items: items.toSpliced(index, 1, ...rows) });
    },
  };
}

export type ItemRows = ReturnType<typeof useItemRows>;
