import { useMemo, useState } from 'react';

import { consignmentLimits } from '@contracts/rules/consignment';

import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import { isBlankRow, newItemRow } from '../../../shared/goods/item-row';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import type { FormChange } from '../form/useConsignmentForm';
import { tooMany, type PastedRows } from './paste-rows';

/** Limits rows to the maximum of a consignment. */
const withinLimit = (rows: readonly ItemRow[]) => rows.slice(0, consignmentLimits.items);

interface ItemRowsOfForm {
  readonly items: readonly ItemRow[];
  readonly change: (part: FormChange) => void;
}

/** Adds, changes and removes item rows. */
export function useItemRows({ items, change }: ItemRowsOfForm, types: readonly ItemTypeChoice[]) {
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const count = items.length;

  // Stable during typing, so that other rows do not re-render.
  const handlers = useMemo(
    () => ({
      add: () => {
        if (count >= consignmentLimits.items) return;
        const row = newItemRow(types);
        setAddedKey(row.key);
        change((current) => ({ items: [...current.items, row] }));
      },
      change: (index: number, row: ItemRow) => {
        change((current) => ({ items: current.items.with(index, row) }));
      },
      remove: (index: number) => {
        change((current) => ({ items: current.items.toSpliced(index, 1) }));
      },
      /** Inserts pasted rows in place of the row they were pasted into. */
      paste: (index: number, { rows, problems: pasteProblems }: PastedRows) => {
        setProblems([...pasteProblems, ...tooMany(count - 1 + rows.length)]);
        change((current) => ({ items: withinLimit(current.items.toSpliced(index, 1, ...rows)) }));
      },
    }),
    [change, count, types],
  );

  return {
    handlers,
    /** Key of the row added last, which takes the focus. */
    addedKey,
    /** Problems of the last paste. */
    problems,
    clearProblems: () => {
      setProblems([]);
    },
    /** Appends rows, replacing empty ones. */
    append: ({ rows, problems: pasteProblems }: PastedRows) => {
      const all = [...items.filter((row) => !isBlankRow(row)), ...rows];
      setProblems([...pasteProblems, ...tooMany(all.length)]);
      change({ items: withinLimit(all) });
    },
  };
}

export type ItemRowHandlers = ReturnType<typeof useItemRows>['handlers'];
