import type { ItemTypeChoice } from '../create-consignment.api';
import { measureNames, newItemRow, type ItemRow } from './item-row';

/** Rows copied from a spreadsheet: [type,] quantity, length, width, height, weight. Empty when it is not a table. */
export function rowsFromText(text: string, types: readonly ItemTypeChoice[]): ItemRow[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  return lines.every((cells) => cells.length < 2) ? [] : lines.map((cells) => rowOf(cells, types));
}

function rowOf(cells: readonly string[], types: readonly ItemTypeChoice[]): ItemRow {
  const [first = ''] = cells;
  const named = types.find(({ type }) => type.toLowerCase() === first.toLowerCase());
  const hasType = named !== undefined || Number.isNaN(Number(first));
  const values = hasType ? cells.slice(1) : cells;
  const usual = newItemRow(types);
  return {
    ...usual,
    ...Object.fromEntries(measureNames.map((measure, column) => [measure, values[column] ?? ''])),
    itemTypeId: named?.id ?? usual.itemTypeId,
  };
}
