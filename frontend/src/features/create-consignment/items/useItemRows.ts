import { useState } from 'react';

import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import type { ConsignmentFormState } from '../form/useConsignmentForm';
import { hasRoom, newItemRow } from '../../../shared/goods/item-row';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import type { PastedRows } from './paste-rows';

/** Nothing was typed into it yet. */
const isEmpty = ({ length, width, height, weight }: ItemRow) =>
  [length, width, height, weight].every((typed) => typed === '');

/** Adds, changes and removes the rows of the form. */
export function useItemRows(
  { form, change }: ConsignmentFormState,
  types: readonly ItemTypeChoice[],
) {
  const { items } = form;
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  return {
    /** The row that was added last: it takes the focus. */
    addedKey,
    /** What of the last paste could not be read. */
    problems,
    forgetProblems: () => {
      setProblems([]);
    },
    add: () => {
      if (!hasRoom(items)) return;
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
    /** In place of the row that they were pasted into. */
    paste: (index: number, pasted: PastedRows) => {
      setProblems(pasted.problems);
      change({ items: items.toSpliced(index, 1, ...pasted.rows) });
    },
    /** After the rows that are there; empty ones make room. */
    append: (pasted: PastedRows) => {
      setProblems(pasted.problems);
      change({ items: [...items.filter((row) => !isEmpty(row)), ...pasted.rows] });
    },
  };
}

export type ItemRows = ReturnType<typeof useItemRows>;
