import { failureOf } from '../api/api-error';
import type { EntityGridProps } from './entity-grid.types';
import type { GridRow } from './detail-rows';

/** What a query says of its answer. */
interface Answer {
  readonly isFetching: boolean;
  /** The answer to what is asked now, and not to what was asked before. */
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** How a list shows that it waits for another list, and that it got none: `failed`, and why. */
export const answerProps = (
  { isFetching, currentData, error, refetch }: Answer,
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
