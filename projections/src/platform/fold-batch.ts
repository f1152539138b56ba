import type { Recorded } from '@contracts/events/domain-event.js';

import type { Projection, RowChange, RowClass, RowKey, TableFold } from './projection.js';

/** Where the rows a batch concerns come from. A key that has no row is left out of the answer. */
export interface RowSource {
  load(row: RowClass, keys: readonly RowKey[]): Promise<ReadonlyMap<RowKey, object>>;
}

export interface TableChanges {
  readonly row: RowClass;
  readonly changes: readonly RowChange[];
}

/** Folds a batch in memory: the projection's own table first, then what follows from its changes. */
export async function foldBatch(
  projection: Projection,
  events: readonly Recorded[],
  source: RowSource,
): Promise<TableChanges[]> {
  const changes = await foldTable(projection.table, events, source);
  const derived = projection.derived.map(async (fold) => ({
    row: fold.row,
    changes: await foldTable(fold, changes, source),
  }));
  return [{ row: projection.table.row, changes }, ...(await Promise.all(derived))];
}

async function foldTable<Input>(
  fold: TableFold<Input>,
  inputs: readonly Input[],
  source: RowSource,
): Promise<RowChange[]> {
  const concerned = new Set(inputs.flatMap(fold.keys));
  if (concerned.size === 0) return [];

  const before = await source.load(fold.row, [...concerned]);
  const after = new Map<RowKey, object | null>(before);
  foldInto(after, fold, inputs);

  return [...after]
    .map(([key, row]) => ({ key, before: before.get(key) ?? null, after: row }))
    .filter((change) => change.before !== change.after);
}

/** Folds into rows that are at hand already; a key without one has no row. */
export function foldInto<Input>(
  rows: Map<RowKey, object | null>,
  { keys, evolve }: TableFold<Input>,
  inputs: readonly Input[],
): void {
  for (const input of inputs)
    for (const key of keys(input)) rows.set(key, evolve(rows.get(key) ?? null, input, key));
}
