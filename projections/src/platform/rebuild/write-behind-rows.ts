import type { ClientBase } from 'pg';

import type { RowSource, TableChanges } from '../fold-batch.js';
import type { RowChange, RowClass, RowKey } from '../projection.js';
import { tableOf, type RowTable } from '../row-table.js';
import { copyRows } from './copy-rows.js';

interface Entry {
  row: object | null;
  readonly isStored: boolean;
  isChanged: boolean;
}

/**
 * The rows of a rebuild: folded in memory for as long as they fit, then copied into the shadow tables in
 * one go. Rows met again after that are read back.
 */
export class WriteBehindRows implements RowSource {
  private readonly cache = new Map<RowClass, Map<RowKey, Entry>>();
  private isAnythingStored = false;

  constructor(
    private readonly client: ClientBase,
    private readonly tables: ReadonlyMap<RowClass, RowTable>,
  ) {
    for (const row of tables.keys()) this.cache.set(row, new Map());
  }

  /** Rows in memory. */
  get size(): number {
    return [...this.cache.values()].reduce((sum, entries) => sum + entries.size, 0);
  }

  async load(row: RowClass, keys: readonly RowKey[]): Promise<ReadonlyMap<RowKey, object>> {
    const entries = this.entriesOf(row);
    if (this.isAnythingStored) await this.readBack(row, keys, entries);

    const found = new Map<RowKey, object>();
    for (const key of keys) {
      const known = entries.get(key)?.row;
      if (known) found.set(key, known);
    }
    return found;
  }

  put(tables: readonly TableChanges[]): void {
    for (const { row, changes } of tables) {
      const entries = this.entriesOf(row);
      for (const { key, after } of changes) {
        const isStored = entries.get(key)?.isStored ?? false;
        entries.set(key, { row: after, isStored, isChanged: true });
      }
    }
  }

  /** Writes everything that changed and forgets it. */
  async flush(): Promise<void> {
    for (const [row, entries] of this.cache) {
      await this.write(tableOf(this.tables, row), entries);
      entries.clear();
    }
    this.isAnythingStored = true;
  }

  private async write(table: RowTable, entries: ReadonlyMap<RowKey, Entry>): Promise<void> {
    const fresh: object[] = [];
    const changes: RowChange[] = [];
    for (const [key, { row, isStored, isChanged }] of entries) {
      if (isStored && isChanged) changes.push({ key, before: null, after: row });
      if (!isStored && row) fresh.push(row);
    }
    if (fresh.length > 0) await copyRows(this.client, table, fresh);
    await table.save(this.client, changes);
  }

  private async readBack(
    row: RowClass,
    keys: readonly RowKey[],
    entries: Map<RowKey, Entry>,
  ): Promise<void> {
    const unknown = keys.filter((key) => !entries.has(key));
    if (unknown.length === 0) return;
    const stored = await tableOf(this.tables, row).load(this.client, unknown);
    for (const [key, found] of stored)
      entries.set(key, { row: found, isStored: true, isChanged: false });
  }

  private entriesOf(row: RowClass): Map<RowKey, Entry> {
    const entries = this.cache.get(row);
    if (!entries) throw new Error(`${row.name} is not rebuilt here`);
    return entries;
  }
}
