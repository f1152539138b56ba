/** Collects items that arrive within `windowMs` and passes them on as one batch. */
export function createBatch<Item>(windowMs: number, onBatch: (items: readonly Item[]) => void) {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    const items = waiting;
    waiting = [];
    timer = undefined;
    onBatch(items);
  }

  return {
    add(item: Item) {
      waiting.push(item);
      timer ??= setTimeout(send, windowMs);
    },
    /** Passes the waiting items on at once. */
    flush() {
      clearTimeout(timer);
      if (waiting.length > 0) send();
      timer = undefined;
    },
  };
}
