type Pages<Row> = AsyncGenerator<readonly Row[], void, undefined>;

/** The same pages, of which the first has been read; null if there is none. */
export async function unlessEmpty<Row>(pages: Pages<Row>): Promise<Pages<Row> | null> {
  const first = await pages.next();
  return first.done ? null : withFirst(first.value, pages);
}

async function* withFirst<Row>(first: readonly Row[], rest: Pages<Row>): Pages<Row> {
  yield first;
  yield* rest;
}
