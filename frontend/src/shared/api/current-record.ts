interface Answer {
  readonly currentData?: unknown;
  readonly isFetching: boolean;
}

interface Options {
  readonly selectFromResult?: (answer: Answer) => object;
}

const current = (answer: Answer): Answer => {
  const data = answer.currentData;
  const ofRecordOnly = { data, isLoading: answer.isFetching && data === undefined };
  return { ...answer, ...ofRecordOnly };
};

/**
 * A query hook whose argument names a record. RTK Query's `data` is the result for the previous argument until the
 * current one arrives; here it is undefined until then, so that no record is shown, or saved, as another. `isLoading`
 * is true while there is nothing to show.
 */
export function ofRecord<Hook extends (arg: never, options?: never) => object>(
  useQuery: Hook,
): Hook {
  function useRecordQuery(arg: never, options?: Options) {
    const select = options?.selectFromResult;
    const selectFromResult = (answer: Answer) => select?.(current(answer)) ?? current(answer);
    return useQuery(arg, { ...options, selectFromResult } as never);
  }
  return useRecordQuery as Hook;
}
