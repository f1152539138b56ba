import type { DomainEvent, Recorded } from '@contracts/events/domain-event.js';

import type {
  Announced,
  Projection,
  RowChange,
  RowClass,
  RowKey,
  TableFold,
} from './projection.js';

export interface FoldDefinition<Event extends DomainEvent, Row extends object> {
  readonly name: string;
  /** Prefix of the streams it follows, for example `consignment-`. */
  readonly prefix: string;
  readonly row: RowClass<Row>;
  /** The row, or the rows, an event concerns. */
  readonly key: (event: Recorded<Event>) => RowKey | readonly RowKey[];
  readonly evolve: (row: Row | null, event: Recorded<Event>) => Row | null;
  readonly order?: (one: Row, other: Row) => number;
  readonly announced?: Announced<Row>;
  readonly derived?: readonly DerivedTable<Row>[];
}

/** A table folded from the changes of another. */
export interface DerivedTable<Row extends object> {
  readonly fold: TableFold<RowChange<Row>>;
  readonly announced?: Announced;
}

/** A fold from events to rows, as the runner takes it. */
export function foldProjection<Event extends DomainEvent, Row extends object>(
  definition: FoldDefinition<Event, Row>,
): Projection {
  const { name, prefix, row, key, evolve, order, announced, derived = [] } = definition;
  const table: TableFold<Recorded<Event>, Row> = {
    row,
    keys: (event) => listOf(key(event)),
    evolve,
    order,
  };
  const audiences = [
    { row, announced },
    ...derived.map(({ fold, announced: told }) => ({ row: fold.row, announced: told })),
  ].filter((audience) => audience.announced !== undefined);
  return {
    name,
    prefixes: [prefix],
    // The prefix vouches for the events, the runner for the rows: it loads and hands over only this table's.
    table: table as unknown as TableFold<Recorded>,
    derived: derived.map(({ fold }) => fold as TableFold<RowChange>),
    announced: new Map(
      audiences.map((audience) => [audience.row, audience.announced as Announced]),
    ),
  };
}

const listOf = (keys: RowKey | readonly RowKey[]): readonly RowKey[] =>
  typeof keys === 'object' ? keys : [keys];

/** A fold from row changes to further rows, as `foldProjection` takes it. */
export function foldChanges<Row extends object, Group extends object>(
  definition: TableFold<RowChange<Row>, Group> & { readonly announced?: Announced<Group> },
): DerivedTable<Row> {
  // The same promise: the runner hands over only rows of this table.
  return { fold: definition, announced: definition.announced } as unknown as DerivedTable<Row>;
}
