import { failureOf } from '../api/api-error';
import type { EntityGridProps } from './entity-grid.types';
import type { GridRow } from './columns';

/** Result fields of a query hook. */
interface QueryState {
  readonly isFetching: boolean;
  /** Data of the current arguments, not of the previous ones. */
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Maps a query result to a list's loading and error props; `failed` is the error message. */
export const queryProps = (
  { isFetching, currentData, error, refetch }: QueryState,
  failed: string,
): Pick<EntityGridProps<GridRow>, 'isFetching' | 'error'> => ({
  isFetching: isFetching && currentData === undefined,
  error: error
    ? {
        ...failureOf(error, failed),
        isOfUpdate: currentData !== undefined,
        onRetry: () => void refetch(),
      }
    : undefined,
});
