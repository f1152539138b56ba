import type { ClientBase } from 'pg';

import type { Recorded } from '@contracts/events/domain-event.js';

import { foldInto, journalInto } from '../fold.js';
import type {
  JournalEntry,
  Projection,
  RowChange,
  RowSchema,
  RowKey,
  TableFold,
} from '../projection.js';
import { tableOf, type RowTable } from '../row-database.js';
import { copyRows } from './copy-rows.js';

/** Rows of one table: as in the shadow table, and their current state. */
interface RowsInMemory {
  readonly stored: Map<RowKey, object>;
  readonly rows: Map<RowKey, object | null>;
}

/** Entries of a journal held in memory before they are written. */
const MAX_ENTRIES = 2_000;

/**
 * Rows of a rebuild: folded in memory while they fit, then copied together into the shadow tables. Rows that are needed
 * later are read back.
 */
export class WriteBehindRows {
  private readonly inMemory = new Map<RowSchema, RowsInMemory>();
  private isAnythingStored = false;
  /** Entries of the journal: nothing is folded from them, so they are written directly. */
  private entries: JournalEntry[] = [];
  private deletedTo: JournalEntry | null = null;

  constructor(
    private readonly client: ClientBase,
    private readonly projection: Projection,
    private readonly tables: ReadonlyMap<RowSchema, RowTable>,
  ) {
    for (const { row } of [projection.table, ...projection.derived])
      this.inMemory.set(row, { stored: new Map(), rows: new Map() });
  }

  /** Rows in memory. */
  get size(): number {
    return [...this.inMemory.values()].reduce((sum, { rows }) => sum + rows.size, 0);
  }

  /** Leaves out entries that were deleted because of their age; none is deleted until the end of the transaction. */
  async leaveOutDeleted(): Promise<void> {
    const { journal } = this.projection;
    if (!journal) return;
    const { rows } = await this.client.query<JournalEntry>(
      `select position, ordinal from ${journal.deletion} for share`,
    );
    this.deletedTo = rows[0] ?? null;
  }

  /** Removes entries that were left out too late, as they were deleted in the meantime. */
  async removeDeleted(): Promise<void> {
    const { journal } = this.projection;
    if (!journal || !this.deletedTo) return;
    await this.client.query(
      `delete from ${tableOf(this.tables, journal.row).name} where (position, ordinal) <= ($1, $2)`,
      [this.deletedTo.position, this.deletedTo.ordinal],
    );
  }

  /** Derived tables are deferred: they only depend on a row's last state (`flush`). */
  async fold(events: readonly Recorded[]): Promise<void> {
    const { table } = this.projection;
    const { rows } = this.rowsOf(table.row);
    if (this.isAnythingStored) await this.readBack(table.row, events.flatMap(table.keys));
    foldInto(rows, table, events, journalInto(this.entries, this.projection));
    if (this.entries.length >= MAX_ENTRIES) await this.writeEntries();
  }

  /** Folds the derived tables, writes all changes, and clears them from memory. */
  async flush(): Promise<void> {
    await this.writeEntries();
    const changes = changesOf(this.rowsOf(this.projection.table.row));
    for (const fold of this.projection.derived) await this.foldDerived(fold, changes);
    for (const { row, order } of [this.projection.table, ...this.projection.derived]) {
      const inMemory = this.rowsOf(row);
      await this.write(tableOf(this.tables, row), changesOf(inMemory), order);
      inMemory.stored.clear();
      inMemory.rows.clear();
    }
    this.isAnythingStored = true;
  }

  private async foldDerived(
    fold: TableFold<RowChange>,
    changes: readonly RowChange[],
  ): Promise<void> {
    if (this.isAnythingStored) await this.readBack(fold.row, changes.flatMap(fold.keys));
    foldInto(this.rowsOf(fold.row).rows, fold, changes);
  }

  private isDeleted({ position, ordinal }: JournalEntry): boolean {
    const last = this.deletedTo;
    if (!last || position > last.position) return false;
    return position < last.position || ordinal <= last.ordinal;
  }

  private async writeEntries(): Promise<void> {
    const { journal } = this.projection;
    if (!journal || this.entries.length === 0) return;
    const entries = this.entries.filter((entry) => !this.isDeleted(entry));
    this.entries = [];
    await copyRows(this.client, tableOf(this.tables, journal.row), entries);
  }

  private async readBack(row: RowSchema, keys: readonly RowKey[]): Promise<void> {
    const { stored, rows } = this.rowsOf(row);
    const unknown = new Set(keys.filter((key) => !rows.has(key)));
    if (unknown.size === 0) return;
    const found = await tableOf(this.tables, row).load(this.client, [...unknown]);
    for (const [key, one] of found) {
      stored.set(key, one);
      rows.set(key, one);
    }
  }

  private async write(
    table: RowTable,
    changes: readonly RowChange[],
    order?: TableFold<never>['order'],
  ): Promise<void> {
    const fresh = changes
      .filter(({ before }) => before === null)
      .flatMap(({ after }) => after ?? []);
    if (fresh.length > 0) await copyRows(this.client, table, order ? fresh.sort(order) : fresh);
    const changed = changes.filter(({ before }) => before !== null);
    for (const statement of table.saving(changed)) await this.client.query(statement);
  }

  private rowsOf(row: RowSchema): RowsInMemory {
    const cached = this.inMemory.get(row);
    if (!cached) throw new Error(`${row.options.name} is not rebuilt here`);
    return cached;
  }
}

const changesOf = ({ stored, rows }: RowsInMemory): RowChange[] =>
  [...rows]
    .map(([key, after]) => ({ key, before: stored.get(key) ?? null, after }))
    .filter(({ before, after }) => before !== after);
