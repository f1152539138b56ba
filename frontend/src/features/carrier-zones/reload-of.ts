interface Query {
  readonly isError: boolean;
  readonly currentData?: unknown;
  readonly refetch: () => unknown;
}

/** Loads a query again that failed and has no data; undefined for any other. */
export const reloadOf = ({ isError, currentData, refetch }: Query): (() => void) | undefined =>
  isError && currentData === undefined ? () => void refetch() : undefined;
