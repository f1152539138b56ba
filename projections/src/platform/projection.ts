import type { Recorded } from '@contracts/events/domain-event.js';
import type { ChangedRow, LiveReadModel } from '@contracts/realtime/messages.js';

export type RowKey = number | string;

/** A row class of `@read-models`; its decorators name the table, the columns and the key. */
export type RowClass<Row extends object = object> = new () => Row;

/** A pure fold into the rows of one table. */
export interface TableFold<Input, Row extends object = object> {
  readonly row: RowClass<Row>;
  /** The rows an input concerns. */
  readonly keys: (input: Input) => readonly RowKey[];
  /** The row after it; null when there is none (any more). */
  readonly evolve: (row: Row | null, input: Input, key: RowKey) => Row | null;
  /** How a rebuild lays them down: rows that are read together, beside each other. */
  readonly order?: ((one: Row, other: Row) => number) | undefined;
}

/** What one batch of events did to one row. */
export interface RowChange<Row extends object = object> {
  readonly key: RowKey;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Whom a change of a row concerns, and what they are told of it. */
export interface Announcement {
  readonly clientId: number;
  readonly customerId: number;
  readonly row: ChangedRow | null;
}

export interface Announced<Row extends object = object> {
  readonly readModel: LiveReadModel;
  readonly describe: (row: Row) => Announcement;
}

/**
 * A read model: a fold from events to rows, and further folds from the changes of those rows (counts,
 * groups), which are written in the same transaction and so can never disagree with them.
 */
export interface Projection {
  /** For example `consignment-list`: the name of its checkpoint and its lock. */
  readonly name: string;
  /** Streams it follows. */
  readonly prefixes: readonly string[];
  readonly table: TableFold<Recorded>;
  readonly derived: readonly TableFold<RowChange>[];
  /** What browsers hear of: the rows of the table, and of each derived table that says so. */
  readonly announced: ReadonlyMap<RowClass, Announced>;
}
