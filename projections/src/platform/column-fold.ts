import type { DomainEvent, Recorded } from '@contracts/events/domain-event.js';
import type { GroupRule, RowOf, StoredColumns } from '@read-models/column.js';

/** Columns with rules for these events, which may read this row. */
type FoldableColumns<Event extends DomainEvent, First extends string, Row> = Readonly<
  Record<
    string,
    {
      readonly first?: (event: Recorded<Extract<Event, { readonly type: First }>>) => unknown;
      readonly on?: {
        readonly [Type in Event['type']]?: (
          event: Recorded<Extract<Event, { readonly type: Type }>>,
          before: never,
          row: Row,
        ) => unknown;
      };
    }
  >
>;

/** Types of the events that set a column. */
type HandledEvent<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly on: infer On } ? keyof On : never;
}[keyof Columns];

type DerivedColumn<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly isDerived: true } ? Name : never;
}[keyof Columns];

interface ColumnFold<Event extends DomainEvent, Columns, First extends Event['type']> {
  /** The events that begin a row. */
  readonly begins: readonly First[];
  /** Event types that no column handles: a type missing both here and in the columns does not compile. */
  readonly unused: Readonly<Record<Exclude<Event['type'], HandledEvent<Columns>>, true>>;
  /** Returns true for an event that leaves this row unchanged. */
  readonly isIgnored?: (row: RowOf<Columns>, event: Recorded<Event>) => boolean;
  /** Derived columns, in the order in which they are computed. */
  readonly derived: {
    readonly [Name in DerivedColumn<Columns>]: Derived<RowOf<Columns>, RowOf<Columns>[Name]>;
  };
}

/** A column computed from others, recomputed only when an event has set one of them. */
export interface Derived<Row, Value> {
  readonly from: readonly string[];
  readonly compute: (row: Row) => Value;
}

/** Declares a derived column; `from` names every column that `compute` reads. */
export const derive = <Row, Value>(
  from: Readonly<Record<keyof Row, true>>,
  compute: (row: Row) => Value,
): Derived<Row, Value> => ({ from: Object.keys(from), compute });

type Values = Record<string, unknown>;

interface Step {
  readonly column: string;
  readonly handle: (event: Recorded, before: unknown, row: Values) => unknown;
}

interface DerivedStep {
  readonly column: string;
  readonly compute: (row: Values) => unknown;
  /** Whether the event sets a column that it is computed from. */
  readonly isDirect: boolean;
  /** Derived columns that it is computed from; it is recomputed when one of them changes. */
  readonly via: readonly string[];
}

interface EventSteps {
  readonly columns: readonly Step[];
  readonly derived: readonly DerivedStep[];
}

/**
 * Builds the fold of a read model from its columns. Columns are grouped by event type once, so that an event runs only
 * the columns that name it.
 */
export const foldColumns =
  <Event extends DomainEvent>() =>
  <Columns extends StoredColumns, First extends Event['type']>(
    columns: Columns & FoldableColumns<Event, First, RowOf<Columns>>,
    definition: ColumnFold<Event, Columns, First>,
  ): ((row: RowOf<Columns> | null, event: Recorded<Event>) => RowOf<Columns>) => {
    const { begins, isIgnored = () => false } = definition;
    const stepsByEvent = planSteps(columns, definition.derived);
    const firstRow = rowFactory(columns);

    // Only names are known here: `columns` and `definition` were checked against each other above.
    const evolve = (row: Values | null, event: Recorded): Values => {
      const steps = stepsByEvent.get(event.type);
      if (row && (!steps || isIgnored(row as RowOf<Columns>, event as Recorded<Event>))) return row;
      if (!steps || (!row && !begins.some((type) => type === event.type)))
        throw new Error(`${event.stream} does not begin with its first event`);
      return applySteps(steps, row ?? firstRow(event), event, row === null);
    };
    return evolve as (row: RowOf<Columns> | null, event: Recorded<Event>) => RowOf<Columns>;
  };

