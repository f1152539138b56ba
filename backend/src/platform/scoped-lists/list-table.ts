/** Takes a value for the statement and answers the placeholder that stands for it. */
export type Bind = (value: unknown) => string;

/** A condition in SQL; everything a person typed goes through `bind`. */
export type Condition = (bind: Bind) => string;

/** What a list is sorted by. The table has an index (owner, part, expression, id) for each. */
export interface ListSort {
  /** SQL over the table's columns, exactly as the index has it. */
  readonly expression: string;
  /** An empty value is the smallest. */
  readonly isNullable: boolean;
  readonly direction: 'ASC' | 'DESC';
}

/**
 * Whose rows: those of these customers and, besides, of these clients. No client listed belongs to a
 * customer listed, so no row is found twice.
 */
export interface ListOwners {
  readonly customerIds: readonly number[];
  readonly clientIds: readonly number[];
}

/** A read model's table with a client, a customer, and indexes under both. */
export interface ListTable {
  readonly name: string;
  /** Splits an owner's rows, and stands behind the owner in every index: for example the state of a consignment. */
  readonly part: { readonly column: string; readonly values: readonly string[] } | null;
}

export interface ListRequest {
  readonly table: ListTable;
  readonly owners: ListOwners;
  readonly conditions: readonly Condition[];
  readonly sort: ListSort;
  readonly range: { readonly offset: number; readonly limit: number };
  /** How many rows there are, where that is known without counting. */
  readonly known: number | null;
  /**
   * True where the conditions cut out one stretch of the order asked for, so that walking along the order
   * might pass nearly everything first: then all that matches is gathered and sorted.
   */
  readonly isStretch?: boolean;
}
