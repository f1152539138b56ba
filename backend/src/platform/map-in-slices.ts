import { setImmediate } from 'node:timers/promises';

const MAX_SLICE_MS = 10;

/** Maps many items, yielding to other requests every few milliseconds. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let end = performance.now() + MAX_SLICE_MS;
  for (const [index, item] of items.entries()) {
    if (performance.now() > end) {
      await setImmediate();
      end = performance.now() + MAX_SLICE_MS;
    }
    results.push(map(item, index));
  }
  return results;
}