/** Builds a group's row from its first row, by the columns' rules. */
export const firstRowOf =
  <Member, Columns extends StoredColumns>(
    columns: Columns & Readonly<Record<string, GroupRule<Member, unknown>>>,
  ): ((member: Member) => RowOf<Columns>) =>
  (member) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, { first }]) => [name, first(member)]),
    ) as RowOf<Columns>;

function applySteps(steps: EventSteps, before: Values, event: Recorded, isFirst: boolean): Values {
  const next = { ...before };
  for (const { column, handle } of steps.columns)
    next[column] = handle(event, before[column], before);
  for (const step of steps.derived)
    if (isFirst || step.isDirect || hasChanged(step.via, before, next))
      next[step.column] = step.compute(next);
  return next;
}

function hasChanged(names: readonly string[], before: Values, after: Values): boolean {
  for (const name of names) if (before[name] !== after[name]) return true;
  return false;
}

interface RuntimeRule {
  readonly initial?: unknown;
  readonly first?: (event: never) => unknown;
  readonly on?: Readonly<Record<string, unknown>>;
}

/** Groups the columns by the event types that set them, with the derived columns that follow. */
function planSteps(
  columns: Readonly<Record<string, RuntimeRule>>,
  derived: Readonly<Record<string, Derived<never, unknown>>>,
): ReadonlyMap<string, EventSteps> {
  const types = new Set(Object.values(columns).flatMap(({ on = {} }) => Object.keys(on)));
  return new Map(
    [...types].map((type) => {
      const steps = Object.entries(columns).flatMap(([column, { on }]) =>
        on?.[type] ? [{ column, handle: on[type] as Step['handle'] }] : [],
      );
      const set = new Set(steps.map(({ column }) => column));
      return [type, { columns: steps, derived: planDerived(derived, set) }];
    }),
  );
}

const planDerived = (
  derived: Readonly<Record<string, Derived<never, unknown>>>,
  set: ReadonlySet<string>,
): DerivedStep[] =>
  Object.entries(derived).map(([column, { from, compute }]) => {
    const via = from.filter((name) => name in derived && name !== column);
    return {
      column,
      compute: compute as DerivedStep['compute'],
      isDirect: from.some((name) => set.has(name) && !via.includes(name)),
      via,
    };
  });

/** The row before its first event, with initial values from that event. */
function rowFactory(columns: Readonly<Record<string, RuntimeRule>>): (event: Recorded) => Values {
  const initial = Object.fromEntries(
    Object.entries(columns).map(([column, rule]) => [column, rule.initial]),
  );
  const first = Object.entries(columns).flatMap(([column, rule]) =>
    rule.first ? [[column, rule.first as (event: Recorded) => unknown] as const] : [],
  );
  return (event) => {
    const row = { ...initial };
    for (const [column, read] of first) row[column] = read(event);
    return row;
  };
}

interface SearchedColumns<Row> {
  readonly names: readonly string[];
  /** Reads their values, with lists flattened. */
  readonly read: (row: Row) => (string | null)[];
}

/** Finds the columns that the search box searches, in the order of their declaration. */
export function searchedColumns<Columns extends StoredColumns>(
  columns: Columns,
): SearchedColumns<RowOf<Columns>> {
  const names = Object.keys(columns).filter((name) => 'isSearched' in (columns[name] ?? {}));
  return { names, read: (row) => readTexts(row as Record<string, Searched>, names) };
}

type Searched = string | readonly string[] | null | undefined;

/** A loop rather than `flatMap`: it runs for nearly every event of a rebuild. */
function readTexts(row: Readonly<Record<string, Searched>>, names: readonly string[]) {
  const texts: (string | null)[] = [];
  for (const name of names) {
    const value = row[name] ?? null;
    if (typeof value === 'string' || value === null) texts.push(value);
    else texts.push(...value);
  }
  return texts;
}
