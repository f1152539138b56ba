interface QueryState {
  readonly currentData?: unknown;
  readonly isFetching: boolean;
}

interface Options {
  readonly selectFromResult?: (state: QueryState) => object;
}

const current = (state: QueryState): QueryState => {
  const data = state.currentData;
  const currentOnly = { data, isLoading: state.isFetching && data === undefined };
  return { ...state, ...currentOnly };
};

/**
 * Wraps a query hook whose argument names a record. RTK Query's `data` is the result for the previous argument until
 * the current one arrives; here it is undefined until then, so that no record is shown, or saved, as another.
 * `isLoading` is true while there is nothing to show.
 */
export function withCurrentData<Hook extends (arg: never, options?: never) => object>(
  useQuery: Hook,
): Hook {
  function useRecordQuery(arg: never, options?: Options) {
    const select = options?.selectFromResult;
    const selectFromResult = (state: QueryState) => select?.(current(state)) ?? current(state);
    return useQuery(arg, { ...options, selectFromResult } as never);
  }
  return useRecordQuery as Hook;
}
