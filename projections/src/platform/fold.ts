import type { DomainEvent, Recorded } from '@contracts/events/domain-event.js';

import type {
  ChangeFeed,
  Journal,
  JournalEntry,
  Projection,
  RowChange,
  RowSchema,
  RowKey,
  TableFold,
} from './projection.js';

/** Loader of the rows affected by a batch; keys without a row are missing from the result. */
export interface RowSource {
  load(row: RowSchema, keys: readonly RowKey[]): Promise<ReadonlyMap<RowKey, object>>;
}

export interface TableChanges {
  readonly row: RowSchema;
  readonly changes: readonly RowChange[];
}

/** Changes of a batch, and its journal entries. */
export interface FoldedBatch {
  readonly tables: readonly TableChanges[];
  readonly entries: readonly JournalEntry[];
}

/** Folds a batch in memory: the projection's own table first, then what follows from its changes. */
export async function foldBatch(
  projection: Projection,
  events: readonly Recorded[],
  source: RowSource,
): Promise<FoldedBatch> {
  const entries: JournalEntry[] = [];
  const changes = await foldTable(
    projection.table,
    events,
    source,
    journalInto(entries, projection),
  );
  const derived = projection.derived.map(async (fold) => ({
    row: fold.row,
    changes: await foldTable(fold, changes, source),
  }));
  const tables = [{ row: projection.table.row, changes }, ...(await Promise.all(derived))];
  return { tables, entries };
}

/** One step of a fold: a row before and after one input. */
type Step<Input> = (before: object | null, after: object | null, input: Input) => void;

/** Collects the journal entries of each step; undefined for a projection without a journal. */
export function journalInto(
  entries: JournalEntry[],
  { journal }: Pick<Projection, 'journal'>,
): Step<Recorded> | undefined {
  return (
    journal &&
    ((before, after, event) => {
      entries.push(...journal.entries(before, after, event));
    })
  );
}

async function foldTable<Input>(
  fold: TableFold<Input>,
  inputs: readonly Input[],
  source: RowSource,
  step?: Step<Input>,
): Promise<RowChange[]> {
  const affected = new Set(inputs.flatMap(fold.keys));
  if (affected.size === 0) return [];

  const before = await source.load(fold.row, [...affected]);
  const after = new Map<RowKey, object | null>(before);
  foldInto(after, fold, inputs, step);

  return [...after]
    .map(([key, row]) => ({ key, before: before.get(key) ?? null, after: row }))
    .filter((change) => change.before !== change.after);
}

/** Folds into already loaded rows; a key without one has no row. */
export function foldInto<Input>(
  rows: Map<RowKey, object | null>,
  { keys, evolve }: TableFold<Input>,
  inputs: readonly Input[],
  step?: Step<Input>,
): void {
  for (const input of inputs)
    for (const key of keys(input)) {
      const before = rows.get(key) ?? null;
      const after = evolve(before, input, key);
      rows.set(key, after);
      step?.(before, after, input);
    }
}

interface FoldDefinition<Event extends DomainEvent, Row extends object> {
  readonly name: string;
  /** Prefix of the streams it follows, for example `consignment-`; or several. */
  readonly prefix: string | readonly string[];
  readonly minIntervalMs: number;
  readonly row: RowSchema<Row>;
  /** Keys of the rows an event affects. */
  readonly key: (event: Recorded<Event>) => RowKey | readonly RowKey[];
  readonly evolve: (row: Row | null, event: Recorded<Event>) => Row | null;
  readonly order?: (one: Row, other: Row) => number;
  readonly announced?: ChangeFeed<Row>;
  readonly derived?: readonly DerivedTable<Row>[];
  readonly journal?: JournalDefinition<Event, Row>;
}

interface JournalDefinition<Event extends DomainEvent, Row extends object> {
  readonly row: RowSchema;
  readonly deletion: string;
  readonly entries: (
    before: Row | null,
    after: Row | null,
    event: Recorded<Event>,
  ) => readonly JournalEntry[];
}

/** A table folded from the changes of another. */
interface DerivedTable<Row extends object> {
  readonly fold: TableFold<RowChange<Row>>;
  readonly announced?: ChangeFeed;
}

/** A fold from events to rows, as the runner expects it. */
export function foldProjection<Event extends DomainEvent, Row extends object>(
  definition: FoldDefinition<Event, Row>,
): Projection {
  const { name, prefix, row, key, evolve, order, announced, derived = [], journal } = definition;
  const table: TableFold<Recorded<Event>, Row> = {
    row,
    keys: (event) => listOf(key(event)),
    evolve,
    order,
  };
  const audiences = [
    { row, announced },
    ...derived.map((one) => ({ row: one.fold.row, announced: one.announced })),
  ].filter((audience) => audience.announced !== undefined);
  return {
    name,
    prefixes: typeof prefix === 'string' ? [prefix] : prefix,
    minIntervalMs: definition.minIntervalMs,
    // The prefix guarantees the type of the events; the runner passes only rows of this table.
    table: table as unknown as TableFold<Recorded>,
    derived: derived.map(({ fold }) => fold as TableFold<RowChange>),
    ...(journal && { journal: journal as unknown as Journal }),
    announced: new Map(
      audiences.map((audience) => [audience.row, audience.announced as ChangeFeed]),
    ),
  };
}

const listOf = (keys: RowKey | readonly RowKey[]): readonly RowKey[] =>
  typeof keys === 'object' ? keys : [keys];

/** A fold from row changes to further rows, as `foldProjection` expects it. */
export function foldChanges<Row extends object, Group extends object>(
  definition: TableFold<RowChange<Row>, Group> & { readonly announced?: ChangeFeed<Group> },
): DerivedTable<Row> {
  // Safe for the same reason: the runner passes only rows of this table.
  return { fold: definition, announced: definition.announced } as unknown as DerivedTable<Row>;
}
