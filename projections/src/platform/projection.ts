import type { EntitySchema } from 'typeorm';

import type { Position, Recorded } from '@contracts/events/domain-event.js';
import type { AnnouncedRow, LiveReadModel } from '@contracts/realtime/messages.js';

export type RowKey = number | string;

/** Schema of the rows of one table of `@read-models`: its name, its columns and its key. */
export type RowSchema<Row extends object = object> = EntitySchema<Row>;

/** A pure fold into the rows of one table. */
export interface TableFold<Input, Row extends object = object> {
  readonly row: RowSchema<Row>;
  /** Keys of the rows an input affects. */
  readonly keys: (input: Input) => readonly RowKey[];
  /** The row after an input; null if there is none or it was deleted. */
  readonly evolve: (row: Row | null, input: Input, key: RowKey) => Row | null;
  /** Physical order written by a rebuild: rows that are read together are adjacent. */
  readonly order?: ((one: Row, other: Row) => number) | undefined;
}

/**
 * Rows that are written once, each from the change that a single event makes to a row of the projection's own table.
 * Derived tables see only the first and last state of a batch; a journal sees every step.
 */
export interface Journal {
  /** Its key identifies entries, so that an existing one is not rewritten after a crash of the database. */
  readonly row: RowSchema;
  /** Table of one row: the position of the last entry that was deleted because of its age. */
  readonly deletion: string;
  readonly entries: (
    before: object | null,
    after: object | null,
    event: Recorded,
  ) => readonly JournalEntry[];
}

/** Position of an entry, by which entries are ordered. */
export interface JournalEntry {
  readonly position: Position;
  readonly ordinal: number;
}

/** Effect of one batch of events on one row. */
export interface RowChange<Row extends object = object> {
  readonly key: RowKey;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Recipients and content of the notification of a row change. */
export interface ChangeScope {
  readonly clientId: number;
  readonly customerId: number;
  readonly row: AnnouncedRow | null;
}

export interface ChangeFeed<Row extends object = object> {
  readonly readModel: LiveReadModel;
  /** @param row after the change, or the last state of a deleted one */
  readonly describe: (row: Row, before: Row | null) => ChangeScope;
}

/** Values of `minIntervalMs`. */
export const batchIntervals = {
  /** Rows that users watch or programs wait for. */
  live: 7,
  /** Figures and the public journal: batched for up to a tenth of a second. */
  relaxed: 100,
} as const;

/**
 * A read model: a fold from events to rows, and further folds from the changes of those rows (counts, groups), which
 * are written in the same transaction and are thus always consistent with them.
 */
export interface Projection {
  /** For example `consignment-list`: the name of its checkpoint and its lock. */
  readonly name: string;
  /** Streams it follows. */
  readonly prefixes: readonly string[];
  /**
   * Minimum time between two batches while events keep coming, in milliseconds: a batch costs about the same for one
   * event as for twenty.
   */
  readonly minIntervalMs: number;
  readonly table: TableFold<Recorded>;
  readonly derived: readonly TableFold<RowChange>[];
  readonly journal?: Journal;
  /** Notifications for browsers: rows of the table, and of each derived table that declares it. */
  readonly announced: ReadonlyMap<RowSchema, ChangeFeed>;
}
