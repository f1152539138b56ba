import type { EntityColumn, GridRow } from '../columns';

/** A column that the list can be sorted by. */
export interface SortField {
  readonly field: string;
  readonly label: string;
}

export const sortFields = <Row extends GridRow>(
  columns: readonly EntityColumn<Row>[],
): SortField[] =>
  columns.flatMap(({ field, headerName, sortable }) =>
    sortable !== false && headerName ? [{ field, label: headerName }] : [],
  );
