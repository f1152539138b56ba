import type { DomainEvent, Recorded } from '@contracts/events/domain-event.js';

/** Postgres types used by read models. */
export type SqlType =
  'integer' | 'bigint' | 'text' | 'text[]' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

/** Storage type of a value, with its initial value. */
export interface Stored<Value> {
  readonly sql: SqlType;
  readonly isNullable: boolean;
  readonly isKey: boolean;
  readonly initial: Value;
}

const stored = <Value>(sql: SqlType, initial: Value): Stored<Value> => ({
  sql,
  isNullable: false,
  isKey: false,
  initial,
});

export const integer = stored('integer', 0);
/** Integers up to the largest that a JavaScript number represents exactly. */
export const bigint = stored('bigint', 0);
export const text = stored('text', '');
export const textList = stored<string[]>('text[]', []);
export const boolean = stored('boolean', false);
/** Calendar day, yyyy-MM-dd. */
export const date = stored('date', '');
/** ISO instant. */
export const instant = stored('timestamptz', '');

/** Text from a fixed set. */
export const oneOf = <Value extends string>(initial: Value): Stored<Value> =>
  stored('text', initial);

/** Structured value, stored as JSON. */
export const json = <Value extends object>(initial: Value): Stored<Value> =>
  stored('jsonb', initial);

export const orNull = <Value>({ sql, isKey }: Stored<Value>): Stored<Value | null> => ({
  sql,
  isKey,
  isNullable: true,
  initial: null,
});

/** Marks a column as the primary key of its table. */
export const key = <Value>(column: Stored<Value>): Stored<Value> => ({ ...column, isKey: true });

/** Sort order of a list, with one index by client and one by customer. */
export interface StoredSort {
  /** SQL over the table's columns, exactly as in both indexes. */
  readonly expression: string;
  /**
   * Suffix of both index names: `<table>_client_<index>`, `<table>_customer_<index>`. Null in a table of few rows,
   * which is sorted without an index.
   */
  readonly index: string | null;
  /** Whether it increases over time, so that a range of days is also a range of values. */
  readonly isChronological?: true;
}

/** Sorts text without regard to case. */
export const byText = (column: string, index: string | null = column): StoredSort => ({
  expression: `lower(${column})`,
  index,
});

/** Sorts by the stored value. */
export const byValue = (column: string, index: string | null = column): StoredSort => ({
  expression: column,
  index,
});

/** Source of a column's value, with its search and sort. */
export interface ColumnRule<Event extends DomainEvent, First extends string, Value, Row> {
  /** Value from the first event of the stream. */
  readonly first?: (event: Recorded<Extract<Event, { readonly type: First }>>) => Value;
  /** Value after an event. `row` holds the columns as they were before it. */
  readonly on?: {
    readonly [Type in Event['type']]?: (
      event: Recorded<Extract<Event, { readonly type: Type }>>,
      before: Value,
      row: Row,
    ) => Value;
  };
  /** Computed from the other columns after each event (`derived` of the fold). */
  readonly isDerived?: true;
  readonly sort?: StoredSort;
  /** Whether the list's search includes it. */
  readonly isSearched?: true;
}

type OnlyKnown<Rule> = Readonly<
  Record<Exclude<keyof Rule, keyof ColumnRule<DomainEvent, string, unknown, unknown>>, never>
>;

/**
 * Returns a function that declares the columns of a read model. `First` is the type of the events that begin a row,
 * `Row` the columns that rules of other columns read.
 */
export const columnsFor =
  <Event extends DomainEvent, First extends Event['type'], Row = object>() =>
  <Value, const Rule extends ColumnRule<Event, First, Value, Row>>(
    column: Stored<Value>,
    rule: Rule & OnlyKnown<Rule>,
  ): Stored<Value> & Rule => ({ ...column, ...rule });

/** Source of a column's value in a row that represents a group of other rows. */
export interface GroupRule<Member, Value> {
  /** Value from the first row of the group. */
  readonly first: (member: Member) => Value;
  readonly sort?: StoredSort;
}

/** Returns a function that declares the columns of a table whose rows are groups of `Member`. */
export const groupColumns =
  <Member>() =>
  <Value, const Rule extends GroupRule<Member, Value>>(
    column: Stored<Value>,
    rule: Rule,
  ): Stored<Value> & Rule => ({ ...column, ...rule });

/** Columns of a table by property, in the order of its statements. */
export type StoredColumns = Readonly<Record<string, Stored<unknown>>>;

/** Row with these columns. */
export type RowOf<Columns> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Stored<infer Value> ? Value : never;
};

/** Columns that can be sorted by. */
export type SortableColumn<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly sort: StoredSort } ? Name : never;
}[keyof Columns];

/** Name of the column of a property: `client_name` for `clientName`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
