interface QueryState {
  readonly isError: boolean;
  readonly currentData?: unknown;
  readonly refetch: () => unknown;
}

/** Repeats a query that failed without data; undefined for any other: options that were loaded once stay usable. */
export const retryOf = ({ isError, currentData, refetch }: QueryState): (() => void) | undefined =>
  isError && currentData === undefined ? () => void refetch() : undefined;
