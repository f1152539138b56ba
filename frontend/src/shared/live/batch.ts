/** Collects items that arrive within `windowMs` and passes them on as one batch. */
export function createBatch<Item>(windowMs: number, flush: (items: readonly Item[]) => void) {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    const items = waiting;
    waiting = [];
    timer = undefined;
    flush(items);
  }

  return {
    add(item: Item) {
      waiting.push(item);
      timer ??= setTimeout(send, windowMs);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
