import type { GridRowId } from '@mui/x-data-grid';

export interface GridRow {
  readonly id: number;
}

/**
 * Master and detail is not in the community grid: a row of its own follows its parent instead,
 * with one cell over all columns.
 */
export interface DetailRow<Row extends GridRow> {
  readonly id: string;
  readonly detailOf: Row;
}

export type ShownRow<Row extends GridRow> = Row | DetailRow<Row>;

const detailId = (id: number) => `${id}:detail`;

export const isDetailRow = <Row extends GridRow>(row: ShownRow<Row>): row is DetailRow<Row> =>
  'detailOf' in row;

export const isDetailId = (id: GridRowId): boolean => typeof id === 'string';

export function withDetails<Row extends GridRow>(
  rows: readonly Row[],
  expanded: ReadonlySet<number>,
  has: (row: Row) => boolean = () => true,
): ShownRow<Row>[] {
  return rows.flatMap((row): ShownRow<Row>[] =>
    expanded.has(row.id) && has(row) ? [row, { id: detailId(row.id), detailOf: row }] : [row],
  );
}
