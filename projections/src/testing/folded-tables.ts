import type { Recorded } from '@contracts/events/domain-event.js';

import { foldBatch } from '../platform/fold.js';
import type { Projection, RowKey, RowSchema } from '../platform/projection.js';

/** The tables of a projection after events, each in its own batch. */
export class FoldedTables {
  private readonly tables = new Map<RowSchema, Map<RowKey, object>>();
  /** Keys of the rows that the last event wrote or deleted, by table. */
  private written = new Map<RowSchema, RowKey[]>();

  constructor(private readonly projection: Projection) {}

  async fold(events: readonly Recorded[]): Promise<this> {
    for (const event of events) {
      const { tables } = await foldBatch(this.projection, [event], {
        load: (row) => Promise.resolve(new Map(this.tableOf(row))),
      });
      this.written = new Map(
        tables.map(({ row, changes }) => [row, changes.map(({ key }) => key)]),
      );
      for (const { row, changes } of tables)
        for (const { key, after } of changes)
          if (after) this.tableOf(row).set(key, after);
          else this.tableOf(row).delete(key);
    }
    return this;
  }

  /** Rows of a table, in the order in which they were first written. */
  rowsOf<Row extends object>(row: RowSchema<Row>): Row[] {
    return [...this.tableOf(row).values()] as Row[];
  }

  writtenOf<Row extends object>(row: RowSchema<Row>): readonly RowKey[] {
    return this.written.get(row) ?? [];
  }

  private tableOf(row: RowSchema): Map<RowKey, object> {
    const table = this.tables.get(row) ?? new Map<RowKey, object>();
    this.tables.set(row, table);
    return table;
  }
}

/** Folds the events of one stream into empty tables. */
export const foldTables = (
  projection: Projection,
  events: readonly Recorded[],
): Promise<FoldedTables> => new FoldedTables(projection).fold(events);
