import type { ReactNode } from 'react';

import type { LiveReadModel } from '@contracts/realtime/messages';

import type { Failure } from '../api/api-error';
import type { EntityColumn } from './columns';
import type { GridRow } from './detail-rows';
import type { RowDetail } from './table/expandColumn';
import type { GridQuery } from './grid-query';
import type { GridSelection } from './selection';

/** A key for the row that has the focus. */
export interface RowCommand<Row extends GridRow> {
  readonly id: string;
  readonly label: string;
  /** tinykeys syntax. */
  readonly keys: string;
  readonly run: (row: Row) => void;
}

/** What was asked for could not be read. */
export interface GridError extends Failure {
  /** The rows are the right ones, only not the newest: they stay. */
  readonly isOfUpdate: boolean;
  readonly onRetry: () => void;
}

export interface EntityGridProps<Row extends GridRow> {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly columns: readonly EntityColumn<Row>[];
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly totalIsAtLeast?: boolean;
  readonly query: GridQuery;
  readonly onQueryChange: (change: Partial<GridQuery>) => void;
  /** Another list than the shown one is on its way. */
  readonly isFetching?: boolean;
  readonly error?: GridError | undefined;
  /** An `EmptyState` with the specified text. */
  readonly empty: ReactNode;
  readonly selection?: GridSelection;
  readonly isSelectable?: (row: Row) => boolean;
  readonly detail?: RowDetail<Row>;
  /** What the rows follow: those that somebody else has just changed get a green bar. */
  readonly readModel?: LiveReadModel;
  /** Rows with an amber bar. */
  readonly isOdd?: (row: Row) => boolean;
  /** Double click, or Enter on the row. */
  readonly onRowOpen?: (row: Row) => void;
  readonly rowCommands?: readonly RowCommand<Row>[];
  /** Rows as stacked cards below 640 px. */
  readonly renderCard?: (row: Row) => ReactNode;
  /** Most rows on one page; the pager's usual sizes unless given. */
  readonly sizes?: readonly number[];
}
