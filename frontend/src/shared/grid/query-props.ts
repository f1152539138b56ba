import { useState } from 'react';

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
        isRefetchError: currentData !== undefined,
        onRetry: () => void refetch(),
      }
    : undefined,
});

interface LoadedData<Data> {
  /** Of the previous arguments until the response to the current ones arrives. */
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
}

/**
 * Returns the data of a list. Data of the previous page or filter stays until the next has loaded, but data of another
 * client or customer is never shown.
 *
 * @param owner client or customer of the request; undefined for all
 */
export function useOwnedData<Data>(
  owner: number | string | undefined,
  { data, currentData }: LoadedData<Data>,
): Data | undefined {
  const [loaded, setLoaded] = useState(owner);
  if (currentData !== undefined && loaded !== owner) setLoaded(owner);
  return loaded === owner ? data : currentData;
}
