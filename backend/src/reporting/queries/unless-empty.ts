type Pages<Row> = AsyncGenerator<readonly Row[], void, undefined>;

/** Reads the first page; returns all pages, or null if there are none. */
export async function unlessEmpty<Row>(pages: Pages<Row>): Promise<Pages<Row> | null> {
  const first = await pages.next();
  return first.done ? null : withFirst(first.value, pages);
}

async function* withFirst<Row>(first: readonly Row[], rest: Pages<Row>): Pages<Row> {
  yield first;
  yield* rest;
}
