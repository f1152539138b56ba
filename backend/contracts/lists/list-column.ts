type FieldOf<Item, Value> = {
  [Name in keyof Item]: Item[Name] extends Value ? Name : never;
}[keyof Item];

/** The item's field of that name, or the result of a function of the item. */
type ValueOf<Item, Value> = FieldOf<Item, Value> | ((item: Item) => Value);

interface ColumnShape<Tab extends string> {
  /** The heading; also the label in saved preferences and reports. */
  readonly label: string;
  /** Stored column that the server sorts by; without it the column is not sortable. */
  readonly sort?: string;
  /** Other names that `sort=` accepts for the same order. */
  readonly sortAliases?: readonly string[];
  /** Tabs that have the column; defaults to all. */
  readonly tabs?: readonly Tab[];
  /** Tabs that hide the column until the user shows it. */
  readonly hiddenOn?: readonly Tab[];
  /** Always shown, whatever the user chooses. */
  readonly isLocked?: true;
  /** `name` is the row's heading for screen readers. */
  readonly tone?: 'quiet' | 'strong' | 'name';
  /** Fixed width in pixels; for a column sized by `flex`, its minimum and maximum. */
  readonly width?: number;
  readonly minWidth?: number;
  readonly maxWidth?: number;
  readonly flex?: number;
}

interface TextColumn<Item, Tab extends string> extends ColumnShape<Tab> {
  readonly kind: 'text' | 'code' | 'day' | 'minute';
  readonly value: ValueOf<Item, string | null>;
}

interface NumberColumn<Item, Tab extends string> extends ColumnShape<Tab> {
  readonly kind: 'number' | 'money';
  readonly value: ValueOf<Item, number | null>;
}

/** A column whose cell the screen renders. */
interface CustomColumn<Item, Tab extends string> extends ColumnShape<Tab> {
  readonly kind: 'own';
  /** Field shown in the cell, for a column that the server copies. */
  readonly value?: keyof Item;
}

/** A shown column of a list. Its key is its `field`: the name in `sort=` and in saved preferences. */
export type ListColumn<Item, Tab extends string = never> =
  TextColumn<Item, Tab> | NumberColumn<Item, Tab> | CustomColumn<Item, Tab>;

export type ListColumns<Item, Tab extends string = never> = Readonly<
  Record<string, ListColumn<Item, Tab>>
>;

/** Fields of the item that columns show as they are. */
export type FlatField<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly value: infer Value extends string }
    ? Value
    : never;
}[keyof Columns];

/** Names of those fields. */
export const flatFields = <Columns extends Readonly<Record<string, Shown>>>(
  columns: Columns,
): readonly FlatField<Columns>[] =>
  Object.values(columns)
    .map(({ value }) => value)
    .filter((value): value is FlatField<Columns> => typeof value === 'string');

interface Shown {
  readonly label: string;
  readonly value?: unknown;
}

/** Columns whose cell the screen must render. */
export type CustomField<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly kind: 'own' } ? Name : never;
}[keyof Columns];

type ListShape<Tab extends string> = Readonly<Record<string, ColumnShape<Tab>>>;

/** Fields that are always shown. */
export const lockedFields = (columns: ListShape<string>): ReadonlySet<string> =>
  fieldsWhere(columns, ({ isLocked }) => isLocked === true);

/** Fields of a tab. */
export const tabFields = <Tab extends string>(
  columns: ListShape<Tab>,
  tab: Tab,
): ReadonlySet<string> => fieldsWhere(columns, ({ tabs }) => !tabs || tabs.includes(tab));

/** Fields that a tab hides until the user shows them. */
export const hiddenFields = <Tab extends string>(
  columns: ListShape<Tab>,
  tab: Tab,
): ReadonlySet<string> => fieldsWhere(columns, ({ hiddenOn }) => hiddenOn?.includes(tab) ?? false);

/** Fields and aliases that `sort=` accepts. */
export const sortNames = (columns: ListShape<string>): string[] => [
  'id',
  ...Object.entries(columns).flatMap(([field, { sort, sortAliases = [] }]) =>
    sort ? [field, ...sortAliases] : [],
  ),
];

const fieldsWhere = <Column>(
  columns: Readonly<Record<string, Column>>,
  isWanted: (column: Column) => boolean,
): ReadonlySet<string> =>
  new Set(
    Object.entries(columns)
      .filter(([, column]) => isWanted(column))
      .map(([field]) => field),
  );
