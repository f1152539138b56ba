interface QueryState {
  readonly isError: boolean;
  readonly currentData?: unknown;
  readonly refetch: () => unknown;
}

/** Returns a function that repeats a query which failed without data; undefined for others, whose data is usable. */
export const retryOf = ({ isError, currentData, refetch }: QueryState): (() => void) | undefined =>
  isError && currentData === undefined ? () => void refetch() : undefined;
