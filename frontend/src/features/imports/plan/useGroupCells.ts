import { useState } from 'react';

import { importGroupTexts } from '@contracts/texts/app/imports';
import type { ImportDetailView, ImportGroupDetailView } from '@contracts/views/import.view';

import { useToast } from '../../../shared/feedback/useToast';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { useEditImportGroupMutation } from '../imports.api';
import { groupName } from './group-name';

/** Edited cells of a reference, with a function that saves them in the plan shown on opening. */
export function useGroupCells(
  { id, kind, planHash: current }: Pick<ImportDetailView, 'id' | 'kind' | 'planHash'>,
  { group, rows }: ImportGroupDetailView,
  onDone: () => void,
) {
  const [seen, setSeen] = useState(current);
  const planHash = seen ?? current;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [edit, { isLoading, error }] = useEditImportGroupMutation();
  const toast = useToast();
  const reportSave = useFormSaveFeedback();
  const savedAt = (row: number, column: string) =>
    rows.find((candidate) => candidate.row === row)?.values[column] ?? '';
  const textAt = (row: number, column: string) => texts[keyOf(row, column)] ?? savedAt(row, column);
  const changed = Object.keys(texts)
    .map(fromKey)
    .filter(({ row, column }) => textAt(row, column) !== savedAt(row, column));

  return {
    textAt,
    isDirty: changed.length > 0,
    isLoading,
    error,
    change: (row: number, column: string, text: string) => {
      setTexts({ ...texts, [keyOf(row, column)]: text });
    },
    /** Several cells of a row, by column. */
    changeRow: (row: number, changes: Readonly<Record<string, string>>) => {
      const keyed = Object.entries(changes).map(
        ([column, text]) => [keyOf(row, column), text] as const,
      );
      setTexts({ ...texts, ...Object.fromEntries(keyed) });
    },
    save: async () => {
      if (planHash === null || changed.length === 0) return;
      const cells = changed.map((cell) => ({ ...cell, value: textAt(cell.row, cell.column) }));
      const response = edit({ id, no: group.no, planHash, cells });
      const canClose = await reportSave(response, { failed: notSaved(groupName(kind, group)) });
      const { data } = await response;
      // The plan has changed through this edit, or through someone else's: the error says so.
      setSeen(null);
      if (!data || data.group.action === 'ERROR') return;
      toast.success(interpolate(importGroupTexts.saved, { name: groupName(kind, data.group) }));
      if (canClose) onDone();
    },
  };
}

const keyOf = (row: number, column: string): string => `${row}|${column}`;

function fromKey(key: string) {
  const separatorIndex = key.indexOf('|');
  return { row: Number(key.slice(0, separatorIndex)), column: key.slice(separatorIndex + 1) };
}
