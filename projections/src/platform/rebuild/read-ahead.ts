/** Asks for the next batch while this one is worked on. */
export async function* readAhead<Batch>(
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Batch, void> {
  const iterator = batches[Symbol.asyncIterator]();
  let next = iterator.next();
  // Nobody may be waiting when it fails; whoever asks for it then hears of it.
  next.catch(() => undefined);
  for (;;) {
    const result = await next;
    if (result.done) return;
    next = iterator.next();
    next.catch(() => undefined);
    yield result.value;
  }
}
