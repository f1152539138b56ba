import type { ReactNode } from 'react';

import type { LiveReadModel } from '@contracts/realtime/messages';

import type { Failure } from '../api/api-error';
import type { EntityColumn, GridRow } from './columns';
import type { RowDetail } from './table/expand-column';
import type { GridQuery, GridSelection } from './grid-state';

/** Command for the focused row, bound to a key. */
export interface RowCommand<Row extends GridRow> {
  readonly id: string;
  readonly label: string;
  /** tinykeys syntax. */
  readonly keys: string;
  readonly run: (row: Row) => void;
}

/** Error of the list's query. */
export interface GridError extends Failure {
  /** Whether a refetch failed: the rows stay, but may be outdated. */
  readonly isRefetchError: boolean;
  readonly onRetry: () => void;
}

/** Filters of a list, for its sheet on a phone. */
export interface ListFilters {
  /** Number of active filters. */
  readonly count: number;
  /** Their controls; a change applies at once and replaces the URL. */
  readonly content: ReactNode;
  /** Resets the list to its default order and filters. */
  readonly onReset: () => void;
}

export interface EntityGridProps<Row extends GridRow> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly columns: readonly EntityColumn<Row>[];
  /** Undefined until the first response. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly totalIsAtLeast?: boolean;
  readonly query: GridQuery;
  readonly onQueryChange: (change: Partial<GridQuery>) => void;
  /** Whether a list other than the one shown is loading. */
  readonly isFetching?: boolean;
  readonly error?: GridError | undefined;
  /** An `EmptyState` with the specified text. */
  readonly empty: ReactNode;
  readonly selection?: GridSelection;
  readonly isSelectable?: (row: Row) => boolean;
  readonly detail?: RowDetail<Row>;
  /** Read model of the rows; rows just changed by others get a green bar. */
  readonly readModel?: LiveReadModel;
  /** Rows to mark with an amber bar. */
  readonly isHighlighted?: (row: Row) => boolean;
  /** Called on a double click on the row, or Enter. */
  readonly onRowOpen?: (row: Row) => void;
  readonly rowCommands?: readonly RowCommand<Row>[];
  /** Renders rows as cards below 640 px. */
  readonly renderCard?: (row: Row) => ReactNode;
  /** Filters shown in a sheet, together with the sort order, on a phone; elsewhere they are in the toolbar. */
  readonly filters?: ListFilters;
  /** Page sizes; default to the pager's. */
  readonly sizes?: readonly number[];
}
